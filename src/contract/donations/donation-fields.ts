/** The forms of a donation: the donor's own, and the one by which the staff record a gift that came by hand. */
import * as z from "zod/mini";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { choice, date, flag, language } from "../choice-fields.ts";
import { contactFree } from "../contact-free.ts";
import { address, digits, email, optional, phone, pinCode, text, wholeName } from "../fields.ts";
import { idempotencyKey } from "../key-fields.ts";
import { messageRef } from "../message-refs.ts";
import {
  LEAST_RUPEES,
  MOST_OFFLINE_RUPEES,
  MOST_RUPEES,
  OFFLINE_MODES,
  RECORDED_DAYS,
  TRIBUTES,
} from "./donation-choices.ts";
import { pan } from "./pan.ts";

const donor = {
  name: optional(wholeName("label.name").check(contactFree("label.name"))),
  phoneNo: optional(phone()),
  email: optional(email()),
  address: optional(address()),
  pinCode: optional(pinCode()),
  anonymous: z._default(flag(), false),
  tribute: optional(z.enum(TRIBUTES, "field.choice.invalid"), "field.choice.invalid"),
  tributeName: optional(wholeName("donations.label.tribute-name").check(contactFree("donations.label.tribute-name"))),
  wantsCertificate: z._default(flag(), false),
  pan: optional(pan(), "field.pan.invalid"),
  isIndianCitizen: z._default(flag(), false).check(z.refine((given) => given, "field.citizen.required")),
  language: language(),
  idempotencyKey: idempotencyKey(),
};

const rupees = (max: number) =>
  z.pipe(
    z.pipe(
      z.union([z.string(), z.number()], messageRef("field.required", { label: "@donations.label.amount" })),
      z.transform((typed): string | number => String(typed).replaceAll(",", "").trim()),
    ),
    digits("donations.label.amount", { min: LEAST_RUPEES, max }),
  );

/** Whole rupees; no field for what the server decides. */
export const donationForm = { fkPurposeId: choice("donations.label.purpose"), amount: rupees(MOST_RUPEES), ...donor };

const today = () => dayOf(new Date());

export const offlineForm = {
  fkPurposeId: choice("donations.label.purpose"),
  amount: rupees(MOST_OFFLINE_RUPEES),
  mode: z.enum(OFFLINE_MODES, "field.choice.invalid"),
  reference: optional(text("donations.label.reference", { max: 60 })),
  gift: optional(text("donations.label.gift", { max: 200 })),
  receivedOn: date().check(
    z.refine((day) => day <= today(), "field.received-on.future"),
    z.refine((day) => day >= dayOf(new Date(Date.now() - RECORDED_DAYS * DAY_MS)), "field.received-on.old"),
  ),
  ...donor,
};

interface Given {
  name?: string | undefined;
  anonymous: boolean;
  tribute?: string | undefined;
  tributeName?: string | undefined;
  wantsCertificate: boolean;
  pan?: string | undefined;
  address?: string | undefined;
  pinCode?: string | undefined;
  mode?: string;
  gift?: string | undefined;
  reference?: string | undefined;
}

/** For `check` of both forms: what one choice makes necessary is told at the field that is missing. */
export function donorComplete({ value, issues }: { value: Given; issues: unknown[] }): void {
  const need = (field: keyof Given, message: string) => {
    if (value[field] === undefined) issues.push({ code: "custom", path: [field], message, input: value[field] });
  };
  const required = (label: string) => messageRef("field.required", { label: `@${label}` });
  if (!value.anonymous || value.wantsCertificate) need("name", required("label.name"));
  if (value.wantsCertificate) {
    need("pan", "field.pan.needed");
    need("address", required("label.address"));
    need("pinCode", "field.pin-code.invalid");
  }
  if (value.tribute) need("tributeName", required("donations.label.tribute-name"));
  if (value.tributeName) need("tribute", "field.choice.invalid");
  if (value.mode === "kind") need("gift", required("donations.label.gift"));
  if (value.mode === "cheque" || value.mode === "transfer") need("reference", required("donations.label.reference"));
}
