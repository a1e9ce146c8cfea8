/** Every room of the server, registered by hand in one visible list. */
import { placesRoutes } from "./features/places/routes.ts";
import type { Bound } from "./platform/http/bind.ts";

export const rooms: Bound[][] = [placesRoutes];
