/** The place of a heart on a card: for members alone, and loaded when the page stands. */
import { type ComponentType, lazy, Suspense } from "react";
import { afterFirstLoad } from "#web/platform/loading/after-first-load.ts";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import type { HeartItem } from "./use-favourite.ts";

const CardHeart = lazy<ComponentType<HeartItem>>(() =>
  afterFirstLoad.then(() => import("./card-heart.tsx")).catch(() => ({ default: () => null })),
);

export function MemberHeart(item: HeartItem) {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Suspense>
      <CardHeart {...item} />
    </Suspense>
  );
}
