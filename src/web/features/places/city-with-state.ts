/** Where somebody lives is stored as a city, which knows its state: a state chosen alone would be lost, so the form asks for the city. */
import * as z from "zod/mini";

/** The state beside the call's own city: it narrows the list of cities and is not sent. */
export const stateField = { fkStateId: z.optional(z.string()) };

/** A check of the whole form, made whatever else is wrong with it. */
export const cityWithState = z.refine<{ fkStateId?: string | undefined; fkCityId?: unknown }>(
  ({ fkStateId, fkCityId }) => !fkStateId || fkCityId !== undefined,
  { error: "field.city.with-state", path: ["fkCityId"], when: () => true },
);
