/** Every room of the server, registered by hand in visible lists: calls, jobs, timed jobs, and routes beside the API. */
import type { FastifyInstance } from "fastify";
import { indexBusiness, indexListing } from "./features/home/search-index.ts";
import { registerSitemaps } from "./features/home/sitemaps.ts";
import { notificationsRoutes } from "./features/notifications/routes.ts";
import { registerNotificationStream } from "./features/notifications/stream.ts";
import { placesRoutes } from "./features/places/routes.ts";
import type { Bound } from "./platform/http/bind.ts";
import type { Base } from "./platform/http/server.ts";
import type { Task } from "./platform/jobs.ts";
import type { Hear } from "./platform/listening.ts";
import type { Ports } from "./platform/ports.ts";

/** The calls of the contract. */
export const rooms: Bound[][] = [placesRoutes, notificationsRoutes];

/** What the queue can do, by name. */
export const tasks: Record<string, Task> = {};

/** Timed jobs, one line each in the queue's notation (minute hour day month weekday task), in UTC. */
export const timed: string[] = [];

/** Routes beside the API: downloads, webhooks, streams, stored files. */
export const plain: Array<(app: FastifyInstance, base: Base, hear: Hear) => void | Promise<void>> = [
  registerSitemaps,
  registerNotificationStream,
];

/** What earlier rooms need of later ones. */
export const handedDown: Pick<Ports, "reindex"> = {
  reindex: async (ctx, { businessIds = [], listingIds = [] }) => {
    for (const id of businessIds) await indexBusiness(ctx, id);
    for (const id of listingIds) await indexListing(ctx, id);
  },
};
