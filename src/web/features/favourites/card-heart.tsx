/** The heart on a card that has nothing else at its side, with its texts. */
import { WithWords } from "#web/platform/language/words.tsx";
import { HeartButton } from "./heart-button.tsx";
import type { HeartItem } from "./use-favourite.ts";

export default function CardHeart(item: HeartItem) {
  return (
    <WithWords group="favourites">
      <HeartButton item={item} onCard />
    </WithWords>
  );
}
