/** /buyer/{one}: one of them, whole. */
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { buyers } from "#contract/wants.ts";
import { latePart } from "#web/platform/loading/late-part.tsx";
import { loadWant } from "./want-loader.ts";
import { WantPage } from "./want-page.tsx";

const ItemActions = latePart(() => import("#web/features/favourites/item-actions.tsx"));

export function loader(args: LoaderFunctionArgs) {
  return loadWant(args, buyers.fetch);
}

export default function BuyerScreen() {
  return <WantPage {...useLoaderData<typeof loader>()} actionsOf={(item) => <ItemActions kind="buyer" {...item} />} />;
}
