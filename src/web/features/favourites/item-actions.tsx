/** What a reader does with an item beside reaching its owner: share it, keep it. */
import { useEffect } from "react";
import { useHere, WithWords } from "#web/platform/language/words.tsx";
import { HeartButton } from "./heart-button.tsx";
import type { SeenItem } from "./seen-item.ts";
import { rememberSeen } from "./seen-items.ts";
import { ShareButton } from "./share-button.tsx";

export default function ItemActions(item: SeenItem) {
  const here = useHere();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each item that is open
  useEffect(() => rememberSeen(item), [item.id]);
  return (
    <WithWords group="favourites">
      <span className="flex gap-2">
        <HeartButton key={item.id} {...item} />
        <ShareButton name={item.name} path={here(item.path)} />
      </span>
    </WithWords>
  );
}
