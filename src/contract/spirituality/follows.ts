/** The calls about festivals that a member is reminded of. */
import * as z from "zod/mini";
import { choice } from "../choice-fields.ts";
import { endpoint } from "../endpoint.ts";
import { FESTIVALS, OTHER_FESTIVALS } from "../panchang/festival-table.ts";

/** All fasts of Ekadashi under one key, then each festival. */
export const FOLLOWED: readonly string[] = ["ekadashi", ...FESTIVALS.map(({ key }) => key), ...OTHER_FESTIVALS];

const keys = z
  .array(z.string("field.choice.invalid").check(z.refine((key) => FOLLOWED.includes(key), "field.choice.invalid")))
  .check(z.maxLength(FOLLOWED.length, "field.choice.invalid"))
  .check(z.overwrite((given) => FOLLOWED.filter((key) => given.includes(key))));

const followsView = z.object({
  keys: z.array(z.string()),
  /** Where they are counted; null until something is followed. */
  fkCityId: z.nullable(z.string()),
  city: z.nullable(z.string()),
  cityHi: z.nullable(z.string()),
  /** What can be followed, with its names. */
  choices: z.array(z.object({ key: z.string(), name: z.string(), nameHi: z.string() })),
});
export type FollowsView = z.infer<typeof followsView>;

export const festivalFollows = {
  fetch: endpoint({
    method: "GET",
    path: "/userAdmin/festivals/fetchFollowed",
    access: "member",
    summary: "Which festivals and fasts the caller is reminded of, and at which city they are counted.",
    input: z.strictObject({}),
    output: followsView,
  }),
  update: endpoint({
    method: "PUT",
    path: "/userAdmin/festivals/follow",
    access: "member",
    summary: "Sets which festivals and fasts the caller is reminded of on the day before; none ends it.",
    input: z.strictObject({ keys, fkCityId: choice("label.city") }),
    output: followsView,
    errors: ["place.not-found"],
  }),
};
