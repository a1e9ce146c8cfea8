/** How the nightly comparison walks through what the gateway lists: page by page, and nothing that fails keeps what is behind it waiting. */
import type { Base } from "#server/platform/context.ts";
import { GatewayFailure } from "#server/platform/payments/gateway.ts";
import { recordAnomaly } from "./anomalies.ts";

const PAGE = 100;

interface Attempt {
  paymentId: string;
  reference?: string;
  apply: () => Promise<unknown>;
}

/** Applies the items of each page that differ from the books; answers how many those were. */
export async function comparePages<Item>(
  base: Base,
  list: (skip: number) => Promise<Item[]>,
  differing: (base: Base, page: Item[]) => Promise<Item[]>,
  attemptOf: (item: Item) => Attempt,
): Promise<number> {
  for (let skip = 0, applied = 0; ; skip += PAGE) {
    const page = await list(skip);
    if (page.length) for (const item of await differing(base, page)) applied += await attempt(base, attemptOf(item));
    if (page.length < PAGE) return applied;
  }
}

/** One that cannot be applied is told to the staff, and those behind it get their turn. */
export async function attempt(base: Base, { apply, ...names }: Attempt): Promise<0 | 1> {
  try {
    await apply();
    return 1;
  } catch (error) {
    if (error instanceof GatewayFailure && error.kind === "unreachable") throw error;
    base.log.error({ err: error, ...names }, "a payment could not be compared");
    await recordAnomaly(base, { ...names, reason: "settlement-failed", gatewayOrderId: "", source: "reconcile" });
    return 0;
  }
}
