/** The form of a gift that came by hand, in the browser. */
import * as z from "zod/mini";
import { donorComplete, offlineForm } from "#contract/donations/donation-fields.ts";

export const giftForm = z.strictObject(offlineForm).check(donorComplete);
export type GiftValues = z.input<typeof giftForm>;
