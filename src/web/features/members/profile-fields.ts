/** The profile form's fields: the call's own, and the state, which only narrows the list of cities. */
import * as z from "zod/mini";
import { members } from "#contract/members.ts";

export const profileFields = z.extend(members.update.input, { fkStateId: z.optional(z.string()) });
