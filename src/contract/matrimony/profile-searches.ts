/** The calls about saved searches of profiles: a family saves filters under a name and is told when somebody new fits. */
import * as z from "zod/mini";
import { flag } from "../choice-fields.ts";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { id } from "../key-fields.ts";
import { SIDES } from "./choices.ts";
import { cities, profileFilters } from "./matrimony.ts";
import { preferencesView } from "./preferences.ts";

export const searchNameForm = z.strictObject({ name: text("saved.profiles.name", { max: 60 }) });

export const profileSearchView = z.object({
  _id: z.string(),
  name: z.string(),
  filters: z.extend(preferencesView, {
    gender: z.enum(SIDES),
    /** Slugs. */
    cities: z.optional(z.array(z.string())),
  }),
  /** Whether the member is told of new profiles. */
  alerts: z.boolean(),
  /** How many of those that the member was told of since they last opened it can still be found. */
  newProfiles: z.int(),
  createdAt: z.string(),
});
export type ProfileSearchView = z.infer<typeof profileSearchView>;

const own = z.strictObject({ id: id() });
const one = z.object({ search: profileSearchView });

export const profileSearches = {
  create: endpoint({
    method: "POST",
    path: "/userAdmin/matrimonial/searches/create",
    access: "member",
    summary:
      "Saves filters under a name: the member is told once a day when new profiles fit. The same filters again take the new name.",
    input: z.extend(searchNameForm, { filters: z.strictObject({ ...profileFilters, cities }) }),
    output: one,
    success: 201,
    errors: ["place.not-found", "profile-search.too-many"],
  }),
  fetchAll: endpoint({
    method: "GET",
    path: "/userAdmin/matrimonial/searches/fetchAll",
    access: "member",
    summary: "The caller's saved searches of profiles, newest first.",
    input: z.strictObject({}),
    output: z.object({ searches: z.array(profileSearchView) }),
  }),
  markAsSeen: endpoint({
    method: "PUT",
    path: "/userAdmin/matrimonial/searches/markAsSeen",
    access: "owner",
    summary: "The member has opened it: nothing of it is new any more.",
    input: own,
    output: one,
    errors: ["profile-search.not-found"],
  }),
  setAlerts: endpoint({
    method: "PUT",
    path: "/userAdmin/matrimonial/searches/setAlerts",
    access: "owner",
    summary: "Keeps the search and stops telling of new profiles, or begins again with those that come from now on.",
    input: z.strictObject({ id: id(), alerts: flag() }),
    output: one,
    errors: ["profile-search.not-found"],
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/userAdmin/matrimonial/searches/delete",
    access: "owner",
    summary: "Deletes a saved search.",
    input: own,
    output: z.object({}),
    errors: ["profile-search.not-found"],
  }),
};
