/** The calls about announcements. */
import { announcements } from "#contract/announcements/announcements.ts";
import { type Bound, bind } from "#server/platform/http/bind.ts";
import { listAnnouncements, showAnnouncement } from "./announcements.ts";
import {
  createAnnouncement,
  ownAnnouncementPage,
  prefillAnnouncement,
  updateAnnouncement,
  withdrawAnnouncement,
} from "./own-announcements.ts";

export const announcementsRoutes: Bound[] = bind(announcements, {
  fetch: listAnnouncements,
  fetchOne: async (ctx, { id }) => ({ announcement: await showAnnouncement(ctx, id) }),
  fetchAll: ownAnnouncementPage,
  prefill: async (ctx, { id }) => ({ announcement: await prefillAnnouncement(ctx, id) }),
  create: createAnnouncement,
  update: updateAnnouncement,
  withdraw: async (ctx, { id }) => {
    await withdrawAnnouncement(ctx, id);
    return {};
  },
});
