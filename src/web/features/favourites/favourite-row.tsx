/** One favourite in its member's list: its card, or that it is no longer public, and the private note below. */
import { NotebookPen, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import type { FavouriteView } from "#contract/favourites.ts";
import type { CardData } from "#web/features/directory/cards/card-data.ts";
import { ItemCard } from "#web/features/directory/cards/item-card.tsx";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { goneText } from "./favourite-card.ts";

interface Props {
  favourite: FavouriteView;
  card: CardData | undefined;
  onNote: () => void;
  onRemove: () => void;
  /** Before the buttons, while it is public. */
  children?: ReactNode;
}

export function FavouriteRow({ favourite, card, onNote, onRemove, children }: Props) {
  const t = useWords();
  const language = useLanguage();
  const { name, note } = favourite;
  return (
    <li className="flex flex-col gap-2">
      {card ? <ItemCard card={card} /> : <NoLongerPublic favourite={favourite} />}
      {note && (
        <p lang={langOf(note, language)} className="border-s-2 border-accent ps-3 break-words whitespace-pre-line">
          {note}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4">
        {card && children}
        <Button
          size="narrow"
          look="quiet"
          icon={<NotebookPen aria-hidden="true" />}
          aria-label={`${t(note ? "favourites.note.change" : "favourites.note.write")}: ${name}`}
          onClick={onNote}
        >
          {t(note ? "favourites.note.change" : "favourites.note.write")}
        </Button>
        <IconButton
          label={`${t("favourites.remove")}: ${name}`}
          onClick={onRemove}
          className="ms-auto hover:text-danger"
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}

function NoLongerPublic({ favourite }: Pick<Props, "favourite">) {
  const t = useWords();
  const language = useLanguage();
  return (
    <Card as="article">
      <h3 lang={langOf(favourite.name, language)} className="text-lg">
        {favourite.name}
      </h3>
      <p className="mt-1 text-ink-soft">{t(goneText(favourite))}</p>
    </Card>
  );
}
