/** The calls about how profiles fit each other: suggestions for one's own, one fit in full, and how much of a fit others may see. */
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../key-fields.ts";
import { nextCursor, page } from "../list-fields.ts";
import { profileCard } from "./views.ts";

/** How much of a fit a family lets others see who were not granted the horoscope: nothing, between which marks the total lies, or the points of each koota. */
export const FIT_DETAILS = ["none", "range", "points"] as const;
export type FitDetail = (typeof FIT_DETAILS)[number];
/** 'stars' is for whoever was granted the horoscope. */
export const READ_DETAILS = [...FIT_DETAILS, "stars"] as const;
export type ReadDetail = (typeof READ_DETAILS)[number];

/** What families look for, as reasons name it. */
export const WISHES = [
  "age", "height", "marital-status", "mother-tongue", "sub-community", "gotra", "education", "work", "income", "diet", "place", "manglik", "photo",
] as const; // biome-ignore format: a list reads best in rows
export type Wish = (typeof WISHES)[number];

/** Unknown is what the other family did not tell: neither met nor missed. */
const wishes = z.array(z.object({ wish: z.enum(WISHES), verdict: z.enum(["met", "missed", "unknown"]) }));
export type WishVerdicts = z.infer<typeof wishes>;

/** Null where it is not known or not told: never zero. */
const points = z.nullable(z.object({ min: z.number(), max: z.number() }));
const manglikValue = z.enum(["none", "partial", "yes", "unknown"]);
const gotraVerdict = z.enum(["same-gotra", "same-gana", "dvigotra-conflict", "clear", "unknown"]);

const match = z.object({
  profile: profileCard,
  /** 0 to 1000: by it the list is ordered. */
  score: z.int(),
  /** Of the caller's family about this profile, and of that family about the caller's. */
  wishes,
  theirWishes: wishes,
  guna: z.object({ detail: z.enum(FIT_DETAILS), total: points }),
  manglik: z.object({ own: manglikValue, other: manglikValue }),
  gotra: gotraVerdict,
});
export type Match = z.infer<typeof match>;

/** A message and its values; a value '@id' is itself a message. */
const sentence = z.object({ id: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) });
const sentences = z.array(sentence);

const fit = z.object({
  wishes,
  theirWishes: wishes,
  guna: z.object({
    detail: z.enum(READ_DETAILS),
    /** Name and version of the tables. */
    ruleset: z.string(),
    most: z.number(),
    total: points,
    /** The total in words. */
    summary: sentences,
    kootas: z.array(
      z.object({
        koota: z.string(),
        name: sentence,
        about: sentence,
        most: z.number(),
        points,
        /** Why; they name the stars' traits, so that none are here without a grant. */
        reasons: sentences,
      }),
    ),
    /** What traditions let pass, each with its source. */
    exceptions: z.array(sentences),
    /** By which rules, and whose it is to weigh. */
    rules: sentences,
    ownStars: sentences,
    /** None without a grant. */
    otherStars: sentences,
  }),
  manglik: z.object({ own: sentences, other: sentences, match: sentence }),
  /** In both languages, for names stand in them. */
  gotra: z.object({ en: sentences, hi: sentences }),
});
export type Fit = z.infer<typeof fit>;

const fitDetail = z.enum(FIT_DETAILS, "field.choice.invalid");

export const matches = {
  fetchAll: endpoint({
    method: "GET",
    path: "/userAdmin/matrimonial/matches",
    access: "paid",
    summary:
      "Profiles that fit an own one that is approved and open, the best first, with the reasons: wishes of both families, points, manglik and gotra.",
    input: z.strictObject({ id: id(), ...page }),
    output: z.object({ matches: z.array(match), fitDetail, nextCursor }),
    errors: ["profile.not-found", "profile.not-open"],
  }),
  fetchFit: endpoint({
    method: "GET",
    path: "/userAdmin/matrimonial/fit",
    access: "paid",
    summary:
      "How one profile fits an own one: the eight kootas with the rules they were counted by, manglik and gotra, as messages. What would tell the other's stars needs a grant.",
    input: z.strictObject({ id: id(), otherId: id() }),
    output: z.object({ fit }),
    errors: ["profile.not-found", "profile.not-open"],
  }),
  setFitDetail: endpoint({
    method: "PUT",
    path: "/userAdmin/matrimonial/setFitDetail",
    access: "owner",
    summary: "How much of a fit with an own profile others may see without a grant.",
    input: z.strictObject({ id: id(), fitDetail }),
    output: z.object({ fitDetail }),
    errors: ["profile.not-found"],
  }),
};
