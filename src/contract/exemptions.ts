/** The calls about a year of membership without payment: why it may be asked for, and a member's own requests. */
import * as z from "zod/mini";
import { choice } from "./choice-fields.ts";
import { endpoint } from "./endpoint.ts";
import { text } from "./fields.ts";
import { pictureErrors } from "./pictures.ts";

/** After a refusal one may ask again after so many days. */
export const ASK_AGAIN_DAYS = 30;
/** Whoever was granted a year may ask again once no more than so many days of it are left. */
export const GRANT_LEFT_DAYS = 60;
/** A request that nobody decides about lapses after so many days, and its document is deleted. */
export const EXEMPTION_DAYS = 60;

export const exemptionReason = {
  _id: z.string(),
  reason: z.string(),
  reasonHi: z.string(),
  /** A document must come along. */
  needsDocument: z.boolean(),
};
const reasonView = z.object(exemptionReason);
export type ExemptionReason = z.infer<typeof reasonView>;

export const exemptionDocument = z.object({ type: z.enum(["image/jpeg", "application/pdf"]), base64: z.string() });

/** The newest request that was not withdrawn, as its member reads it. */
const ownExemption = z.object({
  reason: z.string(),
  reasonHi: z.string(),
  message: z.nullable(z.string()),
  state: z.enum(["waiting", "granted", "refused", "lapsed"]),
  sentAt: z.string(),
  hasDocument: z.boolean(),
  decidedAt: z.nullable(z.string()),
  rejectionMessage: z.nullable(z.string()),
  /** Until when the granted year runs. */
  grantedUntil: z.nullable(z.string()),
});
const ownState = z.object({
  exemption: z.nullable(ownExemption),
  /** From when on the caller may ask; null is now, and also while a request waits. */
  mayAskFrom: z.nullable(z.string()),
});
export type OwnExemption = z.infer<typeof ownState>;

export const exemptions = {
  active: endpoint({
    method: "GET",
    path: "/public/exemptionReason/active",
    access: "anyone",
    summary: "The reasons for which a year of membership may be asked for without payment.",
    input: z.strictObject({}),
    output: z.object({ exemptionReasons: z.array(reasonView) }),
  }),
  submit: endpoint({
    method: "POST",
    path: "/public/exemptionRequest/submit",
    access: "member",
    summary:
      "Asks for a year of membership without payment, with a document (a picture, or a PDF) where the reason needs one; one request waits at a time.",
    input: z.strictObject({
      fkReasonId: choice("exemption.label.reason"),
      message: text("exemption.label.message", { min: 20, max: 1000 }),
    }),
    output: ownState,
    success: 201,
    errors: [
      ...pictureErrors,
      "exemption.exists",
      "exemption.document-missing",
      "exemption.refused-lately",
      "exemption.granted-lately",
    ],
    upload: { field: "document", most: 1 },
  }),
  fetchMine: endpoint({
    method: "GET",
    path: "/userAdmin/exemption/fetch",
    access: "member",
    summary: "The caller's newest request, and from when on the caller may ask.",
    input: z.strictObject({}),
    output: ownState,
  }),
  fetchOwnDocument: endpoint({
    method: "GET",
    path: "/userAdmin/exemption/document",
    access: "owner",
    summary: "The document of the caller's request that waits.",
    input: z.strictObject({}),
    output: exemptionDocument,
    errors: ["exemption.not-waiting"],
  }),
  withdraw: endpoint({
    method: "DELETE",
    path: "/userAdmin/exemption/withdraw",
    access: "owner",
    summary: "Takes the caller's request back; its document is deleted at once.",
    input: z.strictObject({}),
    output: ownState,
    errors: ["exemption.not-waiting"],
  }),
};
