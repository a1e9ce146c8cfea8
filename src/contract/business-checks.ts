/** What was checked about a business, by whom and when: facts that the portal has recorded itself, told to everybody in words. */
import * as z from "zod/mini";

/** A day in Asia/Kolkata. */
const on = z.string();

export const businessChecks = z.object({
  /** A code sent to the owner's phone was right; `isOwners`: that phone is also the business's. */
  phone: z.nullable(z.object({ on, isOwners: z.boolean() })),
  /** The staff read and approved it. Null for one from an association's list, which nobody has read. */
  approval: z.nullable(z.object({ on })),
  /** The newest visit of the staff; in Hindi where the team is named after a city. */
  visit: z.nullable(z.object({ on, team: z.string(), teamHi: z.nullable(z.string()) })),
  /** Its GST number has the right check character, and belongs to this state; null for numbers that belong to none. */
  gst: z.nullable(z.object({ state: z.nullable(z.string()), stateHi: z.nullable(z.string()) })),
});
export type BusinessChecks = z.infer<typeof businessChecks>;
