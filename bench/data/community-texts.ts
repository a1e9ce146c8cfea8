/** What the invented businesses and offerings are called and what is said of them, in either script. */
import type { Random } from "./random.ts";
import {
  brandName,
  ENDINGS,
  FIRST_NAMES,
  LOCALITIES,
  OCCASIONS,
  QUALITIES,
  SACRED,
  SENTENCES,
  SENTENCES_HI,
  SURNAMES,
} from "./words.ts";

export interface Place {
  id: number;
  name: string;
  state_name: string;
  lat: number;
  lng: number;
  population: number;
}
export interface Subcategory {
  id: number;
  category_id: number;
  name: string;
  name_hi: string;
  synonyms: string[];
}

/** 0 Roman, 1 Devanagari. */
type Script = 0 | 1;

export function businessName(random: Random, subcategory: Subcategory, place: Place, script: Script): string {
  const trade = tradeWord(random, subcategory, script);
  const ending = random.pick(ENDINGS)[script];
  const kind = random.next();
  if (kind < 0.34) return `${random.pick(SURNAMES)[script]} ${trade}${random.chance(0.4) ? ` ${ending}` : ""}`;
  if (kind < 0.54) return `${random.pick(SACRED)[script]} ${trade}${random.chance(0.5) ? ` ${ending}` : ""}`;
  if (kind < 0.7)
    return `${random.pick(FIRST_NAMES)[script]} ${random.chance(0.5) ? trade : random.pick(SURNAMES)[script]} ${ending}`;
  if (kind < 0.76 && script === 0) return `${place.name} ${trade} ${random.chance(0.3) ? ending : ""}`.trim();
  if (kind < 0.9 && script === 0) return `${brandName(random.below)} ${random.chance(0.6) ? trade : ending}`;
  return `${random.pick(SACRED)[script]} ${ending}`;
}

export function listingName(random: Random, subcategory: Subcategory, script: Script): string {
  const thing = tradeWord(random, subcategory, script);
  const form = random.next();
  const quality = random.pick(QUALITIES)[script];
  const occasion = random.pick(OCCASIONS)[script];
  const forOccasion = script ? `${occasion} के लिए ${thing}` : `${thing} for ${occasion}`;
  if (form < 0.4) return capital(`${quality} ${thing}`);
  if (form < 0.7) return capital(forOccasion);
  return capital(form < 0.9 ? thing : `${brandName(random.below)} ${thing}`);
}

export function description(random: Random, subcategory: Subcategory, script: Script, sentences: number): string {
  const fill = (sentence: string) =>
    sentence.replace(/\{(\w+)\}/g, (_, field: string) => {
      if (field === "thing") return tradeWord(random, subcategory, script);
      if (field === "year") return String(1950 + random.below(74));
      if (field === "locality" || field === "locality_hi") return random.pick(LOCALITIES);
      return random.pick(
        field === "occasion" ? OCCASIONS : field === "quality" ? QUALITIES : field === "first" ? FIRST_NAMES : SURNAMES,
      )[script];
    });
  return Array.from(
    { length: sentences },
    () => `${fill(random.pick(script ? SENTENCES_HI : SENTENCES))}${script ? "।" : "."}`,
  ).join(" ");
}

function tradeWord(random: Random, { name, name_hi, synonyms }: Subcategory, script: Script): string {
  const own = synonyms.filter((synonym) => /\p{Script=Devanagari}/u.test(synonym) === (script === 1));
  const word = own.length > 0 && random.chance(0.75) ? random.pick(own) : script ? name_hi : name.replace(/ & .*/, "");
  return script ? word : word.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
