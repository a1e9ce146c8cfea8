/** The gateway that the settings choose. */
import type { Config } from "#server/platform/config/config.ts";
import type { Gateway } from "./gateway.ts";
import { type GatewayKeys, sandboxKeys } from "./gateway-keys.ts";
import { razorpayClient } from "./razorpay.ts";
import { isSameSignature, signPayment, signWebhook } from "./signatures.ts";

/** Razorpay when its keys are set; else, in a demo, the test gateway of this process at `ownAddress()`; else none. The code is the same for both; address and keys differ. */
export function openGateway(config: Config, ownAddress: () => string): Gateway | undefined {
  if (config.razorpay) {
    const { baseUrl } = config.razorpay;
    return gateway("razorpay", "Razorpay", config.razorpay, () => baseUrl, scriptOf(baseUrl));
  }
  if (config.mode !== "demo") return undefined;
  return gateway("sandbox", "Razorpay (test)", sandboxKeys(config), () => `${ownAddress()}/gateway`, null);
}

function gateway(
  platform: Gateway["platform"],
  name: string,
  keys: GatewayKeys,
  baseUrl: () => string,
  script: string | null,
): Gateway {
  return {
    ...razorpayClient({ ...keys, baseUrl }),
    platform,
    name,
    keyId: keys.keyId,
    script,
    isGenuinePayment: ({ orderId, paymentId, signature }) =>
      isSameSignature(signPayment(keys.keySecret, orderId, paymentId), signature),
    isGenuineWebhook: (body, signature) =>
      keys.webhookSecrets.some((secret) => isSameSignature(signWebhook(secret, body), signature)),
  };
}

function scriptOf(baseUrl: string): string {
  const isReal = new URL(baseUrl).origin === "https://api.razorpay.com";
  return isReal ? "https://checkout.razorpay.com/v1/checkout.js" : `${baseUrl}/v1/checkout.js`;
}
