/** A phone or computer of somebody in the town: it stores cookies and token, as a browser does, and receives SMS. */
import { auth } from "#contract/auth.ts";
import type { Endpoint, InputOf, PayloadOf } from "#contract/endpoint.ts";
import { demoMembers } from "#main/database/demo-community.ts";
import type { Reply } from "./calls.ts";
import type { Town } from "./town.ts";

export interface Device {
  cookies: Map<string, string>;
  token: string | undefined;
  /** Makes a call with the device's cookies and token, and stores those of the answer. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E> | Record<string, unknown>): Promise<Reply<PayloadOf<E>>>;
  /** Logs one of the cast in, with the code from the SMS when one is asked for. */
  logIn(key: string): Promise<Reply<PayloadOf<typeof auth.logIn>>>;
}

/** A device that nobody has used; `from` is its address, 127.x.y.z. */
export function openDevice(town: Pick<Town, "call" | "url">, from?: string): Device {
  const device: Device = {
    cookies: new Map(),
    token: undefined,
    async call(endpoint, input) {
      const cookie = [...device.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const headers = {
        ...(cookie ? { cookie } : {}),
        ...(device.token ? { authorization: `Bearer ${device.token}` } : {}),
      };
      const reply = await town.call(endpoint, input, undefined, { headers, from });
      for (const line of reply.headers.getSetCookie()) keep(device.cookies, line);
      const { authorization } = reply.payload as { authorization?: string };
      if (authorization) device.token = authorization;
      return reply;
    },
    async logIn(key) {
      const { phoneNo, pin } = credentialsOf(key);
      const first = await device.call(auth.logIn, { phoneNo, pin });
      if (first.status !== 200) return first;
      return device.call(auth.logIn, { phoneNo, pin, otp: await codeFor(town, phoneNo) });
    },
  };
  return device;
}

/** Phone and PIN of one of the cast. */
export function credentialsOf(key: string): { phoneNo: string; pin: string } {
  const { phone, pin } = demoMembers().find((member) => member.key === key)!;
  return { phoneNo: phone, pin };
}

/** The code of the newest SMS to a phone. */
export async function codeFor(town: Pick<Town, "url">, phoneNo: string): Promise<string> {
  const [newest] = await lettersTo(town, phoneNo);
  return /^\d{6}/.exec(newest?.text ?? "")?.[0] ?? "no code came";
}

/** The letters in the demo's mailbox to a phone or e-mail address, newest first. */
export async function lettersTo(
  town: Pick<Town, "url">,
  to: string,
): Promise<Array<{ to: string; channel: string; text: string; sentAt: string }>> {
  const response = await fetch(`${town.url}/dev/outbox.json?to=${encodeURIComponent(to)}`);
  return (await response.json()) as Awaited<ReturnType<typeof lettersTo>>;
}

/** A code that is not the right one. */
export function otherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = ""] = line.split(";");
  const at = pair.indexOf("=");
  if (/Max-Age=0/.test(line)) cookies.delete(pair.slice(0, at));
  else cookies.set(pair.slice(0, at), pair.slice(at + 1));
}
