/** Which profiles the reader has chosen to compare, remembered by this tab. */
import { COMPARED_MAX } from "#contract/matrimony/family-views.ts";
import { tabValue } from "#web/platform/browser/tab-value.ts";

const stored = tabValue<string[]>("viprasetu.compared-profiles");

export function useCompared() {
  const ids = stored.use() ?? [];
  return {
    ids,
    isFull: ids.length >= COMPARED_MAX,
    toggle: (id: string) => stored.write(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
  };
}
