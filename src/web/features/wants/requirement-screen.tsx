/** /requirement/{one}: one of them, whole. */
import { lazy } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { requirements } from "#contract/wants.ts";
import { afterFirstLoad } from "#web/platform/loading/after-first-load.ts";
import { loadWant } from "./want-loader.ts";
import { WantPage } from "./want-page.tsx";

const ItemActions = lazy(() => afterFirstLoad.then(() => import("#web/features/favourites/item-actions.tsx")));

export function loader(args: LoaderFunctionArgs) {
  return loadWant(args, requirements.fetch);
}

export default function RequirementScreen() {
  return (
    <WantPage {...useLoaderData<typeof loader>()} actionsOf={(item) => <ItemActions kind="requirement" {...item} />} />
  );
}
