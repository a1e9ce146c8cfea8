/** What a person fills in about themselves: at sign-up in two parts, at the profile in one. */
import * as z from "zod/mini";
import { birthDate } from "./choice-fields.ts";
import { address, email, name, optional, pinCode } from "./fields.ts";
import { key } from "./key-fields.ts";

export const GENDERS = ["female", "male", "other"] as const;

export const memberFields = {
  firstName: name("label.first-name"),
  lastName: optional(name("label.last-name")),
  email: optional(email()),
  gender: optional(z.enum(GENDERS), "field.gender.invalid"),
  /** 'YYYY-MM-DD'; a PIN may not be made of it. */
  birthDate: optional(birthDate(), "field.date.invalid"),
  fkCityId: optional(key(), "field.city.invalid"),
  address: optional(address()),
  pinCode: optional(pinCode()),
};
