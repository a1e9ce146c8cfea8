/** Attack 2: a free account makes the portal send SMS by changing its PIN over and over, and mail to strangers under a first name with words of its own. */
import { auth } from "#contract/auth.ts";
import { members } from "#contract/members.ts";
import { credentialsOf } from "#tests/harness/device.ts";
import { type Attack, countStatuses, having } from "./outcome.ts";
import type { Stage } from "./stage.ts";

const CHANGES = 100;
const STRANGERS = 12;
const PINS = ["591736", "804913"];
const NAME = "Free money at evil.example";

export const messages: Attack = {
  title: `${CHANGES} changes of the PIN, and mail to strangers`,
  async replay(stage) {
    const gopal = await stage.signIn("gopal");
    const { phoneNo, pin } = credentialsOf("gopal");
    const smsBefore = smsTo(stage, phoneNo);
    const mailsBefore = stage.mails.length;
    const named = await stage.call(members.update, { firstName: NAME, email: "stranger0@example.org" }, gopal);
    const codes = [];
    for (let n = 0; n < STRANGERS; n += 1) {
      await stage.call(members.update, { firstName: "Gopal", email: `stranger${n}@example.org` }, gopal);
      codes.push(await stage.call(auth.requestEmailCode, {}, gopal));
      await stage.wait(31);
    }
    const changes = [];
    for (let n = 0; n < CHANGES; n += 1) {
      const form = { currentPin: n === 0 ? pin : PINS[(n + 1) % 2]!, newPin: PINS[n % 2]! };
      changes.push(await stage.call(auth.changePin, form, gopal));
    }
    await stage.allSent();
    const sms = smsTo(stage, phoneNo) - smsBefore;
    const mails = stage.mails.slice(mailsBefore);
    const others = mails.filter((mail) => /gopal|evil|PIN/i.test(bodyOf(mail)));
    return {
      got: [
        `${CHANGES} changes were answered ${countStatuses(changes)} and sent ${sms} SMS.`,
        `The first name "${NAME}" was answered ${named.status}: ${named.message}`,
        `Codes to ${STRANGERS} e-mail addresses of strangers were answered ${countStatuses(codes)} and sent ${mails.length} mails, ${others.length} of them with the member's words or about the PIN.`,
      ],
      must: {
        "the changes were made": having(200, changes) === CHANGES,
        "a member is told of it by three SMS a day": sms === 3,
        "a name with an address in it is refused": named.status === 400,
        "five codes a day leave to unconfirmed addresses": mails.length === 5,
        "no mail has the member's words or tells of the PIN": others.length === 0,
      },
    };
  },
};

function smsTo({ gateway }: Stage, phone: string): number {
  return gateway.sent.filter(({ to }) => to === `+91${phone}`).length;
}

/** The mail without the names of hosts in its envelope. */
function bodyOf(mail: string): string {
  return mail.slice(mail.indexOf("Subject:"));
}
