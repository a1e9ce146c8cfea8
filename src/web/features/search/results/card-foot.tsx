/** The foot of a card, loaded for members alone: call, WhatsApp, and the heart. */
import { CardContact } from "#web/features/directory/cards/card-contact.tsx";
import type { CardData } from "#web/features/directory/cards/card-data.ts";
import type { ContactTarget } from "#web/features/directory/contact.ts";
import { HeartButton } from "#web/features/favourites/heart-button.tsx";
import { WithWords } from "#web/platform/language/words.tsx";

export default function CardFoot({ kind, card: { id, name, to } }: { kind: ContactTarget["kind"]; card: CardData }) {
  return (
    <WithWords group="contact">
      <WithWords group="favourites">
        <CardContact target={{ kind, id, name, path: to }}>
          <HeartButton item={{ kind, id, name }} onCard />
        </CardContact>
      </WithWords>
    </WithWords>
  );
}
