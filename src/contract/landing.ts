/** What the landing page tells of the community in numbers. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** Smaller numbers are not told: they say nothing, and could point at somebody. */
export const NUMBERS_FROM = 25;

export const communityNumbers = z.object({
  businesses: z.nullable(z.int()),
  offerings: z.nullable(z.int()),
  cities: z.nullable(z.int()),
  members: z.nullable(z.int()),
});
export type CommunityNumbers = z.infer<typeof communityNumbers>;

export const landing = {
  fetchNumbers: endpoint({
    method: "GET",
    path: "/public/landingPage/fetchNumbers",
    access: "anyone",
    summary:
      "How many public businesses, offerings, cities with a business and members there are, counted in the last ten minutes and rounded down to tens; null for less than 25.",
    input: z.strictObject({}),
    output: z.object({ numbers: communityNumbers }),
  }),
};
