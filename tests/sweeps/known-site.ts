/** Values for the calls about what the operator says of itself: a question, an advertisement, a message of the cast's town. */
import { shortId } from "#base/ids.ts";
import { content } from "#contract/content.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { Town } from "#tests/harness/town.ts";
import type { Known } from "./sample.ts";

const TEXT = `# What this is\n\n${"We hold to what we write here. ".repeat(6)}`;
const BOTH = {
  title: "About the house",
  titleHi: "घर के बारे में",
  text: TEXT,
  textHi: TEXT,
  foot: "A directory of the community.",
  footHi: "समाज की निर्देशिका।",
};
const FAQ = {
  topic: "safety",
  question: "Who sees my number?",
  questionHi: "मेरा नंबर कौन देखता है?",
  answer: "Nobody, **until** you call.",
  answerHi: "कोई नहीं।",
  place: "3",
  isPublished: true,
};
const BANNER = {
  kind: "ad",
  title: "Laddu for your function",
  titleHi: "आपके कार्यक्रम के लड्डू",
  text: "Fresh every morning",
  textHi: "रोज़ सुबह ताज़ा",
  link: "/volunteer",
  advertiser: "Sharma Sweets",
  city: "indore",
  from: "2026-01-01",
  until: "2030-01-01",
  place: "2",
  isPublished: true,
  imageOrder: undefined,
};

/** What belongs to the call; undefined for calls of other rooms. */
export async function knownSite(town: Town): Promise<(call: Endpoint) => Known | undefined> {
  const { pool } = town.portal.connection;
  const first = async (table: string) => {
    const { rows } = await pool.query<{ id: string }>(`select id from ${table} order by id limit 1`);
    return shortId(rows[0]!.id);
  };
  const written = { name: "Ravi Sharma", phoneNo: "9876500001", message: "Do you open on Sundays?" };
  const message = (await town.call(content.submitContact, written)).payload._id;
  const [faq, banner] = [await first("faqs"), await first("banners")];
  const versionOf = async (name: "terms" | "privacy") => {
    const { rows } = await pool.query<{ version: string }>(
      "select value ->> 'version' as version from settings where key = $1",
      [name],
    );
    return rows[0]!.version;
  };
  const [terms, privacy] = [await versionOf("terms"), await versionOf("privacy")];
  return ({ path }) => {
    if (path === "/public/landingPage/fetchTermsAndConditions") return { version: terms };
    if (path === "/public/landingPage/fetchPrivacyPolicy") return { version: privacy };
    if (path === "/public/landingPage/countBanner") return { id: banner, event: "view" };
    if (path === "/public/contact/all") return { state: "new", limit: "5", cursor: undefined };
    if (path.startsWith("/staff/site/faqs")) return { ...FAQ, id: faq };
    if (path.startsWith("/staff/site/banners")) return { ...BANNER, id: banner };
    if (path.startsWith("/staff/site/documents")) return { ...BOTH, name: "terms", isDraft: true };
    if (path.startsWith("/staff/site/messages")) return { id: message, state: "answered" };
    return path.startsWith("/staff/site/") ? { ...BOTH, organisation: "Vipra Samiti", cursor: undefined } : undefined;
  };
}
