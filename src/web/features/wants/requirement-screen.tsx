/** /requirement/{one}: one of them, whole. */
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { requirements } from "#contract/wants.ts";
import { latePart } from "#web/platform/loading/late-part.tsx";
import { loadWant } from "./want-loader.ts";
import { WantPage } from "./want-page.tsx";

const ItemActions = latePart(() => import("#web/features/favourites/item-actions.tsx"));

export function loader(args: LoaderFunctionArgs) {
  return loadWant(args, requirements.fetch);
}

export default function RequirementScreen() {
  return (
    <WantPage {...useLoaderData<typeof loader>()} actionsOf={(item) => <ItemActions kind="requirement" {...item} />} />
  );
}
