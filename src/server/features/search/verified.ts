/** Whether somebody has checked a business; what a stored row says is not enough, so that the GST number is computed as on its page (docs/decisions/0173, 0186). */
import { isGstNumber } from "#contract/gst-number.ts";
import type { ItemTraits } from "#server/features/directory/kinds.ts";

export function isVerified({ is_phone_confirmed, is_visited, gst_number }: ItemTraits): boolean {
  return is_phone_confirmed || is_visited || (gst_number !== null && isGstNumber(gst_number));
}
