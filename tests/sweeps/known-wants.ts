/** Wants and answers as the calls about them need them: of Asha's one of each kind, a requirement with an answer of each side, and an answer that waits for the staff. */
import { shortId } from "#base/ids.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { Town } from "#tests/harness/town.ts";
import type { Known } from "./sample.ts";

const OWN = { buyer: "01900000-0000-7000-8000-0000000000d6", seller: "01900000-0000-7000-8000-0000000000d5" };
const NEED = "01900000-0000-7000-8000-0000000000d7";
const THEIRS = "01900000-0000-7000-8000-0000000000d8";
const WITH_PAUSED = "01900000-0000-7000-8000-0000000000d9";
const [TO_ASHA, OF_ASHA, PAUSED] = [1, 2, 3].map((n) => `01900000-0000-7000-8000-0000000000e${n}`);

/** What fits a call about wants, beside what fits any; undefined for every other call. */
export async function knownWants(town: Town): Promise<(call: Endpoint) => Known | undefined> {
  const { pool } = town.portal.connection;
  const [asha, meera, gopal] = await Promise.all([town.idOf("asha"), town.idOf("meera"), town.idOf("gopal")]);
  for (const [id, kind, owner] of [
    [OWN.buyer, 6, asha],
    [OWN.seller, 5, asha],
    [NEED, 7, asha],
    [THEIRS, 7, meera],
    [WITH_PAUSED, 7, gopal],
  ])
    await pool.query(
      `insert into wants (id, kind, owner_id, name, description, subcategory_id, quantity, place_id, until_date, answers_most, contact_person, phone, approval, posted_at, updated_at)
         values ($1, $2, $3, 'Ghee in tins', 'Cow ghee.', 302, '60 kg', 14, current_date + 30, 5, 'Asha Sharma', '9000012345', 'approved', now(), now()) on conflict do nothing`,
      [id, kind, owner],
    );
  for (const [id, requirement, member] of [
    [TO_ASHA, NEED, meera],
    [OF_ASHA, THEIRS, asha],
  ])
    await pool.query(
      `insert into want_answers (id, requirement_id, member_id, message, state, created_at) values ($1, $2, $3, 'We can do that.', 'waiting', now())
         on conflict (id) do update set state = 'waiting', decided_at = null`,
      [id, requirement, member],
    );
  await answerPausedAgain(town);
  return ({ path }) => {
    if (path.startsWith("/staff/requirement/")) return { id: shortId(PAUSED!) };
    const [, kind] = /^\/public\/(buyer|seller|requirement)\//.exec(path) ?? [];
    if (kind) return { id: shortId(kind in OWN ? OWN[kind as keyof typeof OWN] : NEED), city: "indore" };
    if (path.startsWith("/userAdmin/wants/")) return { id: shortId(OWN.buyer) };
    if (!path.startsWith("/userAdmin/requirement/")) return undefined;
    const isOwn = path.endsWith("/withdraw");
    return {
      id: shortId(isOwn ? OF_ASHA! : TO_ASHA!),
      fkRequirementId: shortId(NEED),
      message: "We can do that on any day.",
      price: "2,500",
    };
  };
}

/** Makes it wait for the staff again, whatever they decided. */
export async function answerPausedAgain(town: Town): Promise<void> {
  await town.portal.connection.pool.query(
    `insert into want_answers (id, requirement_id, member_id, message, state, paused_at, created_at) values ($1, $2, $3, 'We can do that. Send a token first.', 'paused', now(), now())
       on conflict (id) do update set state = 'paused', paused_at = now(), decided_at = null`,
    [PAUSED, WITH_PAUSED, await town.idOf("meera")],
  );
}
