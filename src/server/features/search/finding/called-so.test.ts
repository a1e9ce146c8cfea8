// What no kind holds is shown only where an item is truly called so.
import { describe, expect, it } from "vitest";
import { businessKind } from "#server/features/businesses/business-kind.ts";
import { subcategoriesOf } from "#server/features/catalogue/catalogue.ts";
import type { SearchSource } from "#server/features/directory/kinds.ts";
import { openSearching } from "#tests/harness/searching.ts";
import { understand } from "../reading/understanding.ts";
import { isAnyCalledSo } from "./called-so.ts";

const town = openSearching();

async function isCalled(text: string, slug: string, texts: { name: string; offers?: string }): Promise<boolean> {
  const { lexicon, meanings } = await understand(town.connection, { text });
  const subcategory = (await subcategoriesOf(town.connection)).find((one) => one.slug === slug)!;
  const { name, offers = "" } = texts;
  const source = { name, business_name: "", offering_names: offers, subcategory_id: subcategory.id };
  const kind = { ...businessKind, listSearchSources: async () => [source as SearchSource] };
  return isAnyCalledSo(town.connection, { kind, lexicon, meanings }, ["any"]);
}

describe("a text about what the catalogue has no kind for", () => {
  it.each([
    ["wine", "sound-light", { name: "Sula Wine Corner" }],
    ["joote chappal ki dukan", "laundry", { name: "Balaji Joote Chappal Bhandar" }],
    ["joote chappal ki dukan", "laundry", { name: "Balaji Footwear" }],
    ["पेट्रोल पंप", "car-repair", { name: "शर्मा पेट्रोल पंप" }],
    ["petrol pump", "car-repair", { name: "Sharma Brothers", offers: "Petrol pump, puncture" }],
  ])("is answered by who is called so: %s", async (text, slug, texts) => {
    expect(await isCalled(text, slug, texts)).toBe(true);
  });

  it.each([
    ["wine", "sound-light", { name: "Vavine Light Lagwana Shadi" }],
    ["joote chappal ki dukan", "laundry", { name: "Mohit Banerjee", offers: "Shoe Laundry for students" }],
    ["joote chappal ki dukan", "acupressure", { name: "Annapurna", offers: "Acupressure Chappal" }],
    ["petrol pump", "car-repair", { name: "Pump House" }],
  ])(
    "is answered by no word that only sounds like it, nor by one of another thing's name: %s",
    async (text, slug, texts) => {
      expect(await isCalled(text, slug, texts)).toBe(false);
    },
  );
});
