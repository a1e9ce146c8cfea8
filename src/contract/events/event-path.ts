/** The one address of an event's page, without language; religious events have theirs in the room about spirituality. */

import { paths, slugWithId } from "../paths.ts";
import type { EventCard } from "./event-views.ts";

export function eventPath({
  _id,
  slug,
  isReligious = false,
}: Pick<EventCard, "_id" | "slug"> & { isReligious?: boolean }) {
  const part = slugWithId(slug, _id);
  return isReligious ? paths.sevaEntry(part) : paths.event(part);
}
