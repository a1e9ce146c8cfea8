/** The mark and the portal's name, as a link home. */
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { KeptPart } from "#web/platform/loading/kept-part.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Link } from "#web/ui/link.tsx";
import { LotusBridge } from "#web/ui/lotus-bridge.tsx";

/** The name the operator gave; the catalogue's when nothing could be loaded. */
export function useBrand(): string {
  const t = useWords();
  return useSiteFacts()?.brand ?? t("site.brand");
}

interface Props {
  /** Only the mark for a member who reads large text on a phone, where the bell needs the room of the name. */
  short?: boolean;
}

export function Brand({ short }: Props) {
  const here = useHere();
  const brand = useBrand();
  return (
    <Link to={here(paths.home())} className="flex min-h-11 shrink-0 items-center rounded-md">
      <KeptPart as="span" sameFor={`${brand} ${short}`} className="flex items-center gap-2">
        <LotusBridge className="size-9" />
        <span
          className={classNames(
            "font-display text-lg leading-none font-bold text-maroon cramped:text-base",
            short && "member:cramped:sr-only",
          )}
        >
          {brand}
        </span>
      </KeptPart>
    </Link>
  );
}
