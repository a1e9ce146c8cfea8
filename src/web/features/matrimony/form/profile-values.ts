/** The biodata in the browser: what its form starts with, and what is sent of what was typed. */
import type { OwnProfile } from "#contract/matrimony/views.ts";
import type { UserData } from "#contract/user-data.ts";
import type { Pictures } from "#web/platform/pictures/use-pictures.ts";
import { askedPreferences } from "./profile-steps.ts";

/** All parts in one, as their controls hold them. */
export type ProfileValues = Record<string, unknown>;

/** Other families talk to whoever writes it, until somebody else is named. */
export function newProfileValues(user: UserData | undefined): ProfileValues {
  return {
    contactPerson: user?.name,
    phoneNo: user?.phoneNo,
    email: user?.email,
    ...(user?.fkStateId && { fkStateId: user.fkStateId, fkCityId: user.fkCityId }),
  };
}

/** As the owner saved it, changes that wait included. */
export function valuesOfProfile({ preferences, photos, ...profile }: OwnProfile): ProfileValues {
  return {
    ...profile,
    ...preferences,
    preferences,
    avoidGotras: preferences.avoidGotras?.join(", "),
    privacyOf: Object.fromEntries(photos.map(({ key, privacy }) => [key, privacy])),
  };
}

const NOT_SENT = ["fkStateId", "fkBirthStateId", "privacyOf", "avoidGotras", ...Object.keys(askedPreferences)];

/** What the call takes; `fields` are those of its input. */
export function sentOf(values: ProfileValues, { list, order }: Pictures, fields: object): Record<string, unknown> {
  const privacyOf = (values.privacyOf ?? {}) as Record<string, string>;
  const known = Object.entries(values).filter(
    ([name, value]) => name in fields && !NOT_SENT.includes(name) && value !== null && value !== undefined,
  );
  return {
    ...Object.fromEntries(known),
    preferences: preferencesOf(values),
    imageOrder: order,
    photoPrivacy: list.map(({ id }) => privacyOf[id] ?? "granted"),
  };
}

function preferencesOf(values: ProfileValues): Record<string, unknown> {
  const before = (values.preferences ?? {}) as Record<string, unknown>;
  const gotras = String(values.avoidGotras ?? "").split(",");
  const asked = {
    ...Object.fromEntries(Object.keys(askedPreferences).map((name) => [name, values[name]])),
    avoidGotras: gotras.map((gotra) => gotra.trim()).filter(Boolean),
  };
  return Object.fromEntries(Object.entries({ ...before, ...asked }).filter(([, value]) => isSaid(value)));
}

const isSaid = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== "" && value !== false && value !== null;
