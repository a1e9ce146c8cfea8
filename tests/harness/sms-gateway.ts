/** A gateway for SMS, for portals that run in production, where no page shows what was sent. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface SmsGateway {
  /** The settings of a town in production that sends through it. */
  settings: Record<string, string>;
  /** All SMS so far, the oldest first. */
  sent: ReadonlyArray<{ to: string; text: string }>;
  /** The code of the newest SMS to a phone that was not answered before, once one has come. */
  codeTo(phone: string): Promise<string>;
  /** How it answers from now on; it has taken what it answered with 200. */
  answer(status: number): void;
  close(): void;
}

export async function openSmsGateway(): Promise<SmsGateway> {
  const waiting: Array<{ to: string; text: string }> = [];
  const sent: Array<{ to: string; text: string }> = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const sms = JSON.parse(Buffer.concat(pieces).toString()) as { to: string; text: string };
    if (status === 200) {
      waiting.push(sms);
      sent.push(sms);
    }
    response.writeHead(status).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const SMS_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`;
  return {
    settings: {
      MODE: "production",
      HOST: "127.0.0.1",
      SESSION_SECRET: "a secret of the tests, long enough",
      PAN_KEY: "another secret of the tests, long enough",
      SMS_URL,
    },
    sent,
    answer: (next) => {
      status = next;
    },
    async codeTo(phone) {
      for (let tries = 0; tries < 100; tries += 1) {
        const at = waiting.findLastIndex(({ to, text }) => to === `+91${phone}` && /^\d{6}/.test(text));
        if (at >= 0) return waiting.splice(at, 1)[0]!.text.slice(0, 6);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`no code came to ${phone}`);
    },
    close: () => server.close(),
  };
}
