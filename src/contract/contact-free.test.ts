// Names that everybody reads: which are refused because they carry a contact, and which are not.
import { expect, test } from "vitest";
import { words } from "#server/platform/words.ts";
import { businessPart1 } from "./business-fields.ts";
import { refusedNames } from "./contact-free.ts";
import { jobForm } from "./job-opening-form.ts";
import { listingForm } from "./listing-fields.ts";
import { parseMessageRef } from "./message-refs.ts";

const FIELDS = {
  "Business name": businessPart1.businessName,
  "Offering name": listingForm.listingName,
  Title: jobForm.job_title,
  Employer: jobForm.company_name,
};

test.each([
  "Sharma Sweets 98765 43210",
  "Sharma Sweets 98765 aur 43210",
  "Sharma Sweets nine eight seven six five four three two one zero",
  "Sharma.in Tours",
  "Sharma Sweets www sharma com",
  "Sharma Sweets ravi@gmail.com",
  "शर्मा स्वीट्स ९८७६५ ४३२१०",
])("'%s' is no name of a business, an offering or a job, and says so at its field", (name) => {
  for (const [label, field] of Object.entries(FIELDS)) {
    const { id, values } = parseMessageRef(field.safeParse(name).error?.issues[0]?.message ?? "");
    expect(words.en.of(id, values)).toBe(
      `${label} must not carry a phone number, an email address or the address of a site`,
    );
  }
});

test.each([
  "24x7 Medical",
  "Since 1965 Sweets",
  "Hotel 108",
  "7 Star Caterers, 21 years",
  "Pt.Ramesh & Sons",
  "B.Com Classes",
  "शर्मा 56 भोग",
])("'%s' is a name: only what the mask would cover is refused", (name) => {
  for (const field of Object.values(FIELDS)) expect(field.safeParse(name).success).toBe(true);
});

test("a member's names are judged each by itself, and names of people pass", () => {
  expect(Object.keys(refusedNames({ firstName: "Free money at evil.example", lastName: "Sharma" }))).toEqual([
    "firstName",
  ]);
  expect(Object.keys(refusedNames({ firstName: "Ravi", lastName: "evil.example" }))).toEqual(["lastName"]);
  for (const firstName of ["रवि", "தமிழ் செல்வி", "O'Brien-शर्मा Jr.", "M.K. Gandhi", "Dr.Ravi", "Ek Nath", "Nau Nihal"])
    expect(refusedNames({ firstName }), firstName).toEqual({});
});
