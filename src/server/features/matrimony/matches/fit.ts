/** How one profile fits one's own, koota for koota, as messages: everything that a family may be told, and why. */
import { dayOf } from "#base/dates.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { compareGotras, compareMothers, type FamilyGotras } from "#contract/gotra/comparison.ts";
import { explainGotras, explainMothers } from "#contract/gotra/explanations.ts";
import {
  aboutKoota,
  explainException,
  explainFinding,
  explainManglik,
  explainManglikMatch,
  explainRules,
  explainStar,
  explainStatedStar,
  explainTotal,
} from "#contract/horoscope/explanations.ts";
import { type GunaMatch, matchGuna } from "#contract/horoscope/guna/match.ts";
import { compareManglik } from "#contract/horoscope/manglik/manglik.ts";
import { starOutcomes } from "#contract/horoscope/moon.ts";
import type { Fit, matches, ReadDetail } from "#contract/matrimony/matches.ts";
import type { MessageRef } from "#contract/message-refs.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { refuse } from "#server/platform/refusal.ts";
import { birthOf } from "../horoscopes/horoscopes.ts";
import { isListed } from "../profiles.ts";
import { findUnblocked, type ProfileRow } from "../queries.ts";
import { getHoroscope, getOpenOwn } from "./own-profile.ts";
import { traitsOf } from "./ranking.ts";
import { readDetail, toldManglik, toldTotal } from "./reading.ts";
import { judgeOf } from "./wishes.ts";

/** Of another family's profile that others find, and of the other side; it is told like a missing one otherwise. */
export async function showFit(ctx: Ctx, { id, otherId }: ParsedOf<typeof matches.fetchFit>): Promise<{ fit: Fit }> {
  const own = await getOpenOwn(ctx, id);
  const other = await getOther(ctx, otherId, own);
  const [mine, theirs] = [await getHoroscope(ctx, id), await getHoroscope(ctx, otherId)];
  const detail = await readDetail(ctx, { id: otherId, fitDetail: theirs.fitDetail });
  const guna = own.gender === "male" ? matchGuna(mine.arc, theirs.arc) : matchGuna(theirs.arc, mine.arc);
  const today = dayOf(ctx.clock.now());
  const traits = (row: ProfileRow) => traitsOf({ ...row, has_photo: row.photos.length > 0 }, today);
  return {
    fit: {
      wishes: judgeOf(own.preferences)(traits(other)),
      theirWishes: judgeOf(other.preferences)(traits(own)),
      guna: {
        ...viewGuna(guna, detail),
        ownStars: await starsOf(ctx, id),
        otherStars: detail === "stars" ? await starsOf(ctx, otherId) : [],
      },
      manglik: viewManglik(
        toldManglik({ stated: own.manglik, counted: mine.manglik }, "stars"),
        toldManglik({ stated: other.manglik, counted: theirs.manglik }, detail),
      ),
      gotra: { en: gotraLines(own, other, "en"), hi: gotraLines(own, other, "hi") },
    },
  };
}

async function getOther(ctx: Ctx, otherId: string, own: ProfileRow): Promise<ProfileRow> {
  const other = await findUnblocked(ctx, otherId);
  const isOpen = other && !other.deleted_at && isListed(other);
  return isOpen && other.owner_id !== memberOf(ctx).id && other.gender !== own.gender
    ? other
    : refuse("profile.not-found");
}

function viewGuna(guna: GunaMatch, detail: ReadDetail): Omit<Fit["guna"], "ownStars" | "otherStars"> {
  const total = toldTotal(guna.total, detail);
  const tellsPoints = detail === "points" || detail === "stars";
  return {
    detail,
    ruleset: guna.ruleset,
    most: guna.most,
    total: total ?? null,
    // Between two marks stands for the family's wish there, and not for a doubtful time.
    summary: tellsPoints || !guna.total ? explainTotal(total) : [],
    kootas: guna.kootas.map(({ koota, most, points, findings }) => ({
      koota,
      ...aboutKoota(koota),
      most,
      points: tellsPoints ? (points ?? null) : null,
      reasons: detail === "stars" ? findings.map((finding) => explainFinding(koota, finding)) : [],
    })),
    exceptions: tellsPoints ? guna.exceptions.map(explainException) : [],
    rules: explainRules(guna.ruleset),
  };
}

function viewManglik(own: Parameters<typeof compareManglik>[0], other: typeof own): Fit["manglik"] {
  return {
    own: [explainManglik(own)],
    other: [explainManglik(other)],
    match: explainManglikMatch(compareManglik(own, other)),
  };
}

async function starsOf(ctx: Ctx, profileId: string): Promise<MessageRef[]> {
  const birth = await birthOf(ctx, profileId);
  if (!birth) return [];
  if (birth.time === undefined && birth.star !== undefined) return [explainStatedStar(birth.star)];
  return starOutcomes(birth).map((star) => explainStar(star, star.share));
}

function gotraLines(own: ProfileRow, other: ProfileRow, language: "en" | "hi"): MessageRef[] {
  const [one, two] = [gotrasOf(own), gotrasOf(other)];
  return [
    ...explainGotras(compareGotras(one.own, two.own), language),
    ...compareMothers(one, two).flatMap((meeting) => explainMothers(meeting, language)),
  ];
}

function gotrasOf(row: ProfileRow): FamilyGotras {
  return { own: row.gotra ?? undefined, mother: row.mother_gotra ?? undefined };
}
