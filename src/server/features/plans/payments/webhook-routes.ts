/** The address that the gateway's webhooks come to: the body's bytes as they are, no access key, no session. */
import type { FastifyInstance } from "fastify";
import { WEBHOOK_PATH } from "#server/features/sandbox-gateway/events.ts";
import type { Base } from "#server/platform/context.ts";
import { send } from "#server/platform/http/envelope.ts";
import { receiveWebhook } from "./webhooks.ts";

/** The same in the OpenAPI document; what the body holds is Razorpay's to say. */
export const webhookDescription = {
  [WEBHOOK_PATH]: {
    post: {
      operationId: "webhooks.razorpay",
      summary:
        "An event of the payment gateway. Refused unless its signature over the body's bytes is genuine; each event counts once.",
      tags: ["webhooks"],
      security: [],
      parameters: [
        { name: "x-razorpay-signature", in: "header", required: true, schema: { type: "string" } },
        { name: "x-razorpay-event-id", in: "header", required: false, schema: { type: "string" } },
      ],
      requestBody: { required: true, content: { "application/json": { schema: { type: "object" } } } },
      responses: {
        200: { description: "Taken; processed later." },
        400: { description: "The signature is not genuine." },
      },
    },
  },
};

export async function registerWebhooks(app: FastifyInstance, base: Base): Promise<void> {
  await app.register(async (hooks) => {
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    hooks.post(WEBHOOK_PATH, async (request, reply) => {
      await receiveWebhook(base, {
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        signature: header(request.headers["x-razorpay-signature"]) ?? "",
        eventId: header(request.headers["x-razorpay-event-id"]),
      });
      return send(reply.header("cache-control", "no-store"), { code: 200, message: "Success", payload: {} });
    });
  });
}

function header(value: string | string[] | undefined): string | undefined {
  return typeof value === "string" && value !== "" && value.length <= 200 ? value : undefined;
}
