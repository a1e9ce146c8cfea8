// What a sentence asks for is told from what is said beside it, in the ways people write.
import { describe, expect, it } from "vitest";
import { soundKey } from "#base/fold-sound.ts";
import { subcategoriesOf } from "#server/features/catalogue/catalogue.ts";
import { openSearching } from "#tests/harness/searching.ts";
import { indispensable, isOtherTopic } from "../text/other-topics.ts";
import { tokenize } from "../text/words.ts";
import { subcategoryTerm } from "../vocabulary/facet-terms.ts";
import { ensureTerms } from "../vocabulary/term-queries.ts";
import { termsAround } from "../vocabulary/terms.ts";
import { partsOf } from "./parts.ts";
import { correctedText, understand } from "./understanding.ts";

const town = openSearching();

/** The subcategories that a text is understood to ask for. */
async function askedIn(text: string): Promise<string[]> {
  const subcategories = await subcategoriesOf(town.connection);
  const parts = partsOf(await understand(town.connection, { text }), undefined);
  const { terms = [] } = parts.find(({ kind }) => kind === "trade") ?? {};
  return subcategories.filter(({ id }) => terms.includes(subcategoryTerm(id))).map(({ slug }) => slug);
}

describe("a visitor who says more than the trade", () => {
  it.each([
    ["vastu shanti puja", "griha-pravesh-pooja"],
    ["vastu shanti flat", "griha-pravesh-pooja"],
    ["property dealer mansarovar side", "property-dealer"],
    ["ac marriage hall for 200 people", "marriage-garden"],
    ["फूलों की माला मंडप के लिए", "flowers-garlands"],
    ["सी.ए. चाहिए", "chartered-accountant"],
    ["सी. ए. इंदौर", "chartered-accountant"],
    ["mandir me pujari ki naukri", "placement-agency"],
    ["phone pe baat karne wale astrologer", "jyotishi"],
    ["talk to astrologer on phone", "jyotishi"],
    ["चाय की दुकान खोलनी है बैंक से लोन कैसे मिलेगा", "loans"],
    ["approved plots easy emi", "plots-land"],
    ["mummy ki shadi ki salgirah hai blouse aur suit silwana hai", "tailors"],
    ["घर में शादी है कपड़े सिलवाना", "tailors"],
    ["car service with pickup", "car-repair"],
    ["pujari for griha pravesh", "griha-pravesh-pooja"],
    ["teacher for kathak", "dance-classes"],
    ["doctor for joint pain", "orthopaedic"],
    ["jewellery for wedding", "gold-silver-jewellery"],
    ["hotel near taxi stand", "hotels"],
    ["कथक सिखाने वाली मैडम", "dance-classes"],
    ["inverter battery exchange offer same day fitting", "inverter-battery"],
    ["insta page chalane wala for my boutique", "digital-marketing"],
    ["looking for someone to make a website for our temple trust", "website-development"],
    ["mobile theek karne wala", "mobile-repair"],
    ["mobile ko thik karwana hai", "mobile-repair"],
    ["फ्रिज ठीक करने वाला", "ac-appliance-repair"],
    ["washing machine sudharne wala", "ac-appliance-repair"],
    ["ghutne ka dard theek karne wale doctor", "orthopaedic"],
    ["ghar shift karna hai indore se pune saman ke liye gaadi", "packers-movers"],
    ["khatu shyam ke liye gaadi", "taxi-cab"],
    ["mala maza ghar rang karaycha ahe", "house-painter"],
    ["washing machine 7 kg fully automatic", "home-appliances"],
    ["phone paani me gir gaya hai", "mobile-repair"],
    ["hast rekha dekhne wale jyotish", "palmist"],
    ["puja karne wale pandit", "pandit-for-pooja"],
    ["beti ki shadi hai garden book karna hai", "marriage-garden"],
    ["koi sir ghar aake padha de", "home-tuition"],
    ["dadi ke liye din bhar koi care karne wali", "nursing-care"],
  ])("is understood to ask for what is meant: %s", async (text, kind) => {
    expect(await askedIn(text)).toEqual([kind]);
  });

  it("about a sick cow asks for a vet, and no cowshed", async () => {
    for (const text of ["gaay bimar hai doctor chahiye", "गाय बीमार है डॉक्टर को बुलाना है"]) {
      const asked = await askedIn(text);
      expect(asked).toContain("veterinary");
      expect(asked).not.toContain("gaushala");
    }
  });

  it("and counts the guests asks for no logo", async () => {
    const asked = await askedIn("beti ki shadi hai 500 logo ka khana banwana hai");
    expect(asked).toContain("wedding-catering");
    expect(asked).not.toContain("graphic-design");
  });

  it.each(["side", "talk", "easy", "paid", "full", "goods", "chand"])(
    "in a common word is not given the trade of a Hindi word that sounds alike: %s",
    async (word) => {
      expect(await askedIn(word)).toEqual([]);
    },
  );

  it.each([
    ["jee ki taiyari", "iit-neet-coaching"],
    ["jee coaching kakadeo", "iit-neet-coaching"],
    ["munjiche guruji", "upanayan-sanskar"],
    ["munjisathi guruji", "upanayan-sanskar"],
    ["ukil babu divorce", "family-lawyer"],
    ["वाहनाचे विमा", "vehicle-insurance"],
    ["వంటవాళ్ళు కావాలి", "brahmin-cook"],
    ["chauffeur full time", "domestic-help"],
  ])("may say it in short, or in another language: %s", async (text, kind) => {
    expect(await askedIn(text)).toEqual([kind]);
  });

  it("names for what, is not given what that is a name of: catering for birthday party", async () => {
    const asked = await askedIn("catering for birthday party");
    expect(asked).toContain("satvik-caterers");
    expect(asked).not.toContain("wedding-planner");
  });

  it("joins two things, asks for both: naksha banwana aur nagar nigam se pass karwana", async () => {
    const asked = await askedIn("ghar ka naksha banwana aur nagar nigam se pass karwana hai");
    expect(asked).toEqual(expect.arrayContaining(["architect"]));
  });

  it("is no pandit's name for an exam: guru jee", async () => {
    const { text } = await understand(town.connection, { text: "pandit jee" });
    expect(text.tokens.map(({ word }) => word)).toEqual(["pandit"]);
  });

  it("has a slip corrected to what the catalogue calls in the plural: gynaclogist", async () => {
    const { text, meanings } = await understand(town.connection, { text: "gynaclogist banglore" });
    expect(correctedText(text, meanings)).toMatch(/^gynaecologists? banglore$/);
  });

  it.each([
    ["elctrisan", "electrician"],
    ["gaynacologest", "gynaecologist"],
    ["moblie repering", "mobile-repair"],
    ["chaterd acountent", "chartered-accountant"],
    ["frige repering", "ac-appliance-repair"],
    ["shudh shakahari resturent", "satvik-restaurant"],
    ["sunar se tooti chain judwana", "jewellery-repair"],
  ])("makes two slips in a long word, and is given the trade: %s", async (text, kind) => {
    expect(await askedIn(text)).toContain(kind);
  });

  it.each(["electronic voting", "gandhi jayanti", "elctrs"])(
    "names no trade by what is another word or too short: %s",
    async (text) => {
      expect(await askedIn(text)).not.toContain("electrician");
    },
  );

  it.each([
    ["dadar phool wala", undefined, "mumbai"],
    ["veterinary doctor raypur", undefined, "raipur"],
    ["lanka bhu ke paas library", undefined, "varanasi"],
    ["indore se omkareshwar bus chahiye", undefined, "indore"],
    ["shop for rent civil lines prayagraj", undefined, "prayagraj"],
    ["jayanagar idli dosa catering", undefined, "bengaluru"],
    ["tiffin service boring road patna", undefined, "patna"],
    ["कौनसी कोचिंग अच्छी है", "kota", "kota"],
  ])("names the part of a city without its words being looked for: %s", async (text, chosen, slug) => {
    const placeId = chosen ? await town.placeId(chosen) : undefined;
    const { readings, text: words, meanings } = await understand(town.connection, { text, placeId });
    expect(readings[0]?.placeId).toBe(await town.placeId(slug));
    const left = readings[0]!.words.map((at) => meanings[at]!.token.word);
    expect(left).not.toEqual(expect.arrayContaining(["lines"]));
    expect(left.length).toBeLessThanOrEqual(words.tokens.length);
  });
});

it('books a garden in "garden book karna hai", and looks for a book in "book shop"', () => {
  const wordsIn = (text: string) => tokenize(text).tokens.map(({ word }) => word);
  expect(wordsIn("garden book karna hai")).toEqual(["garden"]);
  expect(wordsIn("गार्डन बुक करना है")).toEqual(["गार्डन"]);
  expect(wordsIn("book shop")).toEqual(["book", "shop"]);
});

describe("what no directory answers", () => {
  it.each(["aaj ka sone ka bhav", "indigo flight kitne baje aayegi", "आज का चांदी का भाव"])(
    "is a price of the day or an hour, though all its words name a trade: %s",
    async (text) => {
      expect((await town.ask({ text })).items).toEqual([]);
    },
  );

  const none = new Set<string>();

  it("is a platform's own help, but not a trade that works on it", () => {
    expect(isOtherTopic(["insta", "login"], none)).toBe(true);
    expect(isOtherTopic(["facebook", "marketing"], new Set(["facebook", "marketing"]))).toBe(false);
    expect(isOtherTopic(["facebook"], none)).toBe(true);
    expect(isOtherTopic(["movie"], new Set(["movie"]))).toBe(true);
  });

  it("is a trade that nobody can be listed under, until the catalogue has a kind for it", () => {
    expect(isOtherTopic(["पेट्रोल", "पंप", "satna"], none)).toBe(true);
    expect(isOtherTopic(["petrol", "pump"], new Set(["petrol", "pump"]))).toBe(false);
    expect(isOtherTopic(["suitcase", "bag", "shop"], new Set(["bag", "shop"]))).toBe(true);
    expect(isOtherTopic(["ghadi", "theek", "karne", "wala"], none)).toBe(true);
    expect(isOtherTopic(["ghadi", "ki", "dukan"], none)).toBe(false);
  });

  it.each(["pooja hegde photo", "photo of salman khan", "pvr aaj ka show time", "ande ki tray thok rate"])(
    "is a picture of somebody, a show or an egg, whatever trade another word names: %s",
    async (text) => {
      expect((await town.ask({ text })).items).toEqual([]);
    },
  );

  it.each(["bachche ki photo khichwani hai indore", "pre wedding photo"])(
    "is a photographer's work when it is nobody's picture: %s",
    async (text) => {
      expect(await askedIn(text)).toEqual(["photographers"]);
    },
  );

  it("is without the thing that a shop is of, or that somebody wants to sell", () => {
    expect(indispensable(["bandook", "ki", "dukan", "license", "wali"])).toBe(0);
    expect(indispensable(["purana", "note", "bechna", "h"])).toBe(1);
    expect(indispensable(["dukan", "kiraye", "par"])).toBeUndefined();
  });

  it("is somebody's age or birthday, and no old age", () => {
    expect(isOtherTopic(["virat", "kohli", "age"], none)).toBe(true);
    expect(isOtherTopic(["home", "for", "old", "age"], none)).toBe(false);
  });
});

it("a slip is never taken for a word that merely sounds like its correction: dhoni may be dhone, and is no done", async () => {
  const alike = { key: soundKey("done"), roman: "done", devanagari: null };
  await ensureTerms(town.connection, [alike]);
  const { meanings } = await understand(town.connection, { text: "dhoni ka birthday" });
  const standsFor = meanings[0]!.alternatives.map(({ term }) => term);
  const [term] = (await termsAround(town.connection, [alike.key]))
    .get(alike.key)!
    .filter(({ key }) => key === alike.key);
  expect(standsFor).not.toContain(term!.id);
});
