/** The calls of the landing page and of the facts about a place. */
import { landing } from "#contract/landing.ts";
import { placeFacts } from "#contract/place-facts.ts";
import type { Kinds } from "#server/features/directory/kinds.ts";
import { bind } from "#server/platform/http/bind.ts";
import { communityNumbers } from "./numbers.ts";
import { tellOfPlace } from "./place-facts.ts";

export const landingRoutes = bind(landing, {
  fetchNumbers: async (ctx) => ({ numbers: await communityNumbers(ctx) }),
});

export const placeFactsRoutes = (kinds: Kinds) =>
  bind(placeFacts, { fetchPlaceFacts: (ctx, input) => tellOfPlace(ctx, kinds, input) });
