/** The headers that every document carries, and the policies of the few screens that need more. */
import type { Config } from "#server/platform/config.ts";

/** What a screen may do beyond the strict policy: 'pictures' for previews before an upload, 'checkout' for the payment window. */
export type PageNeeds = "strict" | "pictures" | "checkout";

/** Headers for a document whose own inline scripts have these hashes ('sha256-...'). */
export function documentHeaders(
  config: Pick<Config, "publicUrl" | "razorpay">,
  needs: PageNeeds,
  scriptHashes: string[],
): Record<string, string> {
  return { ...commonHeaders(config), "content-security-policy": policy(config, needs, scriptHashes) };
}

/** Headers of every answer, documents or not. */
export function commonHeaders(config: Pick<Config, "publicUrl">): Record<string, string> {
  return {
    ...(config.publicUrl.startsWith("https:")
      ? { "strict-transport-security": "max-age=31536000; includeSubDomains" }
      : {}),
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy":
      'geolocation=(self), microphone=(self), camera=(), payment=(self "https://api.razorpay.com"), otp-credentials=(self)',
  };
}

function policy(config: Pick<Config, "razorpay">, needs: PageNeeds, hashes: string[]): string {
  const gateway =
    needs === "checkout" && config.razorpay
      ? ["https://checkout.razorpay.com", "https://api.razorpay.com", new URL(config.razorpay.baseUrl).origin]
      : [];
  const quoted = hashes.map((hash) => `'${hash}'`);
  return [
    "default-src 'none'",
    `script-src 'self' ${[...quoted, ...gateway].join(" ")}`.trim(),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${needs === "strict" ? "" : " blob:"}${gateway.length ? " https:" : ""}`,
    "font-src 'self'",
    `connect-src 'self' ${gateway.join(" ")}`.trim(),
    `frame-src ${gateway.length ? gateway.join(" ") : "'none'"}`,
    "manifest-src 'self'",
    `worker-src 'self'${needs === "pictures" ? " blob:" : ""}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(gateway.length ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ].join("; ");
}
