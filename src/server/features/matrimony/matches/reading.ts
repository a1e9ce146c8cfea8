/** How much of a fit the caller may read of another family's profile: the one place that asks for grants. */
import { bandOf } from "#contract/horoscope/explanations.ts";
import type { PointRange } from "#contract/horoscope/guna/match.ts";
import type { FitDetail, ReadDetail } from "#contract/matrimony/matches.ts";
import { grantedScopes } from "#server/features/consents/grants.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { profileSubject } from "../consent-subject.ts";

/** Whether the caller was granted the horoscope of a profile. */
export async function readsHoroscope(ctx: Ctx, profileId: string): Promise<boolean> {
  return (await grantedScopes(ctx, { kind: profileSubject, id: profileId }, memberOf(ctx).id)).includes("horoscope");
}

/** With a grant everything, without one what the family lets everybody see. */
export async function readDetail(
  ctx: Ctx,
  { id, fitDetail }: { id: string; fitDetail: FitDetail },
): Promise<ReadDetail> {
  return (await readsHoroscope(ctx, id)) ? "stars" : fitDetail;
}

/** Where the bands that families use begin and end; totals have halves. */
const BANDS = {
  low: { min: 0, max: 17.5 },
  average: { min: 18, max: 24.5 },
  good: { min: 25, max: 32.5 },
  excellent: { min: 33, max: 36 },
};

/** The total as far as it may be told: eight exact points name the nakshatra in seven pairs of eight, and an exact total leaves two of twenty-seven. */
export function toldTotal(total: PointRange | undefined, detail: ReadDetail): PointRange | undefined {
  if (!total || detail === "none") return undefined;
  if (detail !== "range") return total;
  return { min: BANDS[bandOf(total.min)].min, max: BANDS[bandOf(total.max)].max };
}

/** Whether somebody is manglik: as the family says, else as counted where the points may be told. */
export function toldManglik(
  { stated, counted }: { stated: string; counted: ManglikValue },
  detail: ReadDetail,
): ManglikValue {
  if (stated !== "unknown") return stated === "no" ? "none" : (stated as "partial" | "yes");
  return detail === "points" || detail === "stars" ? counted : "unknown";
}
type ManglikValue = "none" | "partial" | "yes" | "unknown";
