/** The form of an announcement in the browser: its schema, what it starts with, and what is sent of it. */
import * as z from "zod/mini";
import { announcementForm, fitsItsKind } from "#contract/announcements/announcement-form.ts";
import type { PrefilledAnnouncement } from "#contract/announcements/announcement-views.ts";
import type { AnnouncementKind } from "#contract/announcements/choices.ts";
import { businessPart2 } from "#contract/business-fields.ts";
import type { UserData } from "#contract/user-data.ts";

const { imageOrder: _, ...fields } = announcementForm;
/** The state leads to the city and is not sent. The photo travels beside the fields. */
export const announcementFormSchema = z
  .strictObject({ ...fields, fkStateId: businessPart2.fkStateId })
  .check(fitsItsKind);
export type AnnouncementValues = z.input<typeof announcementFormSchema>;
export type AnnouncementSent = Omit<AnnouncementValues, "fkStateId"> & { imageOrder: string[] };

export function newAnnouncementValues(kind: AnnouncementKind, user: UserData | undefined): AnnouncementValues {
  return {
    kind,
    personName: "",
    partnerName: "",
    relation: "",
    relatives: "",
    happenedOn: "",
    age: "",
    firstCeremony: "",
    firstOn: "",
    firstAt: "",
    secondCeremony: "",
    secondOn: "",
    secondAt: "",
    ceremonyPlace: "",
    atHome: false,
    fkStateId: user?.fkStateId ?? "",
    fkCityId: user?.fkStateId ? (user.fkCityId ?? "") : "",
    words: "",
    audience: "members",
    commentsOpen: true,
    familyAgrees: false,
  };
}

/** As the family saved it last; its word is asked for each time. */
export function valuesOfAnnouncement({
  _id,
  slug: _slug,
  images: _images,
  ...one
}: PrefilledAnnouncement): AnnouncementValues {
  return { ...one, familyAgrees: false } as AnnouncementValues;
}
