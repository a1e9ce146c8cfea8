/** Asks before an offering is deleted. */
import { useState } from "react";
import { useWords } from "#web/platform/language/words.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import type { ListingDeeds } from "./use-listing-deeds.ts";

export function DeleteListingDialog({ deeds: { asked, ask, remove } }: { deeds: ListingDeeds }) {
  const t = useWords();
  const [busy, setBusy] = useState(false);
  const yes = async () => {
    if (!asked) return;
    setBusy(true);
    await remove(asked);
    setBusy(false);
    ask(undefined);
  };
  return (
    <ConfirmDialog
      open={asked !== undefined}
      danger
      busy={busy}
      title={t("listings.delete.title", { name: asked?.listingName ?? "" })}
      yes={t("businesses.delete.yes")}
      no={t("businesses.delete.no")}
      onYes={() => void yes()}
      onNo={() => ask(undefined)}
    >
      <p>{t("listings.delete.text")}</p>
    </ConfirmDialog>
  );
}
