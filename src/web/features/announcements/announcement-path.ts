/** The one address of an announcement's page, without language. */
import type { AnnouncementCard } from "#contract/announcements/announcement-views.ts";
import { paths, slugWithId } from "#contract/paths.ts";

export function announcementPath({ _id, slug }: Pick<AnnouncementCard, "_id" | "slug">): string {
  return paths.announcement(slugWithId(slug, _id));
}
