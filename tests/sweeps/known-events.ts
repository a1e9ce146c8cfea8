/** Events and announcements as the calls about them need them: one of each that Asha wrote, and an event of Meera's that Asha may answer. */
import { DAY_MS, dayOf } from "#base/dates.ts";
import { shortId } from "#base/ids.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { Town } from "#tests/harness/town.ts";
import type { Known } from "./sample.ts";

const OWN = "01900000-0000-7000-8000-0000000000f1";
const THEIRS = "01900000-0000-7000-8000-0000000000f2";
const NOTE = "01900000-0000-7000-8000-0000000000f3";

/** What fits a call about events or announcements, beside what fits any; undefined for every other call. */
export async function knownEvents(town: Town): Promise<(call: Endpoint) => Known | undefined> {
  const { pool } = town.portal.connection;
  const [asha, meera] = await Promise.all([town.idOf("asha"), town.idOf("meera")]);
  for (const [id, owner] of [
    [OWN, asha],
    [THEIRS, meera],
  ])
    await pool.query(
      `insert into events (id, owner_id, name, description, place_id, venue, lat, lng, starts_at, ends_at, approval, posted_at, updated_at)
         values ($1, $2, 'Kite day', 'Kites for all.', 14, 'Nehru Park', 22.7, 75.8, now() + interval '30 days', now() + interval '31 days', 'approved', now(), now())
         on conflict do nothing`,
      [id, owner],
    );
  await pool.query(
    `insert into announcements (id, owner_id, kind, name, person_name, relation, happened_on, place_id, words, audience, comments_open, folded, approval, posted_at, updated_at)
       values ($1, $2, 'birth', 'Tara', 'Tara', 'Aunt', current_date - 3, 14, 'A girl, and all are well.', 'everybody', true, 'tara', 'approved', now(), now())
       on conflict do nothing`,
    [NOTE, asha],
  );
  const day = (days: number) => dayOf(new Date(Date.now() + days * DAY_MS));
  return ({ path }) => {
    if (/^\/(public|userAdmin)\/events\//.test(path))
      return {
        id: shortId(OWN),
        fkEventId: shortId(THEIRS),
        title: "Kite day",
        description: "Kites for everybody, and til laddoos.",
        startsOn: day(40),
        startsAt: "10:00",
        endsOn: day(40),
        endsAt: "16:00",
        venue: "Nehru Park",
        isHome: false,
        byAssociation: false,
        capacity: "100",
        fee: "50",
        answer: "coming",
        persons: 2,
        reason: "Rain is announced.",
        city: "indore",
        month: day(40).slice(0, 7),
        when: "coming",
      };
    if (!/^\/(public|userAdmin)\/announcements\//.test(path)) return undefined;
    return {
      id: shortId(NOTE),
      kind: "birth",
      personName: "Tara",
      partnerName: undefined,
      relation: "Aunt",
      relatives: "The Sharma family",
      happenedOn: day(-3),
      age: undefined,
      firstCeremony: "namkaran",
      firstOn: day(9),
      firstAt: "10:30",
      secondCeremony: undefined,
      secondOn: undefined,
      secondAt: undefined,
      ceremonyPlace: "Parashuram Bhawan",
      words: "A girl, and all are well.",
      audience: "everybody",
      familyAgrees: true,
      city: "indore",
      month: day(-3).slice(0, 7),
    };
  };
}
