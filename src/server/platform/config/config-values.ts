/** How single settings are read; what cannot be right is refused with a sentence that names the setting. */
import { isIP } from "node:net";
import { StartProblem } from "./start-problem.ts";

export type Environment = Record<string, string | undefined>;

export interface RazorpaySettings {
  keyId: string;
  keySecret: string;
  webhookSecrets: string[];
  baseUrl: string;
}

export function oneOf<T extends string>(env: Environment, name: string, choices: readonly T[], fallback: T): T {
  const value = env[name] || fallback;
  if (!choices.includes(value as T))
    throw new StartProblem(`${name} is "${value}", but it can only be ${choices.join(" or ")}.`);
  return value as T;
}

export function whole(env: Environment, name: string, fallback: number, least: number, most: number): number {
  const value = env[name] ? Number(env[name]) : fallback;
  if (!Number.isInteger(value) || value < least || value > most)
    throw new StartProblem(`${name} is "${env[name]}", but it must be a whole number from ${least} to ${most}.`);
  return value;
}

export function address(env: Environment, name: string, fallback: string | undefined): string {
  const value = env[name] || fallback;
  if (!value)
    throw new StartProblem(
      `${name} is missing: say where people reach the portal, such as https://portal.example.org.`,
    );
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== "/")
    throw new StartProblem(`${name} is "${value}", but it must be an http or https address without a path.`);
  return url.origin;
}

export function link(env: Environment, name: string, schemes: string[]): string | undefined {
  const value = env[name] || undefined;
  if (value !== undefined && !schemes.includes(URL.parse(value)?.protocol ?? ""))
    throw new StartProblem(`${name} must be an address that begins with ${schemes.map((s) => `${s}//`).join(" or ")}.`);
  return value;
}

export function databaseUrl(env: Environment): string | undefined {
  const value = env.DATABASE_URL;
  if (!value) return undefined;
  if (!/^postgres(ql)?:\/\//.test(value))
    throw new StartProblem("DATABASE_URL must begin with postgres:// or postgresql://.");
  return value;
}

export function keys(text: string | undefined): Map<string, "web" | "mobile"> {
  const found = new Map<string, "web" | "mobile">();
  for (const entry of (text ?? "")
    .split(",")
    .map((s) => s.trim())
    .filter(Boolean)) {
    const [client, key] = entry.split(":", 2);
    if ((client !== "web" && client !== "mobile") || !key || key.length < 16)
      throw new StartProblem(
        "ACCESS_KEYS must be a list such as web:<16 or more characters>,mobile:<16 or more characters>.",
      );
    found.set(key, client);
  }
  if (![...found.values()].includes("web"))
    throw new StartProblem("ACCESS_KEYS needs at least one key for web, such as web:<16 or more characters>.");
  return found;
}

export function secret(env: Environment, name: string, fallback: string | undefined): string {
  const value = env[name] || fallback;
  if (!value || value.length < 32) throw new StartProblem(`${name} must be a secret of at least 32 characters.`);
  return value;
}

export function gateway(env: Environment): RazorpaySettings | undefined {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRETS: hooks } = env;
  if (!keyId && !keySecret && !hooks) return undefined;
  if (!keyId || !keySecret || !hooks)
    throw new StartProblem(
      "RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRETS belong together: set all three or none.",
    );
  return {
    keyId,
    keySecret,
    webhookSecrets: webhookSecrets(hooks),
    baseUrl: link(env, "RAZORPAY_URL", ["http:", "https:"]) ?? "https://api.razorpay.com",
  };
}

/** An empty secret would let anybody sign. */
function webhookSecrets(text: string): string[] {
  const secrets = text.split(",").map((s) => s.trim());
  if (secrets.some((secret) => secret.length < 8))
    throw new StartProblem(
      "RAZORPAY_WEBHOOK_SECRETS must be a list of secrets of at least 8 characters, without an empty one.",
    );
  return secrets;
}

/** Addresses, with or without a prefix length. */
export function proxies(text: string): string[] {
  const given = text
    .split(",")
    .map((s) => s.trim())
    .filter(Boolean);
  for (const entry of given) {
    const [address = "", prefix] = entry.split("/");
    const version = isIP(address);
    if (
      !version ||
      (prefix !== undefined && !(/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128)))
    )
      throw new StartProblem(`TRUSTED_PROXIES holds "${entry}", which is no address such as 10.0.0.5 or 10.0.0.0/8.`);
  }
  return given;
}
