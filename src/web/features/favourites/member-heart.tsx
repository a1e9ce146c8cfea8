/** The place of a heart on a card: for members alone, and loaded when the page stands. */
import { lazy, Suspense } from "react";
import { afterFirstLoad } from "#web/platform/loading/after-first-load.ts";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import type { HeartItem } from "./use-favourite.ts";

const CardHeart = lazy(() => afterFirstLoad.then(() => import("./card-heart.tsx")));

export function MemberHeart(item: HeartItem) {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Suspense>
      <CardHeart {...item} />
    </Suspense>
  );
}
