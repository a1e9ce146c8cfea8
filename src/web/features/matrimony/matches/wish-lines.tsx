/** What both families look for, beside what is so: short lines with a sign each. */
import { Check, CircleHelp, Heart, Minus } from "lucide-react";
import type { ReactNode } from "react";
import type { Wish, WishVerdicts } from "#contract/matrimony/matches.ts";
import type { ProfileCard } from "#contract/matrimony/views.ts";
import type { Words } from "#messages/words.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { gotraText, subCommunityText } from "../facts/community-texts.ts";
import { heightText } from "../heights.ts";
import { ageText, placeText } from "../search/profile-texts.ts";

interface Props {
  profile: ProfileCard;
  wishes: WishVerdicts;
  theirWishes: WishVerdicts;
}

/** The lines alone, for a list. */
export function WishLines({ profile, wishes, theirWishes }: Props) {
  const t = useWords();
  const named = (verdict: WishVerdicts[number]["verdict"]) => wishes.filter((one) => one.verdict === verdict);
  const [met, missed, unknown] = [named("met"), named("missed"), named("unknown")];
  const missedByUs = theirWishes.filter(({ verdict }) => verdict === "missed");
  return (
    <>
      {wishes.length === 0 && <Line icon={<Minus />}>{t("matches.no-wishes")}</Line>}
      {met.length > 0 && (
        <Line icon={<Check className="text-open" />}>
          {t("matches.met", { wishes: met.map(({ wish }) => t(`matches.wish.${wish}`)).join(", ") })}
        </Line>
      )}
      {missed.length > 0 && (
        <Line icon={<Minus />}>
          {t("matches.missed", { wishes: missed.map(({ wish }) => wishWithValue(t, wish, profile)).join(", ") })}
        </Line>
      )}
      {unknown.length > 0 && (
        <Line icon={<CircleHelp />}>
          {t("matches.unknown", { wishes: unknown.map(({ wish }) => t(`matches.wish.${wish}`)).join(", ") })}
        </Line>
      )}
      {theirWishes.length > 0 && (
        <Line icon={<Heart />}>
          {missedByUs.length > 0
            ? t("matches.theirs.missed", {
                wishes: missedByUs.map(({ wish }) => t(`matches.wish.${wish}`)).join(", "),
              })
            : t("matches.theirs.met")}
        </Line>
      )}
    </>
  );
}

/** One short line of a list; the words say it, the sign only helps. */
export function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2 text-sm">
      <span aria-hidden="true" className="mt-0.5 text-ink-soft [&>svg]:size-4">
        {icon}
      </span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

/** 'height (5 ft 1 in)'. */
function wishWithValue(t: Words, wish: Wish, profile: ProfileCard): string {
  const value = textOf(t, wish, profile);
  const name = t(`matches.wish.${wish}`);
  return value ? t("matches.wish.value", { wish: name, value }) : name;
}

function textOf(t: Words, wish: Wish, profile: ProfileCard): string | null {
  const values: Record<Wish, () => string | null> = {
    age: () => ageText(t, profile),
    height: () => heightText(t, profile.heightCm),
    "marital-status": () => t(`matrimony.marital.${profile.maritalStatus}`),
    "mother-tongue": () => t(`matrimony.tongue.${profile.motherTongue}`),
    "sub-community": () => subCommunityText(t, profile),
    gotra: () => gotraText(t, profile),
    education: () => (t.language === "hi" ? profile.qualificationHi : profile.qualification),
    work: () => t(`matrimony.work.${profile.workKind}`),
    income: () => profile.incomeBand && t(`matrimony.income.${profile.incomeBand}`),
    diet: () => t(`matrimony.diet.${profile.diet}`),
    place: () => placeText(t, profile),
    manglik: () => profile.manglik && t(`matrimony.manglik.${profile.manglik}`),
    photo: () => t("matrimony.photos.count", { n: profile.photosCount }),
  };
  return values[wish]();
}
