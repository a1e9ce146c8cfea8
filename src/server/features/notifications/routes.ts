/** The calls about notifications, and how they leave the portal. */
import { shortId } from "#base/ids.ts";
import { alertSettings } from "#contract/alert-settings.ts";
import { notifications } from "#contract/notifications.ts";
import { pushSettings } from "#contract/push-settings.ts";
import { bind } from "#server/platform/http/bind.ts";
import { getAlertSettings, setAlertSettings } from "./alerts/settings.ts";
import {
  countOwnUnread,
  createOwnNote,
  findForLead,
  listOwn,
  readAll,
  readOne,
  removeAll,
  removeOne,
} from "./notifications.ts";
import { addDevice, getPushSettings, removeDevice, setPushSettings } from "./push/settings.ts";
import { streamOwn } from "./stream.ts";
import { viewNotification } from "./view.ts";

export const notificationsRoutes = bind(notifications, {
  create: async (ctx, { notification, redirect }) => ({
    notification: viewNotification(await createOwnNote(ctx, { text: notification, redirect })),
  }),
  fetchAll: async (ctx, page) => {
    const { rows, nextCursor } = await listOwn(ctx, page);
    return { notifications: rows.map(viewNotification), nextCursor };
  },
  count: async (ctx) => ({ total: await countOwnUnread(ctx) }),
  stream: async (ctx) => streamOwn(ctx),
  markAsRead: async (ctx, { id }) => ({ total: await readOne(ctx, id) }),
  markAllAsRead: async (ctx) => ({ total: await readAll(ctx) }),
  delete: async (ctx, { id }) => ({ total: await removeOne(ctx, id) }),
  deleteAll: async (ctx) => ({ total: await removeAll(ctx) }),
  createForLead: async (ctx, { fkUserId, fkListingId, fkBusinessId }) => {
    const id = await findForLead(ctx, { ownerId: fkUserId, listingId: fkListingId, businessId: fkBusinessId });
    return { _id: id === null ? null : shortId(id) };
  },
});

export const alertSettingsRoutes = bind(alertSettings, {
  fetch: async (ctx) => getAlertSettings(ctx),
  update: async (ctx, settings) => setAlertSettings(ctx, settings),
});

export const pushSettingsRoutes = bind(pushSettings, {
  fetch: async (ctx) => getPushSettings(ctx),
  update: async (ctx, settings) => setPushSettings(ctx, settings),
  addDevice: async (ctx, device) => addDevice(ctx, device),
  removeDevice: async (ctx, device) => removeDevice(ctx, device),
});
