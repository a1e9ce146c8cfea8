/** Attack 9: contacts in disguise in what owners write, first by the corpus of the mask, then over the wire in descriptions of offerings. */
import { maskContacts } from "#base/contact-mask.ts";
import { listings } from "#contract/listings.ts";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { ownListings } from "#contract/own-listings.ts";
import { type Contact, corpus, HALVES, isCovered } from "#tests/contact-corpus.ts";
import { addressesIn } from "#tests/harness/visitors.ts";
import type { Attack } from "./outcome.ts";
import type { Stage } from "./stage.ts";

const SHARE = 0.99;
const DISGUISES: Contact[] = [
  "98765 aur 43210",
  "9876O54321",
  "9876five43210",
  "nine eight seven six five four three two one zero",
  "sharma-dot-com",
  "www sharma com",
  "sharma .shop",
].map((secret) => ({ text: `Sweets for every feast, ${secret}`, secret }));
const INNOCENT = ["Serving since 1998, 250/300 per kg", "Established 1965. 2000 weddings catered."];
const address = addressesIn(69);

export const disguises: Attack = {
  title: "Contacts in disguise",
  async replay(stage) {
    const contacts = HALVES.flatMap((half) => corpus[half].contacts);
    const innocent = HALVES.flatMap((half) => corpus[half].innocent);
    const covered = contacts.filter((contact) => isCovered(contact)).length;
    const left = innocent.filter((text) => maskContacts(text) === text).length;
    const read = await publish(stage, [...DISGUISES.map(({ text }) => text), ...INNOCENT]);
    const passed = DISGUISES.filter((contact, at) => read[at]!.some((answered) => !isCovered(contact, answered)));
    const eaten = INNOCENT.filter((text, at) => read[DISGUISES.length + at]!.some((answered) => answered !== text));
    return {
      got: [
        `Of the corpus ${covered} of ${contacts.length} contacts are covered, and ${left} of ${innocent.length} innocent texts stay as they are.`,
        `Over the wire ${DISGUISES.length - passed.length} of ${DISGUISES.length} disguises in offerings were covered for a visitor and for a paid member who has not opened the contact, such as "${read[0]!.join('" and "')}"; ${INNOCENT.length - eaten.length} of ${INNOCENT.length} innocent texts came as they are.`,
      ],
      must: {
        "99 of 100 contacts of the corpus are covered": covered >= SHARE * contacts.length,
        "99 of 100 innocent texts stay": left >= SHARE * innocent.length,
        [`no disguise reads through (${passed.map(({ secret }) => secret).join(", ") || "none"})`]: passed.length === 0,
        [`no innocent text is covered (${eaten.join(" ") || "none"})`]: eaten.length === 0,
      },
    };
  },
};

/** Adds an offering with each description; each as a visitor and as a paid member read it. */
async function publish(stage: Stage, descriptions: string[]): Promise<string[][]> {
  const [devendra, meera] = await Promise.all([stage.signIn("devendra"), stage.signIn("meera")]);
  const { businesses } = (await stage.call(ownBusinesses.fetchAll, {}, devendra)).payload;
  const fkBusinessId = businesses.find(({ isApproved }) => isApproved)!._id;
  const read: string[][] = [];
  for (const [at, description] of descriptions.entries()) {
    const form = { fkBusinessId, listingName: `Sweets ${at}`, description };
    const { listing } = (await stage.call(ownListings.create, form, devendra)).payload;
    const asked = { fkListingId: listing._id };
    const answers = [
      await stage.call(listings.fetch, asked, undefined, { from: address() }),
      await stage.call(listings.fetch, asked, meera, { from: address() }),
    ];
    read.push(answers.map(({ payload }) => payload.getListing.description));
  }
  return read;
}
