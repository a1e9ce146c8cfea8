/** How many come to an event, as the parts of its page tell each other. */

/** Persons. */
export interface Counts {
  coming: number;
  perhaps: number;
  waiting: number;
}
