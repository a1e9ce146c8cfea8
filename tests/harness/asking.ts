/** Meera asks Asha's businesses and offerings, in a town where few contacts are opened a day: the same people for whoever tests what comes of it. */
import { afterAll, beforeAll, beforeEach } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { shortId } from "#base/ids.ts";
import { openTown, type Person, type Town } from "./town.ts";

export const QUERY = {
  contactPerson: "मीरा जोशी",
  phoneNo: "1111100003",
  email: "meera@example.org",
  query: "क्या आप 50 लोगों का भोजन बनाते हैं?",
  state: "Maharashtra",
  city: "Pune",
};

/** Opens before the first test of a file and closes after its last. Every test asks on a day of its own, so that no cap of one touches another. */
export function openAsking() {
  const opened = {} as { town: Town; asha: Person; meera: Person };
  const signIn = async () => {
    const { town } = opened;
    [opened.asha, opened.meera] = await Promise.all([town.signIn("asha"), town.signIn("meera")]);
  };
  const db = () => opened.town.portal.connection.db;
  beforeAll(async () => {
    opened.town = await openTown({ CONTACTS_PER_DAY: "3", CONTACTS_PER_ITEM: "2", QUERIES_PER_DAY: "5" });
    await signIn();
  });
  afterAll(() => opened.town.close());
  beforeEach(async () => {
    const { town } = opened;
    town.clock.forward(DAY_MS);
    await db()
      .updateTable("members")
      .set({ plan_expires_at: new Date(town.clock.now().getTime() + 60 * DAY_MS) })
      .where("id", "in", [await town.idOf("asha"), await town.idOf("meera")])
      .execute();
    await signIn();
  });
  return {
    db,
    get town() {
      return opened.town;
    },
    get asha() {
      return opened.asha;
    },
    get meera() {
      return opened.meera;
    },
    /** A public offering of somebody, by its place among them. */
    async listingsOf(key: string, at = 0) {
      const rows = await db()
        .selectFrom("listings as l")
        .innerJoin("businesses as b", "b.id", "l.business_id")
        .select(["l.id", "l.name", "b.phone", "l.leads_count"])
        .where("l.owner_id", "=", await opened.town.idOf(key))
        .where("l.is_public", "=", true)
        .where("l.status", "=", "active")
        .orderBy("l.id")
        .execute();
      return { ...rows[at]!, short: shortId(rows[at]!.id) };
    },
    /** The first business of somebody. */
    async businessOf(key: string) {
      const row = await db()
        .selectFrom("businesses")
        .select(["id", "name", "phone", "leads_count"])
        .where("owner_id", "=", await opened.town.idOf(key))
        .orderBy("id")
        .executeTakeFirstOrThrow();
      return { ...row, short: shortId(row.id) };
    },
  };
}
