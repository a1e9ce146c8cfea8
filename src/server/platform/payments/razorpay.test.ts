/** What the client does with answers that no gateway should give. */
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { razorpayClient } from "./razorpay.ts";

let server: Server | undefined;
afterEach(() => server?.close());

async function clientOf(answer: RequestListener) {
  server = createServer(answer).listen(0, "127.0.0.1");
  await new Promise((resolve) => server!.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  return razorpayClient({ keyId: "id", keySecret: "secret", baseUrl: () => `http://127.0.0.1:${port}` });
}

test("an answer without end is read for a megabyte and refused as a fault of the gateway", async () => {
  let sent = 0;
  const client = await clientOf((_request, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const more = () => {
      while (!response.destroyed && sent < 200_000_000) {
        sent += 65_536;
        if (!response.write(" ".repeat(65_536))) return void response.once("drain", more);
      }
      response.end("{}");
    };
    more();
  });
  await expect(client.findPayment("pay_1")).rejects.toMatchObject({
    kind: "unreachable",
    message: expect.stringContaining("more than 1000000 bytes"),
  });
  expect(sent).toBeLessThan(50_000_000);
});

test("what the gateway says of a refusal is told without the payer's phone and e-mail", async () => {
  const client = await clientOf((_request, response) => {
    const description = "Refund of 60000 failed: contact +91 98765-43210, mail payer@example.com";
    response.writeHead(400).end(JSON.stringify({ error: { description } }));
  });
  const capture = client.capture({ id: "pay_1", amount: 100, currency: "INR" } as never);
  await expect(capture).rejects.toThrow("Refund of 60000 failed: contact +[removed], mail [removed]");
});
