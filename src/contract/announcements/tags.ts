/** What cached pages that show announcements are tagged with. */
import { longId } from "#base/ids.ts";

/** The tag of the list. */
export const LIST_TAG = "announcements";

/** The tag of pages that show this one, named by its UUID or by its id as it stands in links. */
export const itemTag = (id: string) => `announcement:${longId(id)}`;
