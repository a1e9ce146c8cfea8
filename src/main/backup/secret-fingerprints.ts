/** Fingerprints of the secrets that are not in a backup: they tell whether a restored portal has the same ones, and nothing else. */
import { scryptSync } from "node:crypto";
import type { Config } from "#server/platform/config/config.ts";

type Secrets = Pick<Config, "pinPepper" | "sessionSecret" | "panKey">;

const FINGERPRINT_BYTES = 6;

/** By the name of the setting. The hash is slow, so that an archive does not help to guess secrets. */
export function fingerprintsOf({ pinPepper, sessionSecret, panKey }: Secrets): Record<string, string> {
  const of = (name: string, secret: string) => scryptSync(secret, `backup ${name}`, FINGERPRINT_BYTES).toString("hex");
  return {
    PIN_PEPPER: of("PIN_PEPPER", pinPepper),
    SESSION_SECRET: of("SESSION_SECRET", sessionSecret),
    PAN_KEY: of("PAN_KEY", panKey),
  };
}

const CONSEQUENCES: Record<string, string> = {
  PIN_PEPPER: "no PIN of its members works",
  PAN_KEY: "the tax numbers of its donors cannot be read, and the yearly file for the tax office cannot be made",
  SESSION_SECRET:
    "its members have to sign in again, messages that were waiting cannot be sent, and membership cards saved before are not recognised",
};

/** A sentence for each secret that differs from that of the backup, where it had that secret already. */
export function warnOfOtherSecrets(config: Secrets, before: Record<string, string>): string[] {
  return Object.entries(fingerprintsOf(config))
    .filter(([name, fingerprint]) => before[name] !== undefined && before[name] !== fingerprint)
    .map(([name]) => `${name} is another than when the backup was taken; as long as it is, ${CONSEQUENCES[name]}.`);
}
