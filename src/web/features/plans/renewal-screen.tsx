/** Renewing the plan: an early renewal adds a year to the present end. */
import { useLoaderData } from "react-router";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { loadOffer, YearOffer } from "./year-offer.tsx";

export const handle: ScreenHandle = { title: "plans.renew.title" };

export function clientLoader() {
  return loadOffer();
}
clientLoader.hydrate = true as const;

export default function RenewalScreen() {
  return <YearOffer offer={useLoaderData<typeof clientLoader>()} isRenewal />;
}
