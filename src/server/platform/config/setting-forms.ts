/** The forms that a setting can have. The message of each is the rest of a sentence that begins with the setting's name. */
import { isIP } from "node:net";
import * as z from "zod/mini";

/** The message repeats the value, so it is not for secrets. */
const because = (why: string) => ({ error: ({ input }: { input?: unknown }) => `is "${input}", but ${why}.` });

/** A whole number of this range. */
export function whole(least: number, most: number) {
  return z.pipe(
    z
      .string()
      .check(
        z.refine(
          (value) => Number.isInteger(Number(value)) && Number(value) >= least && Number(value) <= most,
          because(`it must be a whole number from ${least} to ${most}`),
        ),
      ),
    z.transform(Number),
  );
}

export function oneOf<const Choices extends readonly [string, ...string[]]>(...choices: Choices) {
  return z.enum(choices, because(`it can only be ${choices.join(" or ")}`));
}

/** An address of one of these schemes, such as 'https:'. */
export function link(...schemes: string[]) {
  const beginnings = schemes.map((scheme) => `${scheme}//`).join(" or ");
  return z
    .string()
    .check(
      z.refine(
        (value) => schemes.includes(URL.parse(value)?.protocol ?? ""),
        `must be an address that begins with ${beginnings}.`,
      ),
    );
}

/** An http or https address without a path, as its origin. */
export const origin = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? "") && new URL(value).pathname === "/",
        because("it must be an http or https address without a path"),
      ),
    ),
  z.transform((value) => new URL(value).origin),
);

export const SECRET = "must be a secret of at least 32 characters.";
export const secret = z.string().check(z.minLength(32, SECRET));

/** What a program sends along to be let in. */
export const token = z.string().check(z.minLength(16, "must be a secret of at least 16 characters."));

const parts = (value: string) => value.split(",").map((part) => part.trim());
const ACCESS_KEY = /^(web|mobile):([^:]{16,})/;
export const ONE_WEB_KEY = "needs at least one key for web, such as web:<16 or more characters>.";

/** 'web:<key>,mobile:<key>' as key -> client. */
export const accessKeys = z.pipe(
  z.string().check(
    z.refine(
      (value) => parts(value).every((part) => part === "" || ACCESS_KEY.test(part)),
      "must be a list such as web:<16 or more characters>,mobile:<16 or more characters>.",
    ),
    z.refine((value) => parts(value).some((part) => part.startsWith("web:")), ONE_WEB_KEY),
  ),
  z.transform((value) => {
    const keys = parts(value).map((part) => ACCESS_KEY.exec(part));
    return new Map(keys.flatMap((match) => (match ? [[match[2]!, match[1] as "web" | "mobile"] as const] : [])));
  }),
);

/** Several may be valid at once. An empty one is refused, since anybody could sign with it. */
export const webhookSecrets = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) => parts(value).every((part) => part.length >= 8),
        "must be a list of secrets of at least 8 characters, without an empty one.",
      ),
    ),
  z.transform(parts),
);

/** Hosts of push services ('*.' before one stands for any name), or whole origins. */
export const services = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => parts(value).filter(Boolean)),
  ),
  z.array(
    z.string().check(
      z.regex(/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$|^https?:\/\/[a-z0-9.:-]+$/, {
        error: ({ input }) => `holds "${input}", which is neither a host such as push.example.org nor an origin.`,
      }),
    ),
  ),
);

/** Addresses, with or without a prefix length. */
export const networks = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => parts(value).filter(Boolean)),
  ),
  z.array(
    z.string().check(
      z.refine(isNetwork, {
        error: ({ input }) => `holds "${input}", which is no address such as 10.0.0.5 or 10.0.0.0/8.`,
      }),
    ),
  ),
);

function isNetwork(entry: string): boolean {
  const [address = "", prefix] = entry.split("/");
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return longest > 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest));
}
