/** Applications as the calls about them need them: one that Asha has received from Meera, one that she has sent, and an opening to which she can apply. */
import { shortId } from "#base/ids.ts";
import { applications } from "#contract/applications/applications.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { resumes } from "#contract/resumes/resumes.ts";
import { resumeOf } from "#tests/harness/resume.ts";
import type { Town } from "#tests/harness/town.ts";
import type { Known } from "./sample.ts";

/** What fits a call about applications, beside what fits any; undefined for every other call. Asha has a resume already. */
export async function knownApplications(town: Town): Promise<(call: Endpoint) => Known | undefined> {
  const [asha, meera] = [await town.signIn("asha"), await town.signIn("meera")];
  await town.call(resumes.create, resumeOf(), meera);
  const [own] = await openingsOf(town, "=");
  const [sentTo, other] = await openingsOf(town, "<>");
  const received = await town.call(applications.create, { fkJobId: own! }, meera);
  const sent = await town.call(applications.create, { fkJobId: sentTo! }, asha);
  return ({ path }) => {
    if (!path.startsWith("/userAdmin/applications/")) return undefined;
    if (path.endsWith("create") || path.endsWith("ofJob")) return { fkJobId: other! };
    if (path.endsWith("applicants")) return { fkJobId: own!, state: undefined, words: undefined };
    const { application } = (path.includes("withdraw") ? sent : received).payload;
    return { id: application._id, words: "Next year, perhaps." };
  };
}

/** Public ones, of Asha or of others. */
async function openingsOf(town: Town, of: "=" | "<>"): Promise<string[]> {
  const { rows } = await town.portal.connection.pool.query<{ id: string }>(
    `select id from job_openings where owner_id ${of} $1 and approval = 'approved' and closed_at is null and deleted_at is null order by id`,
    [await town.idOf("asha")],
  );
  return rows.map(({ id }) => shortId(id));
}
