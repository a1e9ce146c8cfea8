/** What events of the community, and answers to them, are bound by. */

export const EVENT_ANSWERS = ["coming", "perhaps", "no"] as const;
/** How a member stands to an event: as they answered, or waiting for a place. */
export const EVENT_STANDS = [...EVENT_ANSWERS, "waiting"] as const;
export type EventStand = (typeof EVENT_STANDS)[number];
export type EventAnswer = (typeof EVENT_ANSWERS)[number];

/** Whoever comes may bring so many, themselves counted. */
export const PERSONS_MAX = 20;
export const EVENT_DESCRIPTION_LIMIT = 2000;
export const CAPACITY_MAX = 100_000;
/** Days ahead on which an event may begin, and how long it may last. */
export const EVENT_AHEAD_DAYS = 366;
export const EVENT_LASTS_DAYS = 31;

/** Where the calendar file of an event is. */
export const calendarPath = (id: string) => `/calendar/${id}.ics`;
