/** Attack 3: codes asked for hundreds of phones, known to nobody here, and ten times for a member's, so that the member gets none. */
import { auth } from "#contract/auth.ts";
import { credentialsOf, openDevice } from "#tests/harness/device.ts";
import { addressesIn } from "#tests/harness/visitors.ts";
import { ms, timed } from "./bystander.ts";
import { type Attack, countStatuses, having, inTurns } from "./outcome.ts";
import type { Stage } from "./stage.ts";

const UNKNOWN = 300;
/** More than sign-ups may send in an hour. */
const SIGN_UPS = 800;
/** Numbers with the same first four digits, as they are bought. */
const OF_PREFIX = 160;
const FOR_MEMBER = 10;
const NEW_PIN = "591736";
const address = addressesIn(63);

export const closedResets: Attack = {
  title: "Codes for hundreds of phones, and ten for a member's",
  async replay(stage) {
    const sent = () => stage.gateway.sent.length;
    const { phoneNo } = credentialsOf("asha");
    const prefix = phoneNo.slice(0, 4);
    const beforeResets = sent();
    const resets = await inTurns(UNKNOWN, 10, (at) => ask(stage, auth.resetPinOTP, `${prefix}${900_000 + at}`));
    await stage.allSent();
    const bySign = sent();
    const signUps = await inTurns(SIGN_UPS, 10, (at) => ask(stage, auth.requestOTP, phoneOf(at)));
    const forMember = [];
    for (let n = 0; n < FOR_MEMBER; n += 1) {
      forMember.push(await ask(stage, auth.resetPinOTP, phoneNo));
      await stage.wait(31);
    }
    const member = await timed(() => resetPin(stage, phoneNo));
    await stage.allSent();
    const smsToMember = stage.gateway.sent.filter(({ to }) => to === `+91${phoneNo}`).length;
    return {
      got: [
        `${UNKNOWN} codes to reset the PIN of unknown phones beside hers were answered ${countStatuses(resets)} and sent ${bySign - beforeResets} SMS.`,
        `${SIGN_UPS} codes to sign up were answered ${countStatuses(signUps)}; ${FOR_MEMBER} codes for Asha's phone ${countStatuses(forMember)}. After these she had a code, reset the PIN and signed in on a device that the portal did not know, answered ${member.result.join(", ")}, within ${ms(member.took)}; ${smsToMember} SMS have reached her phone.`,
      ],
      must: {
        "codes for unknown phones send nothing": bySign === beforeResets,
        "sign-ups leave three tenths of the hour's SMS to others": having(200, signUps) <= 700,
        "the member resets her PIN and signs in": member.result.every((status) => status < 300),
      },
    };
  },
};

/** As somebody does who has the phone in hand: the statuses of asking, handing in, setting the PIN and signing in. */
async function resetPin(stage: Stage, phoneNo: string): Promise<number[]> {
  const device = openDevice(stage, address());
  const asked = await device.call(auth.resetPinOTP, { phoneNo });
  const verified = await device.call(auth.verifyResetPinOTP, { phoneNo, otp: await stage.gateway.codeTo(phoneNo) });
  const set = await device.call(auth.forgotPin, { ticket: verified.payload.ticket, pin: NEW_PIN });
  const signedIn = await device.call(auth.logIn, { phoneNo, pin: NEW_PIN });
  return [asked, verified, set, signedIn].map(({ status }) => status);
}

function ask(stage: Stage, call: typeof auth.resetPinOTP | typeof auth.requestOTP, phoneNo: string) {
  return stage.call(call, { phoneNo }, undefined, { from: address() });
}

/** Numbers that nobody has here, a few of each prefix. */
function phoneOf(at: number): string {
  return `${6_001 + Math.floor(at / OF_PREFIX)}${String(100_000 + (at % OF_PREFIX))}`;
}
