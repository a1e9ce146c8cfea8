/** A financial year of gifts as the tax office's statement divides them: one row for each donor, type and mode, and what cannot go in, with the reason. */
import type { LEFT_OUT } from "#contract/donations/staff-donations.ts";
import { daysOfYear, ineligibleOf } from "#contract/donations/tax-years.ts";
import type { Base } from "#server/platform/context.ts";
import { unsealWith } from "#server/platform/keys.ts";
import { listTaxed, type TaxedGift } from "./tax-queries.ts";

const AT_ONCE = 1000;

type Reason = (typeof LEFT_OUT)[number];
/** What one donor gave in one way, in the year. */
export interface TaxRow {
  pan: string;
  name: string;
  address: string;
  giftType: TaxedGift["gift_type"];
  isCash: boolean;
  paise: number;
}
interface Sum {
  gifts: number;
  paise: number;
}
interface TaxYear {
  rows: TaxRow[];
  filed: Sum;
  total: Sum;
  anonymous: Sum;
  leftOut: Array<TaxedGift & { reason: Reason }>;
}

export async function readTaxYear(base: Base, year: string): Promise<TaxYear> {
  const rows = new Map<string, TaxRow>();
  const sum = (): Sum => ({ gifts: 0, paise: 0 });
  const found: TaxYear = { rows: [], filed: sum(), total: sum(), anonymous: sum(), leftOut: [] };
  for await (const gift of giftsOf(base, year)) {
    add(found.total, gift);
    const sorted = sort(base, gift);
    if (sorted === "anonymous") add(found.anonymous, gift);
    else if (typeof sorted === "string") found.leftOut.push({ ...gift, reason: sorted });
    else {
      add(found.filed, gift);
      const key = [sorted.pan, sorted.giftType, sorted.isCash].join(" ");
      rows.set(key, { ...sorted, paise: sorted.paise + (rows.get(key)?.paise ?? 0) });
    }
  }
  return { ...found, rows: [...rows.values()] };
}

async function* giftsOf(base: Base, year: string): AsyncGenerator<TaxedGift> {
  for (let after: { day: string; id: string } | undefined; ; ) {
    const gifts = await listTaxed(base, { ...daysOfYear(year), after, limit: AT_ONCE });
    yield* gifts;
    const last = gifts.at(-1);
    if (!last || gifts.length < AT_ONCE) return;
    after = { day: last.received_on, id: last.id };
  }
}

/** Its row; else why there is none. A gift of nobody who can be named is counted as a whole. */
function sort(base: Base, gift: TaxedGift): TaxRow | Reason | "anonymous" {
  const { way, amount_paise, donor_name, address, pin_code, pan_sealed, gift_type, paise } = gift;
  const never = ineligibleOf({ mode: way, amount: amount_paise });
  if (never) return never;
  if (!pan_sealed) return gift.is_anonymous ? "anonymous" : "no-pan";
  if (!donor_name) return "no-name";
  if (!address) return "no-address";
  const pan = open(base, pan_sealed);
  if (!pan) return "unreadable";
  const whole = [address, pin_code].filter(Boolean).join(" ").replace(/\s+/g, " ");
  return { pan, name: donor_name, address: whole, giftType: gift_type, isCash: way === "cash", paise };
}

/** Undefined where it was sealed under another key. */
function open({ config }: Base, sealed: Buffer): string | undefined {
  try {
    return unsealWith<string>(config.panKey, "pan", sealed);
  } catch {
    return undefined;
  }
}

function add(sum: Sum, { paise }: TaxedGift): void {
  sum.gifts += 1;
  sum.paise += paise;
}
