/** Requests for a contact as the calls about them need them: one that Asha received, one that she holds, one that is paused, and a profile that she can ask for. */
import { longId, shortId } from "#base/ids.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { Town } from "#tests/harness/town.ts";
import type { Known } from "./sample.ts";

const [RECEIVED, HELD, PAUSED] = [1, 2, 3].map((n) => `01900000-0000-7000-8000-00000000000${n}`);

/** What fits a call about consents, beside what fits any; undefined for every other call. */
export async function knownConsents(town: Town): Promise<(call: Endpoint) => Known | undefined> {
  const subject = await consentsAgain(town);
  return ({ path, method }) => {
    if (path.startsWith("/staff/consents/")) return { id: shortId(PAUSED!) };
    if (!path.startsWith("/userAdmin/consents/")) return undefined;
    const isHeld = method === "POST" || path.endsWith("withdraw") || path.endsWith("receipt");
    return {
      id: shortId(isHeld ? HELD! : RECEIVED!),
      subjectKind: "profile",
      fkSubjectId: subject,
      scopes: ["phone", "photo"],
      days: "30",
      message: "Namaste, may our families talk about your son?",
    };
  };
}

/** Makes them wait again, whatever was decided about them, and takes back what Asha has asked for since; answers whom she can ask. */
export async function consentsAgain(town: Town): Promise<string> {
  const { pool } = town.portal.connection;
  const [asha, meera] = await Promise.all([town.idOf("asha"), town.idOf("meera")]);
  const { rows: profiles } = await pool.query<{ id: string; owner_id: string }>(
    `select id, owner_id from matrimony_profiles where approval = 'approved' and deleted_at is null and hidden_at is null and settled_at is null
       and owner_id not in ($1, $2) order by id limit 2`,
    [asha, meera],
  );
  const { rows: own } = await pool.query<{ id: string }>(
    "select id from matrimony_profiles where owner_id = $1 order by id limit 1",
    [asha],
  );
  await pool.query(
    "update consents set state = 'withdrawn', ended_at = now() where ended_at is null and asker_id = $1 and id <> $2",
    [asha, HELD],
  );
  const [held, other] = profiles;
  for (const [id, state, subjectId, ownerId, askerId] of [
    [RECEIVED, "waiting", own[0]!.id, asha, meera],
    [HELD, "accepted", held!.id, held!.owner_id, asha],
    [PAUSED, "paused", other!.id, other!.owner_id, meera],
  ])
    await pool.query(
      `insert into consents (id, subject_kind, subject_id, owner_id, asker_id, scopes_asked, message, state, scopes_granted, reached_at, answered_at, expires_at, created_at)
         values ($1, 'profile', $3, $4, $5, '{phone,photo}', 'Namaste, may we talk?', $2, '{phone,photo}', now(), now(), now() + interval '30 days', now())
       on conflict (id) do update set state = excluded.state, ended_at = null, ended_by = null`,
      [id, state, subjectId, ownerId, askerId],
    );
  return shortId(longId(other!.id)!);
}
