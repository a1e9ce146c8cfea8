/** What every page knows of the portal: its name, its links elsewhere, its address. */
import { useRouteLoaderData } from "react-router";
import { rupees } from "#base/money.ts";
import type { content } from "#contract/content.ts";
import type { PayloadOf } from "#contract/endpoint.ts";

export type SiteFacts = PayloadOf<typeof content.fetchCommonInfo>["commonInfo"] & {
  publicUrl: string;
  accessKey: string;
};

/** The document's facts for components; undefined only on the screen that says that nothing could be loaded. */
export function useSiteFacts(): SiteFacts | undefined {
  return useRouteLoaderData("root") as SiteFacts | undefined;
}

/** What the yearly plan costs, as people read it. */
export function usePlanPrice(): string {
  const facts = useSiteFacts();
  return facts ? rupees(facts.planPrice * 100) : "";
}
