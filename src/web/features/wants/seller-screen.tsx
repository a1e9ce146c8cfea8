/** /seller/{one}: one of them, whole. */
import { lazy } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { sellers } from "#contract/wants.ts";
import { afterFirstLoad } from "#web/platform/loading/after-first-load.ts";
import { loadWant } from "./want-loader.ts";
import { WantPage } from "./want-page.tsx";

const ItemActions = lazy(() => afterFirstLoad.then(() => import("#web/features/favourites/item-actions.tsx")));

export function loader(args: LoaderFunctionArgs) {
  return loadWant(args, sellers.fetch);
}

export default function SellerScreen() {
  return <WantPage {...useLoaderData<typeof loader>()} actionsOf={(item) => <ItemActions kind="seller" {...item} />} />;
}
