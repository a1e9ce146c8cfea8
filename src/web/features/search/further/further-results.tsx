/** What a search finds of the kinds that have search pages of their own: asked for once the page stands, and shown only where there is something. */
import { ArrowRight } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useHere, useWords, WithWords } from "#web/platform/language/words.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { FURTHER_KINDS, type Searched } from "./further-kinds.tsx";

type Found = { key: string; cards: ReactNode; isMore: boolean };

/** Give it a new `key` for another search. */
export default function FurtherResults({ searched }: { searched: Searched }) {
  const found = useFurther(searched);
  return FURTHER_KINDS.map((kind) => {
    const one = found.find(({ key }) => key === kind.key);
    return (
      one && (
        <WithWords key={kind.key} group={kind.group}>
          <FurtherSection heading={kind.heading} more={one.isMore ? kind.path(searched) : undefined} id={kind.key}>
            {one.cards}
          </FurtherSection>
        </WithWords>
      )
    );
  });
}

interface SectionProps {
  id: string;
  heading: (typeof FURTHER_KINDS)[number]["heading"];
  /** Where the rest is, if there is more. */
  more: string | undefined;
  children: ReactNode;
}

function FurtherSection({ id, heading, more, children }: SectionProps) {
  const t = useWords();
  const here = useHere();
  return (
    <section aria-labelledby={`further-${id}`} className="mt-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={`further-${id}`} className="text-xl">
          {t(heading)}
        </h2>
        {more && (
          <ButtonLink
            look="quiet"
            size="small"
            to={here(more)}
            aria-label={`${t("results.further.all")}: ${t(heading)}`}
          >
            {t("results.further.all")}
            <ArrowRight aria-hidden="true" />
          </ButtonLink>
        )}
      </div>
      {children}
    </section>
  );
}

/** A kind that does not answer is left out: the page has what was asked of it first. */
function useFurther(searched: Searched): Found[] {
  const [found, setFound] = useState<Found[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: mounted anew for another search
  useEffect(() => {
    let gone = false;
    for (const { key, find } of FURTHER_KINDS)
      find(searched).then(
        (one) => gone || !one || setFound((before) => [...before, { key, ...one }]),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, []);
  return found;
}
