/** The form of a donation in the browser: its schema, and what a new one starts with. */
import * as z from "zod/mini";
import { donationForm, donorComplete } from "#contract/donations/donation-fields.ts";
import type { UserData } from "#contract/user-data.ts";
import type { Language } from "#messages/words.ts";

export const donationFormSchema = z.strictObject(donationForm).check(donorComplete);
export type DonationValues = z.input<typeof donationFormSchema>;

/** A member's own name and contacts; nobody's name is shown unless they choose it. */
export function newDonationValues({
  user,
  purpose,
  language,
}: {
  user: UserData | undefined;
  purpose: string;
  language: Language;
}): DonationValues {
  return {
    fkPurposeId: purpose,
    amount: "",
    name: user?.name ?? "",
    phoneNo: user?.phoneNo ?? "",
    email: user?.email ?? "",
    address: "",
    pinCode: "",
    anonymous: "true",
    tribute: "",
    tributeName: "",
    wantsCertificate: false,
    pan: "",
    isIndianCitizen: false,
    language,
    idempotencyKey: "",
  };
}
