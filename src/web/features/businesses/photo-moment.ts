/** When an owner is asked for a photo of a business: once it is public, and once more when the first member has contacted it. */
import { DAY_MS } from "#base/dates.ts";
import type { OwnBusiness } from "#contract/own-businesses.ts";
import { inBrowser } from "#web/platform/browser/storage.ts";

type PhotoMoment = "public" | "contacted";

/** The pictures in the second part of the form, as the link to them names them. */
export const PICTURES_ANCHOR = "pictures";

const QUIET_DAYS = 30;

/** The first of these businesses to ask about; undefined when none lacks a photo, or its owner has said "not now" within thirty days. */
export function photoToAskFor(
  businesses: readonly OwnBusiness[],
  now: number,
): { business: OwnBusiness; moment: PhotoMoment } | undefined {
  for (const business of businesses) {
    const moment = momentOf(business);
    if (moment && now - Number(inBrowser.read(keyOf(business, moment)) ?? 0) > QUIET_DAYS * DAY_MS)
      return { business, moment };
  }
  return undefined;
}

/** Remembered on this device; the other moment asks by itself. */
export function putOff(business: OwnBusiness, moment: PhotoMoment, now: number): void {
  inBrowser.write(keyOf(business, moment), String(now));
}

/** An edit that waits for the staff may hold a photo already. */
function momentOf({ isApproved, images, hasPendingEdit, leadsCount }: OwnBusiness): PhotoMoment | undefined {
  if (!isApproved || hasPendingEdit || images.length > 0) return undefined;
  return leadsCount > 0 ? "contacted" : "public";
}

function keyOf({ _id }: OwnBusiness, moment: PhotoMoment): string {
  return `viprasetu.photo.${_id}.${moment}`;
}
