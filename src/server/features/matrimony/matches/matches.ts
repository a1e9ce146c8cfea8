/** Profiles that fit one's own, with the reasons, and how much of a fit a family lets others see. */
import { dayOf } from "#base/dates.ts";
import type { ParsedOf, PayloadOf } from "#contract/endpoint.ts";
import type { Match, matches } from "#contract/matrimony/matches.ts";
import type { Preferences } from "#contract/matrimony/preferences.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { storeHoroscope } from "../horoscopes/horoscopes.ts";
import { findHoroscope, setFitDetail as writeFitDetail } from "../horoscopes/queries.ts";
import { viewProfileCard } from "../view.ts";
import { getHoroscope, getOpenOwn, getOwn } from "./own-profile.ts";
import { listCandidates, listWhole } from "./queries.ts";
import { type Ranked, rank } from "./ranking.ts";
import { toldManglik, toldTotal } from "./reading.ts";

/** The newest so many are weighed: far more than a family looks through, and weighed in a tenth of a second. */
const WEIGHED = 10_000;

/** A page of suggestions for one of the caller's profiles, the best first. */
export async function matchPage(
  ctx: Ctx,
  { id, limit, cursor }: ParsedOf<typeof matches.fetchAll>,
): Promise<PayloadOf<typeof matches.fetchAll>> {
  const own = await getOpenOwn(ctx, id);
  const { arc, manglik, fitDetail } = await getHoroscope(ctx, id);
  const now = ctx.clock.now();
  const candidates = await listCandidates(ctx, {
    ownerId: memberOf(ctx).id,
    gender: own.gender === "male" ? "female" : "male",
    firm: firmOf(own.preferences),
    today: dayOf(now),
    limit: WEIGHED,
  });
  const start = startOf(cursor);
  const after = rank(own, arc, candidates, now)
    .map((ranked) => ({ ...ranked, at_micros: ranked.score }))
    .filter(({ score, id }) => score < Number(start.atMicros) || (score === Number(start.atMicros) && id < start.id));
  const page = pageOf(after.slice(0, limit + 1), limit);
  return {
    matches: await viewMatches(ctx, page.rows, toldManglik({ stated: own.manglik, counted: manglik }, "stars")),
    fitDetail,
    nextCursor: page.nextCursor,
  };
}

/** For whoever was not granted the horoscope; it takes effect with the next answer. */
export async function setFitDetail(
  ctx: Ctx,
  { id, fitDetail }: ParsedOf<typeof matches.setFitDetail>,
): Promise<PayloadOf<typeof matches.setFitDetail>> {
  await getOwn(ctx, id);
  // One from before horoscopes were stored has no row yet.
  if (!(await findHoroscope(ctx, id))) await storeHoroscope(ctx, id, ctx.clock.now());
  await writeFitDetail(ctx, id, fitDetail);
  return { fitDetail };
}

/** As every member with a plan may read them: what a grant adds stands with the fit of one. */
async function viewMatches(ctx: Ctx, ranked: Ranked[], own: Match["manglik"]["own"]): Promise<Match[]> {
  const rows = await listWhole(
    ctx,
    ranked.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ranked.flatMap(({ id, score, candidate, wishes, theirWishes, gotra, total }) => {
    const row = byId.get(id);
    if (!row) return [];
    const detail = candidate.fit_detail ?? "range";
    const counted = candidate.counted_manglik ?? "unknown";
    return {
      profile: viewProfileCard(ctx, row),
      score,
      wishes,
      theirWishes,
      guna: { detail, total: toldTotal(total, detail) ?? null },
      manglik: { own, other: toldManglik({ stated: row.manglik, counted }, detail) },
      gotra,
    };
  });
}

/** Of the wishes those that leave out, as filters of the search. */
function firmOf({ ageFrom, ageTo, maritalStatuses, avoidGotras, notManglik }: Preferences): Preferences {
  return { ageFrom, ageTo, maritalStatuses, avoidGotras, notManglik };
}
