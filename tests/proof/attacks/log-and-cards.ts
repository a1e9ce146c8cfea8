/** Attack 10, second part: an e-mail address in the log after a mail that was refused for good, and membership cards by the dozen. */
import { DAY_MS } from "#base/dates.ts";
import { auth } from "#contract/auth.ts";
import { credentialsOf, openDevice } from "#tests/harness/device.ts";
import { newPayer } from "#tests/harness/payments.ts";
import { ACCESS_KEY, type Person } from "#tests/harness/town.ts";
import { besideAnother, isUnharmed, ms, showBystander, timed } from "./bystander.ts";
import { type Attack, countStatuses, having, times } from "./outcome.ts";
import type { Stage } from "./stage.ts";

/** The mail server refuses it for good and repeats it. */
const GONE = "gone-for-good@example.org";
const MEMBERS = 12;
const AT_ONCE = 6;
const EACH = 36;
/** Of one member in an hour. */
const MOST_EACH = 30;

export const logAndCards: Attack = {
  title: "An e-mail address in the log, and cards by the dozen",
  async replay(stage) {
    const refused = await failMail(stage);
    const planEndsAt = new Date(Date.now() + 10 * DAY_MS);
    const people = await times(MEMBERS, () => newPayer(stage, { planEndsAt }));
    const quiet = await timed(() => saveCard(stage, people[0]!));
    const { result, bystander } = await besideAnother(stage, "127.71.0.1", () =>
      times(MEMBERS * AT_ONCE, (at) => saveCard(stage, people[at % MEMBERS]!)),
    );
    const eager = await newPayer(stage, { planEndsAt });
    const one = [];
    for (let n = 0; n < EACH; n += 1) one.push(await saveCard(stage, eager));
    return {
      got: [
        `A mail that the mail server refused with 550, repeating its address, left ${refused} such message in the outbox and the address ${mentions(stage)} times in ${stage.program.log().length} characters of the log.`,
        `${MEMBERS * AT_ONCE} cards of ${MEMBERS} members at once were answered ${countStatuses(result)} (one in quiet took ${ms(quiet.took)}), ${EACH} of one member one after the other ${countStatuses(one)}. ${showBystander(bystander)}`,
      ],
      must: {
        "the mail was refused for good": refused === 1,
        "the log says so without the address": /EENVELOPE 550/.test(stage.program.log()) && mentions(stage) === 0,
        "one member gets thirty cards an hour": having(200, one) === MOST_EACH && having(429, one) === EACH - MOST_EACH,
        "cards are made or told to wait": result.every(({ status }) => status === 200 || status === 429),
        "others hardly wait": isUnharmed(bystander),
      },
    };
  },
};

/** A sign-in on a new device is told by mail; answers how many messages were refused for good. */
async function failMail(stage: Stage): Promise<number> {
  const { db } = stage.portal.connection;
  const { phoneNo, pin } = credentialsOf("harish");
  await db.updateTable("members").set({ email: GONE, confirmed_email: GONE }).where("phone", "=", phoneNo).execute();
  const device = openDevice(stage, "127.71.0.2");
  await device.call(auth.logIn, { phoneNo, pin });
  await device.call(auth.logIn, { phoneNo, pin, otp: await stage.gateway.codeTo(phoneNo) });
  await stage.allSent();
  return (await db.selectFrom("outbox").select("id").where("state", "=", "refused").execute()).length;
}

const mentions = (stage: Stage) => stage.program.log().split(GONE).length - 1;

async function saveCard(stage: Stage, who: Person): Promise<{ status: number }> {
  const headers = { "x-access-key": ACCESS_KEY, ...who.headers };
  const response = await fetch(`${stage.url}/api/userAdmin/documents/card`, { headers });
  await response.arrayBuffer();
  return { status: response.status };
}
