/** What a business tells everybody (contract/business-facts.ts) as columns of its row, and back. */
import type { Selectable } from "kysely";
import type { BusinessFacts } from "#contract/business-facts.ts";
import type { Businesses } from "#server/tables/database.ts";

export const FACT_COLUMNS = ["open_since", "languages", "service_area", "payment_ways"] as const;
export type FactRow = Pick<Selectable<Businesses>, (typeof FACT_COLUMNS)[number]>;

/** As views tell them. The codes in the lists came through the contract, whose lists only grow. */
export function viewFacts(row: FactRow): BusinessFacts {
  return {
    openSince: row.open_since,
    languages: row.languages as BusinessFacts["languages"],
    serviceArea: row.service_area,
    paymentWays: row.payment_ways as BusinessFacts["paymentWays"],
  };
}

/** As a form gives them; what is left out is emptied. */
export function factValues(given: { [Name in keyof BusinessFacts]?: BusinessFacts[Name] | undefined }): FactRow {
  return {
    open_since: given.openSince ?? null,
    languages: given.languages ?? [],
    service_area: given.serviceArea ?? null,
    payment_ways: given.paymentWays ?? [],
  };
}
