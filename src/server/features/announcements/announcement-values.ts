/** The form of an announcement as columns. What its kind does not have is left empty, whatever was typed. */
import { fold } from "#base/fold.ts";
import type { CeremonyView } from "#contract/announcements/announcement-views.ts";
import type { announcements } from "#contract/announcements/announcements.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { getPlace } from "#server/features/places/places.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { PendingAnnouncement } from "#server/tables/json-columns.ts";

type Given = Omit<ParsedOf<typeof announcements.update>, "id" | "imageOrder">;
export type AnnouncementValues = Required<PendingAnnouncement>;

export async function valuesOf(ctx: Ctx, given: Given, imageId: string | null): Promise<AnnouncementValues> {
  const place = await getPlace(ctx, given.fkCityId);
  const isMarriage = given.kind === "marriage";
  const partner = isMarriage ? (given.partnerName ?? null) : null;
  const ceremonies = ceremoniesOf(given);
  const name = partner === null ? given.personName : `${given.personName} & ${partner}`;
  const relatives = given.relatives ?? null;
  return {
    name,
    person_name: given.personName,
    partner_name: partner,
    relation: given.relation,
    relatives,
    happened_on: given.happenedOn,
    age: given.kind === "death" ? (given.age ?? null) : null,
    ceremonies,
    ceremony_place: given.ceremonyPlace ?? null,
    at_home: given.atHome,
    place_id: place.id,
    words: given.words,
    image_id: imageId,
    folded: foldedOf({ name, relatives, words: given.words }),
  };
}

/** What the search of the archive looks into. */
export function foldedOf({ name, relatives, words }: { name: string; relatives: string | null; words: string }) {
  return fold([name, relatives ?? "", words].join(" "));
}

function ceremoniesOf(given: Given): CeremonyView[] {
  const held = [
    { what: given.firstCeremony, on: given.firstOn, at: given.firstAt },
    { what: given.secondCeremony, on: given.secondOn, at: given.secondAt },
  ];
  // In the order in which jsonb keeps the fields, so that what did not change is seen to be the same.
  return held.flatMap(({ what, on, at }) => (what && on ? [{ at: at ?? null, on, what }] : []));
}
