/** Attack 8: with the SIM card of an administrator alone, a reset of the PIN and a code made a session of the console; and the console's door told whether a member's PIN was right. */
import { Secret, TOTP } from "otpauth";
import { auth } from "#contract/auth.ts";
import { staff } from "#contract/staff.ts";
import { credentialsOf, openDevice } from "#tests/harness/device.ts";
import { addressesIn } from "#tests/harness/visitors.ts";
import { type Attack, countStatuses } from "./outcome.ts";
import type { Stage } from "./stage.ts";

const THIEFS_PIN = "804913";
/** Another attack may have spent the hour's SMS for sign-ups. */
const AN_HOUR = 3600;
const address = addressesIn(68);
const { phoneNo, pin } = credentialsOf("shankar");

export const stolenSim: Attack = {
  title: "The stolen SIM card of an administrator",
  async replay(stage) {
    const enrolled = await enrol(stage);
    const before = await consoleSessions(stage);
    const smsBefore = stage.gateway.sent.length;
    const reset = await stage.call(auth.resetPinOTP, { phoneNo }, undefined, { from: address() });
    await stage.allSent();
    const resetCodes = stage.gateway.sent.length - smsBefore;
    const withSim = await tryWithSim(stage);
    const withPin = await tryWithSimAndPin(stage);
    const opened = (await consoleSessions(stage)) - before;
    const doors = await atTheDoor(stage);
    return {
      got: [
        `The administrator had set up an authenticator app (${enrolled}). A code to reset the PIN was answered ${reset.status} and sent ${resetCodes} SMS; a new PIN with the ticket of a sign-up code from the stolen phone, and the console with that PIN, were answered ${countStatuses(withSim)}.`,
        `Who knows the PIN as well got, at the console with a code by SMS and with a member's session, ${countStatuses(withPin)}. ${opened} sessions of the console were opened.`,
        `At the console's door a member who is not of the staff was answered alike with the right PIN, with a wrong one and as an unknown phone: ${doors[0]}`,
      ],
      must: {
        "the administrator could sign in": enrolled === 201,
        "no code to reset the PIN leaves": resetCodes === 0,
        "no session of the console is opened": opened === 0,
        "nothing of it succeeds": [...withSim, ...withPin].every(({ status }) => status >= 400),
        "the door tells nothing about a member's PIN": new Set(doors).size === 1,
      },
    };
  },
};

/** As the administrator does at the first sign-in; the status. */
async function enrol(stage: Stage): Promise<number> {
  const device = openDevice(stage, address());
  await device.call(auth.staffLogIn, { phoneNo, pin });
  const { payload } = await device.call(auth.staffLogIn, { phoneNo, pin, otp: await stage.gateway.codeTo(phoneNo) });
  const { ticket, secret } = (payload as { enrolment: { ticket: string; secret: string } }).enrolment;
  const otp = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  return (await device.call(auth.enrolStaff, { ticket, otp })).status;
}

/** The thief reads all SMS to the phone, and knows nothing else. */
async function tryWithSim(stage: Stage) {
  const thief = openDevice(stage, address());
  await stage.wait(AN_HOUR);
  await thief.call(auth.requestOTP, { phoneNo });
  const otp = await stage.gateway.codeTo(phoneNo);
  const asReset = await thief.call(auth.verifyResetPinOTP, { phoneNo, otp });
  const { payload } = await thief.call(auth.verifyOTP, { phoneNo, otp });
  const forgotten = await thief.call(auth.forgotPin, { ticket: payload.ticket, pin: THIEFS_PIN });
  const anew = await thief.call(auth.create, {
    ticket: payload.ticket,
    kind: "individual",
    firstName: "Shankar",
    pin: THIEFS_PIN,
    language: "en",
    acceptsTerms: true,
  });
  return [asReset, forgotten, anew, await thief.call(auth.staffLogIn, { phoneNo, pin: THIEFS_PIN })];
}

/** The thief knows the PIN too, and opens a member's session with both. */
async function tryWithSimAndPin(stage: Stage) {
  const thief = openDevice(stage, address());
  await stage.wait(31);
  await thief.call(auth.logIn, { phoneNo, pin });
  const otp = await stage.gateway.codeTo(phoneNo);
  const atConsole = await thief.call(auth.staffLogIn, { phoneNo, pin, otp });
  await thief.call(auth.logIn, { phoneNo, pin, otp });
  const asMember = await thief.call(auth.getUser, {});
  if (asMember.status !== 201) throw new Error(`the thief's session of a member was answered ${asMember.status}`);
  const asStaff = await thief.call(staff.fetchLog, {});
  return [atConsole, asStaff];
}

/** The answers to the right PIN of a member, to a wrong one, and to a phone that nobody has. */
async function atTheDoor(stage: Stage): Promise<string[]> {
  const meera = credentialsOf("meera");
  const tries = [meera, { ...meera, pin: THIEFS_PIN }, { phoneNo: "1111199999", pin: THIEFS_PIN }];
  const answers = [];
  for (const input of tries) {
    const reply = await stage.call(auth.staffLogIn, input, undefined, { from: address() });
    answers.push(`${reply.status} ${reply.message}`);
  }
  return answers;
}

async function consoleSessions(stage: Stage): Promise<number> {
  const ofConsole = stage.portal.connection.db.selectFrom("sessions").select("id").where("client", "=", "staff");
  return (await ofConsole.where("member_id", "=", await stage.idOf("shankar")).execute()).length;
}
