/** The heart: keeps an item among the reader's favourites, or takes it out; a visitor is asked to log in, and the item is kept after it. */
import { Heart } from "lucide-react";
import { useContact } from "#web/features/directory/contact.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { rememberFavouriteWish } from "./favourite-wish.ts";
import { RemoveDialog } from "./remove-dialog.tsx";
import { type HeartItem, useFavourite } from "./use-favourite.ts";

interface Props {
  item: HeartItem;
  /** Stands on a card, one of many: its name says of which. */
  onCard?: boolean;
}

export function HeartButton({ item, onCard }: Props) {
  const t = useWords();
  const { user } = useSession();
  const contact = useContact();
  const { favourite, busy, asking, press, setAsking, forget } = useFavourite(item, user?._id);
  const askToLogIn = () => {
    rememberFavouriteWish(item);
    contact.prompt("favourite", item.name);
  };
  const action = t(favourite ? "favourites.keep.on" : "favourites.keep");
  return (
    <>
      <IconButton
        look={onCard ? "plain" : "framed"}
        label={onCard ? `${action}: ${item.name}` : action}
        aria-busy={busy}
        onClick={user ? press : askToLogIn}
      >
        <Heart aria-hidden="true" className={favourite ? "fill-current text-maroon" : undefined} />
      </IconButton>
      {asking && (
        <RemoveDialog
          favourite={favourite && { _id: favourite._id, name: item.name }}
          onClose={() => setAsking(false)}
          onDeleted={() => void forget()}
        />
      )}
    </>
  );
}
