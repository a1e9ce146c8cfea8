/** The keys of the gateway; those of the test gateway are made here. */
import { createHmac } from "node:crypto";
import type { Config } from "#server/platform/config/config.ts";

export interface GatewayKeys {
  keyId: string;
  keySecret: string;
  webhookSecrets: string[];
}

/** The keys of the test gateway: made from the session secret, so that they are nobody else's. */
export function sandboxKeys(config: Pick<Config, "sessionSecret">): GatewayKeys {
  const from = (use: string) => createHmac("sha256", config.sessionSecret).update(`sandbox gateway ${use}`);
  return {
    keyId: `rzp_test_${from("key id").digest("hex").slice(0, 14)}`,
    keySecret: from("key secret").digest("hex"),
    webhookSecrets: [from("webhook secret").digest("hex")],
  };
}
