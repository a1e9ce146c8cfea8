/** The calls about claims: a member says that an imported business, for which nobody has signed up, is theirs, and the staff decide where no code can. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { text } from "./fields.ts";
import { id } from "./key-fields.ts";
import { otpSent } from "./one-time-codes.ts";
import { pictureErrors } from "./pictures.ts";
import { decisionForm } from "./reviews.ts";
import { otp } from "./secret-fields.ts";

const ofBusiness = { fkBusinessId: id() };
const claimErrors = ["business.not-found", "page.gone", "claim.not-claimable"] as const;

export const claimForm = z.strictObject({ text: text("claims.label.text", { min: 10, max: 500 }) });

export const claimCodeForm = z.strictObject({ otp: otp() });

/** Where a claim stands: decided by the staff, or overtaken by somebody else's. */
const claimState = z.enum(["waiting", "granted", "refused", "overtaken"]);

/** As the staff read it. */
const waitingClaim = z.object({
  _id: z.string(),
  text: z.string(),
  createdAt: z.string(),
  fkBusinessId: z.string(),
  businessName: z.string(),
  slug: z.string(),
  citySlug: z.string(),
  phoneNo: z.string(),
  address: z.string(),
  claimant: z.object({ name: z.string(), phoneNo: z.string(), memberSince: z.string() }),
});
export type WaitingClaim = z.infer<typeof waitingClaim>;

export const businessClaims = {
  fetchMine: endpoint({
    method: "GET",
    path: "/userAdmin/businessClaims/mine",
    access: "member",
    summary:
      "Whether the caller can claim a business, the last two digits of its phone, and how the caller's newest claim of it stands.",
    input: z.strictObject(ofBusiness),
    output: z.object({
      isClaimable: z.boolean(),
      phoneEnd: z.string(),
      claim: z.nullable(z.object({ state: claimState, reason: z.nullable(z.string()) })),
    }),
    errors: ["business.not-found", "page.gone"],
  }),
  requestCode: endpoint({
    method: "POST",
    path: "/userAdmin/businessClaims/requestCode",
    access: "member",
    summary: "Sends a code to the phone that the business is listed with, which is not told.",
    input: z.strictObject(ofBusiness),
    output: otpSent,
    errors: [...claimErrors, "rate.limited"],
  }),
  confirmCode: endpoint({
    method: "POST",
    path: "/userAdmin/businessClaims/confirmCode",
    access: "member",
    summary: "Makes the business the caller's own, with the code that was sent to its phone.",
    input: z.extend(claimCodeForm, ofBusiness),
    output: z.object({}),
    errors: [...claimErrors, "otp.wrong", "business.too-many", "rate.limited"],
  }),
  create: endpoint({
    method: "POST",
    path: "/userAdmin/businessClaims/create",
    access: "member",
    summary: "Asks the staff for a business whose phone is out of reach, with a document (a picture, or a PDF).",
    input: z.extend(claimForm, ofBusiness),
    output: z.object({}),
    success: 201,
    errors: [...claimErrors, ...pictureErrors, "claim.exists", "claim.document-missing"],
    upload: { field: "document", most: 1 },
  }),
  fetchWaiting: endpoint({
    method: "GET",
    path: "/staff/businessClaims/waiting",
    access: "moderator",
    summary: "Claims that wait for a decision, the longest waiting first.",
    input: z.strictObject({}),
    output: z.object({ claims: z.array(waitingClaim) }),
  }),
  fetchDocument: endpoint({
    method: "GET",
    path: "/staff/businessClaims/{id}/document",
    access: "moderator",
    summary: "The document of a claim that waits.",
    input: z.strictObject({ id: id() }),
    output: z.object({ type: z.enum(["image/jpeg", "application/pdf"]), base64: z.string() }),
    errors: ["claim.not-waiting", "staff.own-thing"],
  }),
  decide: endpoint({
    method: "POST",
    path: "/staff/businessClaims/{id}/decide",
    access: "moderator",
    summary: "Grants or refuses a claim with a reason that the member is told; the document is then deleted.",
    input: z.extend(decisionForm, { id: id(), decision: z.enum(["granted", "refused"], "field.choice.invalid") }),
    output: z.object({}),
    errors: ["claim.not-waiting", "claim.not-claimable", "business.too-many", "staff.own-thing"],
  }),
};
