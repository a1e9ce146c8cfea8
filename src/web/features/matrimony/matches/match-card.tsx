/** A suggestion: the profile, why it is suggested in a few lines, and all about the horoscopes when somebody asks. */
import { MoonStar, ScrollText, Users } from "lucide-react";
import type { Match } from "#contract/matrimony/matches.ts";
import type { Words } from "#messages/words.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { ProfileCard } from "../search/profile-card.tsx";
import { FitExplanation } from "./fit-explanation.tsx";
import { Line, WishLines } from "./wish-lines.tsx";

const MOST_POINTS = 36;

export function MatchCard({ ownId, match }: { ownId: string; match: Match }) {
  const t = useWords();
  const { profile, wishes, theirWishes, manglik, gotra } = match;
  const told = (value: Match["manglik"]["own"]) => t(`matches.manglik.${value}`);
  return (
    <div className="flex flex-col">
      <ProfileCard profile={profile} />
      <div className="-mt-2 flex flex-col gap-3 rounded-b-lg border border-line border-t-0 bg-card px-4 pt-5 pb-4 shadow-card">
        <ul className="flex flex-col gap-1.5">
          <WishLines profile={profile} wishes={wishes} theirWishes={theirWishes} />
          <Line icon={<MoonStar />}>{gunaText(t, match.guna)}</Line>
          <Line icon={<ScrollText />}>
            {t("matches.manglik", { own: told(manglik.own), other: told(manglik.other) })}
          </Line>
          <Line icon={<Users />}>{t(`matches.gotra.${gotra}`)}</Line>
        </ul>
        <Fold summary={<span className="font-semibold">{t("matches.fit")}</span>}>
          <FitExplanation ownId={ownId} otherId={profile._id} />
        </Fold>
      </div>
    </div>
  );
}

function gunaText(t: Words, { total, detail }: Match["guna"]): string {
  if (detail === "none") return t("matches.guna.kept");
  if (!total) return t("matches.guna.unknown");
  const { min, max } = total;
  return min === max
    ? t("matches.guna.exact", { points: min, most: MOST_POINTS })
    : t("matches.guna.range", { min, max, most: MOST_POINTS });
}
