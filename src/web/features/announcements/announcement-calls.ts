/** The calls of the pages about announcements in the browser, loaded after a page has come to life. */
import type { AnnouncementView } from "#contract/announcements/announcement-views.ts";
import { announcements } from "#contract/announcements/announcements.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import { call } from "#web/platform/calls/call.ts";
import type { AnnouncementQuery } from "./announcement-query.ts";

export function fetchAnnouncements(query: AnnouncementQuery): Promise<PayloadOf<typeof announcements.fetch>> {
  return call(announcements.fetch, query as object);
}

export async function fetchAnnouncement(id: string): Promise<AnnouncementView> {
  return (await call(announcements.fetchOne, { id })).announcement;
}

export function fetchOwnAnnouncements(cursor?: string): Promise<PayloadOf<typeof announcements.fetchAll>> {
  return call(announcements.fetchAll, { cursor });
}

export function withdrawAnnouncement(id: string): Promise<unknown> {
  return call(announcements.withdraw, { id });
}
