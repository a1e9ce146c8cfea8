/** What stays of an item whose page was open: enough to lead there again, as it was called then. */
import type { KindKey } from "#contract/kinds.ts";

export interface RecentItem {
  kind: KindKey;
  id: string;
  name: string;
  what: string;
  place: string;
  /** Without language prefix. */
  path: string;
  /** The key of its first picture. */
  image?: string | undefined;
}
