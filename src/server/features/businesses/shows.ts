/** Which cached pages show a business: itself, the lists of its place, and every list that it may stand in. */

/** The tags to name when a public business changed; pages of its listings carry its tag too. */
export function showsOf({ id, place_id }: { id: string; place_id: number }): string[] {
  return [`business:${id}`, `place:${place_id}`, "results", "home"];
}
