/** Buying the yearly plan. */
import { useLoaderData } from "react-router";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { loadOffer, YearOffer } from "./year-offer.tsx";

export const handle: ScreenHandle = { title: "plans.buy.title" };

export function clientLoader() {
  return loadOffer();
}
clientLoader.hydrate = true as const;

export default function BuyPlanScreen() {
  return <YearOffer offer={useLoaderData<typeof clientLoader>()} />;
}
