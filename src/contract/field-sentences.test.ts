// What a refused field says: a sentence of its own that is true, and what is stored of a field that is taken.
import { expect, test } from "vitest";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { words } from "#server/platform/words.ts";
import { contactForm } from "./content.ts";
import { address, digits, email, name, pinCode, text, website } from "./fields.ts";
import { queryForm } from "./lead-form.ts";
import { limit } from "./list-fields.ts";
import { memberFields } from "./member-fields.ts";
import { parseMessageRef } from "./message-refs.ts";
import { places } from "./places.ts";
import { reviewForm } from "./reviews.ts";
import { password } from "./secret-fields.ts";

interface Schema {
  safeParse(value: unknown): { success: boolean; data?: unknown; error?: { issues: Array<{ message: string }> } };
}
const said = (schema: Schema, value: unknown) => {
  const { id, values } = parseMessageRef(schema.safeParse(value).error?.issues[0]?.message ?? "");
  return words.en.of(id, values);
};

test("a page that is too long is told how long this one may be", () => {
  expect(said(limit(1200, 10), 1201)).toBe("A page holds 1 to 1200 entries");
  expect(said(limit(100, 20), "x")).toBe("A page holds 1 to 100 entries");
});

test.each([
  ["fetchAllCitiesViaState", { fkStateId: undefined }, "Please choose a state"],
  ["fetchAllCitiesViaState", { fkStateId: "Bihar" }, "Please choose a state"],
  ["fetchCoordinatesViaCity", {}, "Please choose a city"],
  ["fetchCoordinatesViaCity", { city: ["x"] }, "Please choose a city"],
  ["fetchPlace", {}, "This is not the address of a city"],
  ["fetchPlace", { slug: "No Slug" }, "This is not the address of a city"],
] as const)("%s with %j says what to do", (call, input, sentence) => {
  expect(said(places[call].input, input)).toBe(sentence);
});

test("whoever rates without stars is asked how many", () => {
  for (const stars of ["", undefined]) expect(said(reviewForm.shape.stars, stars)).toBe("Please choose how many stars");
});

test("a gender that is none of the three names the three", () => {
  expect(said(memberFields.gender, "mail")).toBe("Please choose female, male or other");
  expect(memberFields.gender.safeParse("").success).toBe(true);
});

test("a birth date after today is refused, today's is not", () => {
  const day = (days: number) => dayOf(new Date(Date.now() + days * DAY_MS));
  expect(said(memberFields.birthDate, day(1))).toBe("The birth date cannot be in the future");
  expect(said(memberFields.birthDate, "1990-02-30")).toBe("Please enter a valid date");
  expect(memberFields.birthDate.safeParse(day(0)).success).toBe(true);
});

test("an e-mail is kept with its domain in lower case and its name as written", () => {
  expect(email().parse("Ravi.Sharma@Example.ORG")).toBe("Ravi.Sharma@example.org");
});

test.each([
  ["12a", "City must contain only numbers"],
  ["-1", "City must contain only numbers"],
  ["1", "City must be at least 2"],
  [10, "City must be at most 9"],
  ["", "City is required"],
])("a number written as %j is refused by name", (value, sentence) => {
  expect(said(digits("label.city", { min: 2, max: 9 }), value)).toBe(sentence);
});

test("digits within their bounds become a number", () => {
  expect(digits("label.city", { min: 2, max: 9 }).parse("9")).toBe(9);
});

test.each([
  ["12345", "Password must be at least 6 characters long"],
  ["x".repeat(129), "Password is too long"],
])("the password %s says which end it misses", (value, sentence) => {
  expect(said(password(), value)).toBe(sentence);
});

test.each([
  ["sharma.in", "https://sharma.in"],
  ["  http://www.sharma-sweets.co.in/मेनू?a=1#b ", "http://www.sharma-sweets.co.in/मेनू?a=1#b"],
  ["https://शर्मा.भारत", "https://शर्मा.भारत"],
  ["https://sharma.in/\0", "https://sharma.in/"],
  ["https://sharma.in/\ud800", "https://sharma.in/"],
  ["\ufeffhttps://shar\u200bma.in\u202e", "https://sharma.in"],
])("the website %j is kept as %s", (typed, kept) => {
  expect(website().parse(typed)).toBe(kept);
});

test.each([
  "",
  "https://.",
  "https://..",
  "https://sharma",
  "https://sharma.",
  "https://sharma..in",
  "https://-sharma.in",
  "https://10.0.0.1",
  "https://[::1]",
  "https://:pw@sharma.in",
  "https://ravi@sharma.in",
  "https://@sharma.in",
  "https:sharma.in",
  "https:\\\\sharma.in",
  "https://sharma.in/a\nb",
  "https://sharma.in/a\tb",
  "https://sharma.in/a b",
  "https://sharma.in/<b>",
  "https://sharma\n.in",
  "ftp://sharma.in",
  "javascript:alert(1)//sharma.in",
])("the website %j is refused", (typed) => {
  expect(said(website(), typed)).toBe("Please enter a valid url");
});

test.each(["\u200b\u200b", "\u3164\u3164", "\u2800\u2800", "...", "- -", "\ud800\ud800", "\0\0"])(
  "a name, a text and an address of %j name nothing",
  (nothing) => {
    expect(said(name("label.first-name"), nothing)).toBe("First name is required");
    expect(said(text("listings.label.name", { min: 2 }), nothing)).toBe("Offering name is required");
    expect(said(address(), nothing.repeat(6))).toBe("Address is required");
    const query = { contactPerson: nothing, phoneNo: "9000000000", state: "Bihar", city: "Patna" };
    expect(said(queryForm, query)).toBe("Contact person is required!");
  },
);

test.each(["", " ", " \t\n ", "\u200b", "<>"])("an optional field of %j is left out, whatever its kind", (nothing) => {
  for (const [field, schema] of Object.entries(memberFields))
    if (field !== "firstName") expect(schema.safeParse(nothing), field).toEqual({ success: true, data: undefined });
  expect(said(memberFields.firstName, nothing)).toBe("First name is required");
});

test("an optional field that says something is held to its rule and keeps its sentence", () => {
  expect(said(memberFields.lastName, " x ")).toBe("Last name must be at least 2 character(s) long");
  expect(said(memberFields.email, " x ")).toBe("Please enter a valid email address");
  expect(said(memberFields.address, "12")).toBe("Address must be at least 10 character(s) long");
  expect(said(memberFields.pinCode, "12")).toBe("Please enter a valid 6-digit PIN code");
  expect(said(memberFields.fkCityId, "Atlantis")).toBe("Please choose a city");
});

test.each(["गोर्\u200dहे", "മോഹന്\u200d", "র\u200d্যাচেল", "श्री\u200cमान्\u200c", "نور\u200cالدین", "O'Brien-शर्मा Jr."])(
  "%s is a name of letters, joined as its script joins them",
  (written) => {
    expect(name("label.first-name").parse(written)).toBe(written.normalize("NFC"));
  },
);

test.each(["Ravi\u200d", "R\u200d\u200davi", "\u200cRavi", "Ravi \u200d Sharma"])(
  "%j is kept without the joiners that join nothing",
  (written) => {
    expect(name("label.first-name").parse(written)).not.toMatch(/(^|[^\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d]$/u);
  },
);

test.each(["४५२००१", "452 001", "૪૫૨ ૦૦૧"])("the PIN code %s is that of Indore", (written) => {
  expect(pinCode().parse(written)).toBe("452001");
});

test("who writes to the operator may be called by a first and a last name of full length, and no longer", () => {
  const whole = `${"न".repeat(49)} ${"म".repeat(49)}`;
  expect(contactForm.shape.name.parse(whole)).toBe(whole);
  expect(said(contactForm.shape.name, `${whole}म`)).toBe("Name must be less than 100 characters");
  expect(said(memberFields.firstName, "न".repeat(50))).toBe("First name must be less than 50 characters");
});
