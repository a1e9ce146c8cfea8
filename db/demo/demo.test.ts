// Holds the demo community to its promises: the cast is whole, every key leads somewhere, and nobody real is named.
import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";

interface Member {
  key: string;
  cast: boolean;
  name: string;
  phone: string;
  pin: string;
  kind: string;
  citySlug: string;
  gender: string;
  plan: "none" | { endsInDays: number };
  blocked: boolean;
  staffRole?: string;
  note?: string;
}
interface Business {
  key: string;
  ownerKey: string;
  subcategorySlug: string;
  citySlug: string;
  pinCode: string;
  phone: string;
  website?: string;
  lat: number;
  lng: number;
  openingHours: { day: string; isClosed: boolean; spans: { from: string; to: string }[] }[];
  approval: string;
  rejectionMessage?: string;
}
interface Listing {
  key: string;
  businessKey: string;
  listingName: string;
  description: string;
  pricePaise?: number;
  status: string;
}

const members: Member[] = read("members.json");
const businesses: Business[] = read("businesses.json");
const listings: Listing[] = read("listings.json");
const cast = members.filter((member) => member.cast);
const placeRows: { slug: string; lat: string; lng: string }[] = parse(
  readFileSync(new URL("../reference/places.csv", import.meta.url)),
  { columns: true, bom: true },
);
const places = new Map(placeRows.map((place) => [place.slug, place]));
const week = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

describe("the cast", () => {
  it("has everyone that a person trying the demo is promised", () => {
    const daysLeft = (member: Member) => (member.plan === "none" ? undefined : member.plan.endsInDays);
    const owners = (approval: string) => businesses.filter((b) => b.approval === approval).map((b) => b.ownerKey);
    const offerings = (owner: string) =>
      listings.filter((l) => businesses.some((b) => b.key === l.businessKey && b.ownerKey === owner));
    expect(cast.filter((member) => offerings(member.key).length === 7).map(key)).toEqual(["asha"]);
    expect(offerings("asha").every((listing) => listing.status === "active")).toBe(true);
    expect(cast.filter((member) => member.plan === "none").map(key)).toEqual(["gopal"]);
    expect(cast.filter((member) => daysLeft(member) === 5).map(key)).toEqual(["meera"]);
    expect(cast.filter((member) => (daysLeft(member) ?? 0) < 0).map(key)).toEqual(["ramesh"]);
    expect(cast.filter((member) => member.blocked).map(key)).toEqual(["vikas"]);
    expect([owners("rejected"), owners("pending")]).toEqual([["sunita"], ["harish"]]);
    expect(businesses.find((business) => business.approval === "rejected")?.rejectionMessage).toBeTruthy();
    expect(cast.map((member) => member.staffRole).filter(Boolean)).toEqual(["moderator", "administrator"]);
    expect(cast.filter((member) => !member.note).map(key)).toEqual([]);
  });

  it("logs in with PINs that the sign-up rules would accept", () => {
    const weak = ({ pin, phone }: Member) =>
      !/^\d{6}$/.test(pin) || pin === phone.slice(-6) || /^(\d{1,3})\1+$/.test(pin) || isRun(pin) || isDate(pin);
    expect(members.filter(weak).map(key)).toEqual([]);
    expect(repeated(members.map((member) => member.pin))).toEqual([]);
  });
});

describe("the demo community", () => {
  it("carries only phones and websites that cannot belong to anyone", () => {
    const phones = [...members, ...businesses].map((each) => each.phone);
    expect(phones.filter((phone) => !/^[1-5]\d{9}$/.test(phone))).toEqual([]);
    expect(repeated(phones)).toEqual([]);
    const websites = businesses.flatMap((business) => business.website ?? []);
    expect(websites.filter((website) => !new URL(website).hostname.endsWith(".example"))).toEqual([]);
  });

  it("ties every business to an owner, a subcategory and a place, and every offering to a business", () => {
    const categories: { subcategories: { slug: string }[] }[] = read("../reference/categories.json");
    const subcategories = new Set(categories.flatMap((category) => category.subcategories.map(({ slug }) => slug)));
    const keys = (rows: { key: string }[]) => new Set(rows.map(key));
    expect(businesses.filter((business) => !keys(members).has(business.ownerKey)).map(key)).toEqual([]);
    expect(businesses.filter((business) => !subcategories.has(business.subcategorySlug)).map(key)).toEqual([]);
    expect([...members, ...businesses].filter((each) => !places.has(each.citySlug)).map(key)).toEqual([]);
    expect(listings.filter((listing) => !keys(businesses).has(listing.businessKey)).map(key)).toEqual([]);
    expect(repeated([...members, ...businesses, ...listings].map(key))).toEqual([]);
  });

  it("puts every business on the map within about 5 km of its city's centre", () => {
    expect(businesses.filter((business) => kmFromCentre(business) > 5.5).map(key)).toEqual([]);
  });

  it("opens and closes on whole hours, in order, on seven days", () => {
    const wrong = ({ openingHours }: Business) =>
      openingHours.map((each) => each.day).join() !== week.join() ||
      openingHours.some((each) => each.isClosed !== (each.spans.length === 0) || !inOrder(each.spans));
    expect(businesses.filter(wrong).map(key)).toEqual([]);
  });

  it("is large and Hindi enough to look like a community", () => {
    const inHindi = listings.filter((listing) => /\p{Script=Devanagari}/u.test(listing.description));
    expect(members.length).toBeGreaterThanOrEqual(44);
    expect(businesses.length).toBeGreaterThanOrEqual(70);
    expect(listings.length).toBeGreaterThanOrEqual(230);
    expect(inHindi.length / listings.length).toBeGreaterThan(0.3);
    expect(new Set(businesses.map((business) => business.citySlug)).size).toBeGreaterThanOrEqual(25);
  });
});

function read<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));
}

function key(row: { key: string }): string {
  return row.key;
}

function repeated<T>(values: T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function isRun(pin: string): boolean {
  return "01234567890".includes(pin) || "09876543210".includes(pin);
}

function isDate(pin: string): boolean {
  const [day = 0, month = 0] = [Number(pin.slice(0, 2)), Number(pin.slice(2, 4))];
  return day >= 1 && day <= 31 && month >= 1 && month <= 12;
}

function kmFromCentre({ citySlug, lat, lng }: Business): number {
  const centre = places.get(citySlug);
  const kmPerDegree = 111.2;
  const north = (lat - Number(centre?.lat)) * kmPerDegree;
  const east = (lng - Number(centre?.lng)) * kmPerDegree * Math.cos((lat * Math.PI) / 180);
  return Math.hypot(north, east);
}

function inOrder(spans: { from: string; to: string }[]): boolean {
  const times = spans.flatMap(({ from, to }) => [from, to]);
  return times.every(
    (time, index) => /^([01]\d|2[0-3]):00$/.test(time) && (index === 0 || time > (times[index - 1] ?? "")),
  );
}
