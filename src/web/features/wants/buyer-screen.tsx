/** /buyer/{one}: one of them, whole. */
import { lazy } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { buyers } from "#contract/wants.ts";
import { afterFirstLoad } from "#web/platform/loading/after-first-load.ts";
import { loadWant } from "./want-loader.ts";
import { WantPage } from "./want-page.tsx";

const ItemActions = lazy(() => afterFirstLoad.then(() => import("#web/features/favourites/item-actions.tsx")));

export function loader(args: LoaderFunctionArgs) {
  return loadWant(args, buyers.fetch);
}

export default function BuyerScreen() {
  return <WantPage {...useLoaderData<typeof loader>()} actionsOf={(item) => <ItemActions kind="buyer" {...item} />} />;
}
