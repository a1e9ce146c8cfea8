/** Attack 10, first part: wrong codes for many phones from one address, PINs that anybody guesses, and a query under another's phone. */
import { auth } from "#contract/auth.ts";
import { businessLeads } from "#contract/business-leads.ts";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { credentialsOf } from "#tests/harness/device.ts";
import { type Attack, countStatuses, having, inTurns } from "./outcome.ts";
import type { Stage } from "./stage.ts";

const GUESSES = 60;
/** Of one address in five minutes. */
const LOOKED_AT = 25;
const GUESSER = "127.70.0.1";
const OTHERS = "9999999999";
const WEAK = ["222220", "222200", "111222", "000003"];

export const guesses: Attack = {
  title: "Wrong codes, PINs that anybody guesses, a query under another's phone",
  async replay(stage) {
    const guess = (at: number, from: string) =>
      stage.call(auth.verifyOTP, { phoneNo: String(7_100_000_000 + at), otp: "123456" }, undefined, { from });
    const answers = await inTurns(GUESSES, 10, (at) => guess(at, GUESSER));
    const waits = answers
      .filter(({ status }) => status === 429)
      .map(({ headers }) => Number(headers.get("retry-after")));
    const elsewhere = await guess(GUESSES, "127.70.0.2");
    const sunita = await stage.signIn("sunita");
    const weak = [];
    for (const newPin of WEAK)
      weak.push(await stage.call(auth.changePin, { currentPin: credentialsOf("sunita").pin, newPin }, sunita));
    const phone = await phoneOfQuery(stage);
    return {
      got: [
        `${GUESSES} wrong codes for as many phones were answered ${countStatuses(answers)}, the latter with ${Math.max(...waits)} s to wait; from another address one was answered ${elsewhere.status}.`,
        `The PINs ${WEAK.join(", ")} were answered ${countStatuses(weak)}. The query that Meera sent under the phone ${OTHERS} reached its owner with ${phone}.`,
      ],
      must: {
        "no more than twenty-five codes of an address are looked at": having(400, answers) <= LOOKED_AT,
        "the rest is told the seconds": waits.length === GUESSES - LOOKED_AT && waits.every((seconds) => seconds > 0),
        "another address does not wait": elsewhere.status === 400,
        "weak PINs are refused": having(400, weak) === WEAK.length,
        "the phone of a query is its sender's own": phone === credentialsOf("meera").phoneNo,
      },
    };
  },
};

/** The phone that an owner reads with a query which was sent under another's. */
async function phoneOfQuery(stage: Stage): Promise<string | undefined> {
  const [devendra, meera] = await Promise.all([stage.signIn("devendra"), stage.signIn("meera")]);
  const { businesses } = (await stage.call(ownBusinesses.fetchAll, {}, devendra)).payload;
  const fkBusinessId = businesses.find(({ isApproved }) => isApproved)!._id;
  const query = {
    contactPerson: "Meera Joshi",
    phoneNo: OTHERS,
    query: "Do you deliver?",
    state: "Maharashtra",
    city: "Pune",
  };
  await stage.call(businessLeads.create, { ...query, fkBusinessId }, meera);
  const { leads } = (await stage.call(businessLeads.fetchAll, { fkBusinessId }, devendra)).payload;
  return leads[0]?.phoneNo;
}
