/** The two parts of the business form: their schemas, where the first waits for the second, and what of an edit waits for the staff. */
import * as z from "zod/mini";
import { businessPart1, businessPart2, type PrefilledBusiness } from "#contract/business-fields.ts";
import { choice } from "#contract/choice-fields.ts";
import type { OwnBusiness } from "#contract/own-businesses.ts";
import type { MessageId } from "#messages/words.ts";

const { imageOrder: _, ...part2Fields } = businessPart2;

/** The category leads to the subcategory, so that the form asks for it too. */
export const part1Form = z.strictObject({ ...businessPart1, fkCategoryId: choice("businesses.label.category") });
/** Pictures travel beside the fields. */
export const part2Form = z.strictObject(part2Fields);
export type Part1 = z.input<typeof part1Form>;
export type Part2 = z.input<typeof part2Form>;
export type Part1Output = z.output<typeof part1Form>;
export type Part2Output = z.output<typeof part2Form>;

/** Names of the forms in this tab, and of the first part that waits for the second. */
export const NEW_PART1 = "business-new-part1";
export const NEW_PART2 = "business-new-part2";
export const WAITING_PART1 = "business-new-waiting";

/** What of an approved business waits for the staff: where the waiting edit differs from what is public. */
export function waitingFields(own: OwnBusiness, edit: PrefilledBusiness): MessageId[] {
  if (!own.hasPendingEdit) return [];
  const differs: Array<[MessageId, boolean]> = [
    ["businesses.label.name", own.businessName !== edit.businessName],
    ["businesses.label.sub-category", own.fkSubCategoryId !== edit.fkSubCategoryId],
    ["businesses.further", own.fkFurtherSubCategoryIds.join() !== edit.fkFurtherSubCategoryIds.join()],
    ["businesses.label.website", (own.website ?? "") !== edit.website],
    ["businesses.label.pictures", own.images.join() !== edit.images.join()],
  ];
  return differs.flatMap(([label, isWaiting]) => (isWaiting ? [label] : []));
}
