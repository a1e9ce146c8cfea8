/** An invented community of any size: owners, businesses and offerings as they are in India, the same for the same seed. */
import { businessName, description, listingName, type Place, type Subcategory } from "./community-texts.ts";
import { idAt, type Random, weighted } from "./random.ts";
import { FIRST_NAMES, SURNAMES } from "./words.ts";

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

function listingOf(random: Random, business: Business, at: number, until: number): Listing {
  const script = random.chance(0.28) ? 1 : 0;
  const name = listingName(random, business.subcategory, script);
  return {
    id: idAt(at, random),
    business,
    name,
    description: random.chance(0.75) ? description(random, business.subcategory, script, 1) : "",
    pricePaise: random.chance(0.7) ? (1 + random.below(400)) * 2500 : null,
    status: random.chance(0.96) ? "active" : "inactive",
    postedAt: Math.min(until, at + random.below(60) * DAY),
  };
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
