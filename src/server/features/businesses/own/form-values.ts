/** The two parts of the business form as columns, after the checks that need the database: category, place, position. */
import { distanceKm } from "#base/geo.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { messageRef } from "#contract/message-refs.ts";
import type { ownBusinesses } from "#contract/own-businesses.ts";
import { chosenFurther, chosenSubcategory } from "#server/features/catalogue/catalogue.ts";
import { getPlace } from "#server/features/places/places.ts";
import type { Ctx } from "#server/platform/context.ts";
import { refuseFields } from "#server/platform/refusal.ts";
import { detailValues } from "../details.ts";
import { factValues } from "../facts.ts";

export type Edited = ParsedOf<typeof ownBusinesses.update>;
export type Part1 = Extract<Edited, { partNo: "part1" }>;
export type Part2 = Extract<Edited, { partNo: "part2" }>;

/** A position farther from its city's middle than this is a slip. */
const FARTHEST_KM = 100;

/** Refuses a subcategory that does not exist or is not of the chosen category. */
export async function part1Values(ctx: Ctx, input: Omit<Part1, "id" | "partNo" | "moreFollows">) {
  const subcategory = await chosenSubcategory(ctx, input.fkSubCategoryId);
  if (input.fkCategoryId !== undefined && input.fkCategoryId !== subcategory.category_id)
    refuseFields({ fkSubCategoryId: "field.choice.invalid" });
  return {
    name: input.businessName,
    subcategory_id: subcategory.id,
    further_subcategory_ids: await chosenFurther(ctx, input.fkFurtherSubCategoryIds, subcategory.id),
    description: input.description,
    phone: input.phoneNo,
    email: input.email ?? null,
    ...detailValues(input),
  };
}

/** Refuses a city of another state and a position far from the city; without a position, the city's middle. */
export async function part2Values(ctx: Ctx, input: Omit<Part2, "id" | "partNo">) {
  const place = await getPlace(ctx, input.fkCityId);
  if (place.state_code !== input.fkStateId) refuseFields({ fkCityId: "field.choice.invalid" });
  const { lat, lng } = input.businessLocation ?? place;
  if (distanceKm(place, { lat, lng }) > FARTHEST_KM)
    refuseFields({ businessLocation: messageRef("field.position.far", { city: place.name }) });
  return {
    place_id: place.id,
    address: input.address,
    pin_code: input.pinCode ?? null,
    lat,
    lng,
    position: `(${lng},${lat})`,
    opening_hours: input.openingHours?.length ? JSON.stringify(input.openingHours) : null,
    ...factValues(input),
  };
}
