/** The plan that a new portal sells, as db/reference has it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rupees } from "#base/money.ts";
import type { PlanEntry } from "#main/database/seed.ts";

const file = join(import.meta.dirname, "../../db/reference/plans.json");

export const PLAN = (JSON.parse(readFileSync(file, "utf8")) as PlanEntry[]).find(({ onSale }) => onSale)!;
/** Its price as pages show it. */
export const PRICE = rupees(PLAN.pricePaise);
