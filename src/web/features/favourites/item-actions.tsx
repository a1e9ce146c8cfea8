/** What a reader does with an item beside reaching its owner: share it, keep it. */
import { useEffect } from "react";
import { useHere, WithWords } from "#web/platform/language/words.tsx";
import { HeartButton } from "./heart-button.tsx";
import type { RecentItem } from "./recent-item.ts";
import { rememberRecent } from "./recent-items.ts";
import { ShareButton } from "./share-button.tsx";

export default function ItemActions(item: RecentItem) {
  const here = useHere();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each item that is open
  useEffect(() => rememberRecent(item), [item.id]);
  return (
    <WithWords group="favourites">
      <span className="flex gap-2">
        <HeartButton key={item.id} item={item} />
        <ShareButton name={item.name} path={here(item.path)} />
      </span>
    </WithWords>
  );
}
