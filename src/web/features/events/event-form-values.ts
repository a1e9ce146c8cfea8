/** The form of an event in the browser: its schema, what it starts with, and what is sent of it. */
import * as z from "zod/mini";
import { businessPart2 } from "#contract/business-fields.ts";
import { eventForm, timesInOrder } from "#contract/events/event-form.ts";
import type { PrefilledEvent } from "#contract/events/event-views.ts";
import type { UserData } from "#contract/user-data.ts";

const { imageOrder: _, ...fields } = eventForm;
/** The state leads to the city and is not sent. The picture travels beside the fields. */
export const eventFormSchema = z.strictObject({ ...fields, fkStateId: businessPart2.fkStateId }).check(timesInOrder);
export type EventValues = z.input<typeof eventFormSchema>;
export type EventSent = Omit<EventValues, "fkStateId"> & { imageOrder: string[] };

export function newEventValues(user: UserData | undefined): EventValues {
  return {
    title: "",
    description: "",
    startsOn: "",
    startsAt: "",
    endsOn: "",
    endsAt: "",
    fkStateId: user?.fkStateId ?? "",
    fkCityId: user?.fkStateId ? (user.fkCityId ?? "") : "",
    venue: "",
    address: "",
    isHome: false,
    businessLocation: undefined,
    capacity: "",
    fee: "",
    byAssociation: false,
  };
}

/** As its organiser saved it last. */
export function valuesOfEvent({ _id, slug: _slug, images: _images, ...event }: PrefilledEvent): EventValues {
  const { lat, lng } = event.businessLocation ?? {};
  return {
    ...event,
    businessLocation: lat === undefined ? undefined : { lat: String(lat), lng: String(lng) },
  };
}
