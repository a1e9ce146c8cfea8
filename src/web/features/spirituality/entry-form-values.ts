/** The form of an entry in the browser: its schema, what it starts with, and what is sent of it. */
import * as z from "zod/mini";
import { businessPart2 } from "#contract/business-fields.ts";
import type { EntryKind } from "#contract/spirituality/choices.ts";
import { entryForm, fitsItsKind } from "#contract/spirituality/entry-form.ts";
import type { PrefilledEntry } from "#contract/spirituality/entry-views.ts";
import type { UserData } from "#contract/user-data.ts";

const { imageOrder: _, ...fields } = entryForm;
/** The state leads to the city and is not sent. Pictures travel beside the fields. */
export const entryFormSchema = z.strictObject({ ...fields, fkStateId: businessPart2.fkStateId }).check(fitsItsKind);
export type EntryValues = z.input<typeof entryFormSchema>;
export type EntrySent = Omit<EntryValues, "fkStateId"> & { imageOrder: string[] };

const EMPTY = {
  title: "",
  description: "",
  body: "",
  textKind: "" as const,
  address: "",
  businessLocation: undefined,
  howToReach: "",
  timings: "",
  services: [],
  languages: [],
  shakha: "" as const,
  fee: "",
  startsOn: "",
  endsOn: "",
  startsAt: "",
};

/** Reached as the member is, until something else is written. */
export function newEntryValues(kind: EntryKind, user: UserData | undefined): EntryValues {
  return {
    ...EMPTY,
    kind,
    fkStateId: user?.fkStateId ?? "",
    fkCityId: user?.fkStateId ? (user.fkCityId ?? "") : "",
    contactPerson: user?.name ?? "",
    phoneNo: user?.phoneNo ?? "",
  };
}

/** As the owner saved it last. */
export function valuesOfEntry({ _id, slug: _slug, images: _images, ...entry }: PrefilledEntry): EntryValues {
  const { lat, lng } = entry.businessLocation ?? {};
  return {
    ...entry,
    businessLocation: lat === undefined ? undefined : { lat: String(lat), lng: String(lng) },
  } as EntryValues;
}
