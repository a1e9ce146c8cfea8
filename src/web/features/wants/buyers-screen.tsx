/** /buyer: the way to the form, what one has posted, and the list. */
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { WantCard } from "#contract/want-views.ts";
import { buyers } from "#contract/wants.ts";
import { MemberHeart } from "#web/features/favourites/member-heart.tsx";
import { loadWants } from "./want-list-loader.ts";
import { WantsPage } from "./wants-page.tsx";

const heartOf = (want: WantCard) => <MemberHeart kind="buyer" id={want._id} name={want.title} />;

export function loader(args: LoaderFunctionArgs) {
  return loadWants(args, "buyer", buyers.all);
}

export default function BuyersScreen() {
  return <WantsPage kind="buyer" {...useLoaderData<typeof loader>()} cornerOf={heartOf} />;
}
