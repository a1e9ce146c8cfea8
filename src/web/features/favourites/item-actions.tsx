/** What a reader does with an item beside reaching its owner: share it, keep it. */
import { useHere, WithWords } from "#web/platform/language/words.tsx";
import { HeartButton } from "./heart-button.tsx";
import type { SeenItem } from "./seen-item.ts";
import { ShareButton } from "./share-button.tsx";

export default function ItemActions(item: SeenItem) {
  const here = useHere();
  return (
    <WithWords group="favourites">
      <span className="flex gap-2">
        <HeartButton key={item.id} {...item} />
        <ShareButton name={item.name} path={here(item.path)} />
      </span>
    </WithWords>
  );
}
