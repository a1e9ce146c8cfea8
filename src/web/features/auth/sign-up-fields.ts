/** What the form of signing up asks after the code: name and PIN, and what is folded below them. */
import * as z from "zod/mini";
import { auth } from "#contract/auth.ts";
import { cityWithState, stateField } from "#web/features/places/city-with-state.ts";
import { safePin } from "./safe-pin.ts";

const MORE = { lastName: true, email: true, gender: true, fkCityId: true, address: true, pinCode: true } as const;

/** The folded fields. */
export const MORE_FIELDS = [...(Object.keys(MORE) as Array<keyof typeof MORE>), "fkStateId"] as const;

/** The mask, which judges the names, is loaded when the first of them is typed: a door is on the way of everybody. */
export const signUpFields = (phoneNo: string) =>
  z
    .extend(z.pick(auth.create.input, { firstName: true, ...MORE }), { pin: safePin({ phoneNo }), ...stateField })
    .check(cityWithState, async (names) => (await import("#contract/contact-free.ts")).namesContactFree(names));

export type SignUpFields = z.input<ReturnType<typeof signUpFields>>;
