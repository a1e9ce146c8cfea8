/** The calls for the documents of a membership: the receipt, the card, and the check of a card that anyone may make. */
import * as z from "zod/mini";
import { language } from "./choice-fields.ts";
import { endpoint } from "./endpoint.ts";
import { id } from "./key-fields.ts";

export const documentCalls = {
  receiptDocument: endpoint({
    method: "GET",
    path: "/userAdmin/documents/receipt",
    access: "member",
    summary: "Receipt.pdf of one of the caller's paid orders, in English or Hindi.",
    input: z.strictObject({ order: id(), language: language() }),
    output: z.unknown(),
    file: "application/pdf",
    errors: ["payment.not-found"],
    keyless: true,
  }),
  cardDocument: endpoint({
    method: "GET",
    path: "/userAdmin/documents/card",
    access: "paid",
    summary: "Membership Card.pdf of the caller, in English or Hindi.",
    input: z.strictObject({ language: language() }),
    output: z.unknown(),
    file: "application/pdf",
  }),
  card: endpoint({
    method: "GET",
    path: "/userAdmin/card",
    access: "paid",
    summary: "The caller's membership card: name, number, end, and the address that its QR holds, signed.",
    input: z.strictObject({}),
    output: z.object({ name: z.string(), number: z.string(), validUntil: z.string(), address: z.string() }),
  }),
  checkCard: endpoint({
    method: "GET",
    path: "/public/card/{code}",
    access: "anyone",
    summary:
      "Whether the membership card with this code is valid, whose it is, its number and until when; nothing more. A forged code is simply not valid. `publicKey` is the public key (Ed25519) that checks the signature of a code without asking.",
    input: z.strictObject({ code: z.string().check(z.maxLength(200, "field.id.invalid")) }),
    output: z.object({
      code: z.string(),
      valid: z.boolean(),
      name: z.nullable(z.string()),
      number: z.nullable(z.string()),
      validUntil: z.nullable(z.string()),
      publicKey: z.string(),
    }),
    private: true,
  }),
};
