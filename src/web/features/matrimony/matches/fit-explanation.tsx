/** How two profiles fit, asked for when somebody wants to read it: the kootas, manglik, gotra, and whose rules these are. */
import { type ReactNode, useEffect, useState } from "react";
import type { Fit } from "#contract/matrimony/matches.ts";
import type { ProfileCard } from "#contract/matrimony/views.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { LoadingRegion, SkeletonText } from "#web/ui/skeleton.tsx";
import { KootaTable } from "./koota-table.tsx";
import { fetchFit } from "./match-calls.ts";
import { WishLines } from "./wish-lines.tsx";

interface Props {
  ownId: string;
  otherId: string;
  /** Where the wishes are to be told too. */
  profile?: ProfileCard;
}

export function FitExplanation({ ownId, otherId, profile }: Props) {
  const t = useWords();
  const { fit, failed, again } = useFit(ownId, otherId);
  if (failed)
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p>{t("network.failed")}</p>
        <Button size="small" onClick={again}>
          {t("error.try-again")}
        </Button>
      </div>
    );
  if (!fit)
    return (
      <LoadingRegion label={t("matches.fit.loading")}>
        <SkeletonText lines={6} />
      </LoadingRegion>
    );
  const { manglik } = fit;
  const said = (sentences: Fit["manglik"]["own"]) => sentences.map(({ id, values }) => t.of(id, values)).join(" ");
  return (
    <div className="flex flex-col gap-5">
      {profile && (
        <Part title={t("matches.fit.wishes")}>
          <ul className="flex flex-col gap-1.5">
            <WishLines profile={profile} wishes={fit.wishes} theirWishes={fit.theirWishes} />
          </ul>
        </Part>
      )}
      <Part title={t("matches.fit.guna")}>
        <KootaTable guna={fit.guna} />
      </Part>
      <Part title={t("matches.fit.manglik")}>
        <p>{t("matches.fit.own-manglik", { value: said(manglik.own) })}</p>
        <p>{t("matches.fit.other-manglik", { value: said(manglik.other) })}</p>
        <p className="text-sm text-ink-soft">{said([manglik.match])}</p>
      </Part>
      <Part title={t("matches.fit.gotra")}>
        {fit.gotra[t.language].map(({ id, values }) => (
          <p key={id + JSON.stringify(values)} className="text-sm first-of-type:text-base">
            {t.of(id, values)}
          </p>
        ))}
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1.5">
      <h4 className="text-base font-semibold">{title}</h4>
      {children}
    </section>
  );
}

function useFit(ownId: string, otherId: string) {
  const [state, setState] = useState<{ fit?: Fit; failed?: boolean }>({});
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let gone = false;
    setState({});
    fetchFit(ownId, otherId).then(
      (fit) => gone || setState({ fit }),
      () => gone || setState({ failed: true }),
    );
    return () => {
      gone = true;
    };
  }, [ownId, otherId, tries]);
  return { ...state, again: () => setTries((n) => n + 1) };
}
