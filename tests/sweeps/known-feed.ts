/** Posts and groups as the calls about them need them: a post and a group of Asha's, and somebody who asks to be let in. */
import { shortId } from "#base/ids.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { Town } from "#tests/harness/town.ts";
import type { Known } from "./sample.ts";

const OWN_POST = "01900000-0000-7000-8000-0000000000f1";
const THEIR_POST = "01900000-0000-7000-8000-0000000000f2";
const GROUP = "01900000-0000-7000-8000-0000000000f3";
const ASKING_GROUP = "01900000-0000-7000-8000-0000000000f4";
const REQUEST = "01900000-0000-7000-8000-0000000000f5";

/** What fits a call about the feed or a group, beside what fits any; undefined for every other call. */
export async function knownFeed(town: Town): Promise<(call: Endpoint) => Known | undefined> {
  const { pool } = town.portal.connection;
  const [asha, meera] = await Promise.all([town.idOf("asha"), town.idOf("meera")]);
  for (const [id, approval] of [
    [GROUP, "approved"],
    [ASKING_GROUP, "pending"],
  ])
    await pool.query(
      `insert into groups (id, owner_id, name, description, is_closed, asks_first, moderator_id, approval, created_at, updated_at)
         values ($1, $2, 'Readers of Indore', 'We read together.', false, true, $2, $3, now(), now()) on conflict do nothing`,
      [id, asha, approval],
    );
  await pool.query(
    `insert into group_members (id, group_id, member_id, state, created_at) values ($1, $2, $3, 'asked', now())
       on conflict (group_id, member_id) do update set state = 'asked', joined_at = null, id = excluded.id`,
    [REQUEST, GROUP, meera],
  );
  for (const [id, owner] of [
    [OWN_POST, asha],
    [THEIR_POST, meera],
  ]) {
    await pool.query(
      `insert into feed_posts (id, owner_id, name, text, language, group_id, poll_closes_on, approval, posted_at, updated_at)
         values ($1, $2, 'Who reads?', 'Who reads with us?', 'en', $3, current_date + 20, 'approved', now(), now())
         on conflict (id) do update set deleted_at = null`,
      [id, owner, GROUP],
    );
    await pool.query(
      "insert into feed_poll_options (post_id, place, text) values ($1, 0, 'Me'), ($1, 1, 'Not me') on conflict do nothing",
      [id],
    );
  }
  return ({ path }) => {
    if (/^\/(public|userAdmin)\/groups\//.test(path) || path.startsWith("/staff/groups/"))
      return {
        id: shortId(path.endsWith("/decide") ? REQUEST : path.endsWith("/update") ? ASKING_GROUP : GROUP),
        city: "indore",
        description: "We read the Ramcharitmanas together.",
        descriptionHi: "हम साथ में रामचरितमानस पढ़ते हैं।",
        rules: "Come in time",
        rulesHi: "समय पर आएँ",
        nameHi: "इंदौर के पाठक",
        decision: "accepted",
      };
    if (!/^\/(public|userAdmin)\/socialFeed\//.test(path)) return undefined;
    const isOwn = path.endsWith("/update") || path.endsWith("/delete");
    return {
      id: shortId(isOwn ? OWN_POST : THEIR_POST),
      city: "indore",
      language: "en",
      fkGroupId: undefined,
      pollOptions: undefined,
      pollClosesOn: undefined,
      option: 1,
      hidden: "true",
      reason: "It does not belong in this group.",
    };
  };
}
