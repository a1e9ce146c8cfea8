/** An invented community of any size: owners, businesses and offerings as they are in India, the same for the same seed. */
import { idAt, type Random, weighted } from "./random.ts";
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
export interface Owner {
  id: string;
  firstName: string;
  lastName: string;
  phone: string;
}
export interface Business {
  id: string;
  owner: Owner;
  name: string;
  description: string;
  place: Place;
  subcategory: Subcategory;
  lat: number;
  lng: number;
  hasHours: boolean;
  approval: "approved" | "pending" | "rejected";
  createdAt: number;
}
export interface Listing {
  id: string;
  business: Business;
  name: string;
  description: string;
  pricePaise: number | null;
  status: "active" | "inactive";
  postedAt: number;
}

const DAY = 86_400_000;
const SPAN = 1000 * DAY;

/** Businesses one after the other, each with its owner and offerings, until there are `listings` offerings. Ids rise in time up to `until`. */
export function* community(
  random: Random,
  places: Place[],
  subcategories: Subcategory[],
  listings: number,
  until: number,
): Generator<{ business: Business; listings: Listing[] }> {
  const placeOf = weighted(places, (place) => place.population + 3000);
  const subcategoryOf = weighted(subcategories, (_, at) => 1 / (8 + ((at * 37) % subcategories.length)));
  let owner = ownerOf(random, 0, until);
  for (let made = 0, businesses = 0; made < listings; businesses++) {
    const createdAt = until - SPAN + (SPAN * made) / listings;
    if (!random.chance(0.15) || businesses === 0) owner = ownerOf(random, businesses, createdAt);
    const business = businessOf(random, owner, placeOf(random), subcategoryOf(random), createdAt);
    const count = Math.min(listings - made, 1 + Math.floor(random.next() ** 3 * 18));
    yield {
      business,
      listings: Array.from({ length: count }, (_, at) => listingOf(random, business, createdAt + at * 1000, until)),
    };
    made += count;
  }
}

function ownerOf(random: Random, number: number, at: number): Owner {
  const [firstName] = random.pick(FIRST_NAMES);
  const [lastName] = random.pick(SURNAMES);
  return { id: idAt(at, random), firstName, lastName, phone: String(6_000_000_000 + number) };
}

function businessOf(random: Random, owner: Owner, place: Place, subcategory: Subcategory, createdAt: number): Business {
  const spread = Math.min(0.12, 0.01 + Math.sqrt(place.population) / 30_000);
  const script = random.chance(0.22) ? 1 : 0;
  const fate = random.next();
  return {
    id: idAt(createdAt, random),
    owner,
    name: businessName(random, subcategory, place, script),
    description: random.chance(0.85) ? description(random, subcategory, script, 2) : "",
    place,
    subcategory,
    lat: round(place.lat + random.bell() * spread),
    lng: round(place.lng + random.bell() * spread),
    hasHours: random.chance(0.6),
    approval: fate < 0.96 ? "approved" : fate < 0.99 ? "pending" : "rejected",
    createdAt,
  };
}

function businessName(random: Random, subcategory: Subcategory, place: Place, script: 0 | 1): string {
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

function listingOf(random: Random, business: Business, at: number, until: number): Listing {
  const script = random.chance(0.28) ? 1 : 0;
  const thing = tradeWord(random, business.subcategory, script);
  const form = random.next();
  const quality = random.pick(QUALITIES)[script];
  const occasion = random.pick(OCCASIONS)[script];
  const name =
    form < 0.4
      ? `${quality} ${thing}`
      : form < 0.7
        ? script
          ? `${occasion} के लिए ${thing}`
          : `${thing} for ${occasion}`
        : form < 0.9
          ? thing
          : `${brandName(random.below)} ${thing}`;
  return {
    id: idAt(at, random),
    business,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    description: random.chance(0.75) ? description(random, business.subcategory, script, 1) : "",
    pricePaise: random.chance(0.7) ? (1 + random.below(400)) * 2500 : null,
    status: random.chance(0.96) ? "active" : "inactive",
    postedAt: Math.min(until, at + random.below(60) * DAY),
  };
}

function tradeWord(random: Random, { name, name_hi, synonyms }: Subcategory, script: 0 | 1): string {
  const own = synonyms.filter((synonym) => /\p{Script=Devanagari}/u.test(synonym) === (script === 1));
  const word = own.length > 0 && random.chance(0.75) ? random.pick(own) : script ? name_hi : name.replace(/ & .*/, "");
  return script ? word : word.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

function description(random: Random, subcategory: Subcategory, script: 0 | 1, sentences: number): string {
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

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
