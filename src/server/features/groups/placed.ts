/** Where a group or a post belongs, in the words of the wire: a city with its state, or nowhere in particular. */
import type { Placed } from "#contract/group-views.ts";
import { type ReferenceData, viewPlace } from "#server/features/directory/category-and-place.ts";

export function viewPlaced({ place_id }: { place_id: number | null }, reference: ReferenceData): Placed | null {
  if (place_id === null) return null;
  return { ...viewPlace({ place_id }, reference), fkStateId: reference.places.byId.get(place_id)!.state_code };
}
