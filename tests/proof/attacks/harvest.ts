/** Attack 6: one paid account reads address, position, owner and website of everything in the directory, in two sessions at the same time. */
import { shortId } from "#base/ids.ts";
import { businesses } from "#contract/businesses.ts";
import { listings } from "#contract/listings.ts";
import { staff } from "#contract/staff.ts";
import { addressesIn } from "#tests/harness/visitors.ts";
import { ms, timed } from "./bystander.ts";
import { type Attack, countStatuses, inTurns } from "./outcome.ts";
import type { Stage } from "./stage.ts";

const address = addressesIn(66);

export const harvest: Attack = {
  title: "One paid account reads the whole directory",
  async replay(stage) {
    const { db } = stage.portal.connection;
    const owner = await stage.idOf("sulochana");
    const sessions = [await stage.signIn("sulochana"), await stage.signIn("sulochana", "mobile")];
    const ofBusinesses = await db
      .selectFrom("businesses")
      .select("id")
      .where("approval", "=", "approved")
      .where("owner_id", "!=", owner)
      .where("deleted_at", "is", null)
      .execute();
    const ofListings = await db
      .selectFrom("listings")
      .select("id")
      .where("is_public", "=", true)
      .where("status", "=", "active")
      .where("owner_id", "!=", owner)
      .where("deleted_at", "is", null)
      .execute();
    const all = [
      ...ofBusinesses.map(({ id }) => ({ kind: "business", id: shortId(id) })),
      ...ofListings.map(({ id }) => ({ kind: "listing", id: shortId(id) })),
    ];
    const noticesBefore = await notices(stage);
    const { result: answers, took } = await timed(() =>
      inTurns(all.length, 20, async (at) => {
        const { kind, id } = all[at]!;
        const options = { from: address() };
        const who = sessions[at % 2]!;
        if (kind === "business") {
          const { status, payload } = await stage.call(businesses.fetch, { fkBusinessId: id }, who, options);
          return { status, view: payload.getBusiness };
        }
        const { status, payload } = await stage.call(listings.fetch, { fkListingId: id }, who, options);
        return { status, view: payload.getListing };
      }),
    );
    const whole = answers.filter(({ status, view }) => status === 200 && !view.locked).length;
    const told = (await notices(stage)).slice(0, (await notices(stage)).length - noticesBefore.length);
    const { fullViewsPerDay } = stage.config;
    return {
      got: [
        `Of ${ofBusinesses.length} businesses and ${ofListings.length} offerings, asked for in ${ms(took)}, ${whole} were answered whole (${countStatuses(answers)}).`,
        `In their log staff read of it: ${told.join("; ") || "nothing"}.`,
      ],
      must: {
        "no more than the day's whole views are answered": whole === fullViewsPerDay,
        "staff read of it once": told.length === 1,
      },
    };
  },
};

/** What the portal has noticed by itself, as the staff's log tells it, newest first. */
async function notices(stage: Stage): Promise<string[]> {
  const shankar = await stage.signIn("shankar", "staff");
  const { entries } = (await stage.call(staff.fetchLog, { limit: 50 }, shankar)).payload;
  return entries
    .filter(({ actor }) => actor === "portal")
    .map(({ action, subjectName }) => `${action}, ${subjectName}`);
}
