/** The headers that every answer carries, those of documents besides, and the policies of the few screens that need more. */
import type { Policy } from "#contract/screens.ts";
import type { Config } from "#server/platform/config/config.ts";

/** Headers of every answer, whatever it is; the server sets them itself. */
export function answerHeaders({ publicUrl }: Pick<Config, "publicUrl">): Record<string, string> {
  return {
    ...(publicUrl.startsWith("https:") ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  };
}

/** What a document carries besides, whose own inline scripts have these hashes ('sha256-...'). */
export function documentHeaders(
  config: Pick<Config, "razorpay" | "mapStyleUrl">,
  allowed: Policy,
  scriptHashes: string[],
): Record<string, string> {
  return { ...DOCUMENT, "content-security-policy": policy(config, allowed, scriptHashes) };
}

/** The same for a document without any script, or with one that is a file of ours and asks us alone. */
export function plainDocumentHeaders({ hasScript = false } = {}): Record<string, string> {
  const script = hasScript
    ? "script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'; "
    : "";
  return {
    ...DOCUMENT,
    "content-security-policy": `default-src 'none'; style-src 'self'; img-src 'self'; ${script}base-uri 'none'; frame-ancestors 'none'`,
  };
}

const DOCUMENT = {
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "permissions-policy":
    'geolocation=(self), microphone=(self), camera=(), payment=(self "https://api.razorpay.com"), otp-credentials=(self)',
};

/** The name of a policy on scripts that a screen may make besides the one that every page has: the map's worker is made by its library, which knows only the default one. */
const TRUSTED: Partial<Record<Policy, string>> = { worker: "card-worker", map: "default" };

function policy(config: Pick<Config, "razorpay" | "mapStyleUrl">, allowed: Policy, hashes: string[]): string {
  const gateway =
    allowed === "checkout" && config.razorpay
      ? ["https://checkout.razorpay.com", "https://api.razorpay.com", new URL(config.razorpay.baseUrl).origin]
      : [];
  const tiles = allowed === "map" && config.mapStyleUrl ? ` ${new URL(config.mapStyleUrl).origin}` : "";
  const quoted = hashes.map((hash) => `'${hash}'`);
  return [
    "default-src 'none'",
    `script-src 'self' ${[...quoted, ...gateway].join(" ")}`.trim(),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${allowed === "strict" || allowed === "worker" ? "" : " blob:"}${gateway.length ? " https:" : ""}${tiles}`,
    "font-src 'self'",
    `connect-src 'self' ${gateway.join(" ")}`.trim() + tiles,
    `frame-src ${gateway.length ? gateway.join(" ") : "'none'"}`,
    "manifest-src 'self'",
    `worker-src 'self'${allowed === "pictures" ? " blob:" : ""}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(gateway.length
      ? []
      : ["require-trusted-types-for 'script'", `trusted-types ${[TRUSTED[allowed], "site-worker"].join(" ").trim()}`]),
  ].join("; ");
}
