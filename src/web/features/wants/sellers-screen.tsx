/** /seller: the way to the form, what one has posted, and the list. */
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { WantCard } from "#contract/want-views.ts";
import { sellers } from "#contract/wants.ts";
import { MemberHeart } from "#web/features/favourites/member-heart.tsx";
import { loadWants } from "./want-list-loader.ts";
import { WantsPage } from "./wants-page.tsx";

const heartOf = (want: WantCard) => <MemberHeart kind="seller" id={want._id} name={want.title} />;

export function loader(args: LoaderFunctionArgs) {
  return loadWants(args, "seller", sellers.all);
}

export default function SellersScreen() {
  return <WantsPage kind="seller" {...useLoaderData<typeof loader>()} cornerOf={heartOf} />;
}
