/** The calls of a business's page in the browser, apart because they are loaded after hydration. */
import { type BusinessView, businesses } from "#contract/businesses.ts";
import { call } from "#web/platform/calls/call.ts";

export async function fetchFullBusiness(id: string): Promise<BusinessView> {
  return (await call(businesses.fetch, { fkBusinessId: id })).getBusiness;
}

export function countBusinessView(id: string): Promise<unknown> {
  return call(businesses.updateViews, { fkBusinessId: id });
}
