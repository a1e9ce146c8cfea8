/** What a new PIN must be, for the forms that ask for one. */
import * as z from "zod/mini";
import { isWeakPin, type PinOwner } from "#contract/pin-rules.ts";
import { pin } from "#contract/secret-fields.ts";

/** A PIN that its owner's data do not give away; the server checks the same. */
export function safePin(owner: PinOwner) {
  return pin().check(z.refine((value) => !isWeakPin(value, owner), "field.pin.weak"));
}

/** A form of nothing but a new PIN. */
export function newPinStep(owner: PinOwner) {
  return z.strictObject({ pin: safePin(owner) });
}
