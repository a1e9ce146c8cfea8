/** The calls about the biodata of a profile: the page and the PDF for its family, the links by which others read it, and what they read. */
import * as z from "zod/mini";
import { language } from "../choice-fields.ts";
import { contactFree } from "../contact-free.ts";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { id, idempotencyKey } from "../key-fields.ts";
import { nextCursor, page } from "../list-fields.ts";
import { biodataParts, biodataSheet, linkView } from "./biodata-views.ts";

/** For how many days a link may be made. */
export const LINK_DAYS = [1, 7, 30, 90] as const;
/** Links of one profile that are open at a time. */
export const OPEN_LINKS = 30;
export const RECIPIENT_MAX = 60;

const label = () =>
  text("biodata.label.recipient", { max: RECIPIENT_MAX }).check(contactFree("biodata.label.recipient"));
const days = () =>
  z.pipe(
    z
      .union([z.number(), z.string()], "field.choice.invalid")
      .check(z.refine((given) => LINK_DAYS.some((one) => String(one) === String(given)), "field.choice.invalid")),
    z.transform(Number),
  );
/** Whatever is no secret of ours is answered like one that is over. */
const secret = () => z.string("field.id.invalid").check(z.maxLength(200, "field.id.invalid"));

/** What a link is asked with. */
export const linkForm = { label: label(), days: days(), ...biodataParts };

export const biodata = {
  fetchOwn: endpoint({
    method: "GET",
    path: "/userAdmin/matrimonial/biodata",
    access: "owner",
    summary: "The biodata of one of the caller's approved profiles, with the parts that are chosen.",
    input: z.strictObject({ id: id(), language: language(), ...biodataParts }),
    output: z.object({ sheet: biodataSheet }),
    errors: ["profile.not-found", "biodata.not-approved"],
  }),
  document: endpoint({
    method: "GET",
    path: "/userAdmin/matrimonial/biodata/document",
    access: "owner",
    summary: "Biodata.pdf of one of the caller's approved profiles, in English or Hindi.",
    input: z.strictObject({ id: id(), language: language(), ...biodataParts }),
    output: z.unknown(),
    file: "application/pdf",
    errors: ["profile.not-found", "biodata.not-approved", "rate.limited"],
  }),
  createLink: endpoint({
    method: "POST",
    path: "/userAdmin/matrimonial/biodata/createLink",
    access: "owner",
    summary: "Makes a link by which others read the biodata without an account until it ends or is revoked.",
    input: z.strictObject({ id: id(), ...linkForm, idempotencyKey: idempotencyKey() }),
    output: z.object({ link: linkView }),
    success: 201,
    errors: [
      "profile.not-found",
      "biodata.not-open",
      "biodata.too-many-links",
      "idempotency.reused",
      "idempotency.running",
    ],
  }),
  fetchLinks: endpoint({
    method: "GET",
    path: "/userAdmin/matrimonial/biodata/links",
    access: "owner",
    summary: "All links to a biodata, newest first, with how often each was opened.",
    input: z.strictObject({ id: id(), ...page }),
    output: z.object({ links: z.array(linkView), nextCursor }),
    errors: ["profile.not-found"],
  }),
  revokeLink: endpoint({
    method: "PUT",
    path: "/userAdmin/matrimonial/biodata/revokeLink",
    access: "owner",
    summary: "Ends a link at once; ending it again changes nothing.",
    input: z.strictObject({ id: id() }),
    output: z.object({ link: linkView }),
    errors: ["biodata.link-not-found"],
  }),
  openShared: endpoint({
    method: "POST",
    path: "/public/matrimonial/shared",
    access: "anyone",
    summary:
      "What the link with this secret shares; null, with nothing more, for every link that is over or never was.",
    input: z.strictObject({ secret: secret(), language: language() }),
    output: z.object({ shared: z.nullable(z.object({ sheet: biodataSheet, expiresAt: z.string() })) }),
    errors: ["rate.limited"],
  }),
  sharedDocument: endpoint({
    method: "POST",
    path: "/public/matrimonial/shared/document",
    access: "anyone",
    summary:
      "Biodata.pdf as the link with this secret shares it; the secret stands in the body, which no log and no history keeps.",
    input: z.strictObject({ secret: secret(), language: language() }),
    output: z.unknown(),
    file: "application/pdf",
    errors: ["biodata.not-shared", "rate.limited"],
  }),
};
