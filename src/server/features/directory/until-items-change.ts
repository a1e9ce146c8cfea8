/** A memory for what is read of many items at once and asked for often. */
import { type UntilChange, untilChange } from "#server/platform/until-change.ts";

/** Among the tags of every change of an item that strangers may see. */
const ANY_ITEM = "results";

/** A memory of so many answers, until an item changes that strangers may see. */
export function untilItemsChange<Value>(max: number): UntilChange<Value> {
  return untilChange<Value>(ANY_ITEM, max);
}
