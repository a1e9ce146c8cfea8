/** The search that the address asks to save, with the one press that saves it. */
import { Bookmark } from "lucide-react";
import { useState } from "react";
import { savedSearches } from "#contract/saved-searches.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { searchLimits, searchTitle } from "./saved-search-names.ts";
import type { Saved } from "./search-wish.ts";

export function SaveWish({ wish, onSaved }: { wish: NonNullable<Saved["wish"]>; onSaved: () => void }) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await call(savedSearches.create, wish.input);
      toasts.show({ tone: "success", text: t("saved.done") });
      onSaved();
    } catch (error) {
      sayFailure(error);
    }
    setBusy(false);
  };
  return (
    <Card as="section" aria-labelledby="save-wish" className="border-accent">
      <h2 id="save-wish" className="text-xl">
        {searchTitle(wish.names, t)}
      </h2>
      <p className="mt-1 text-ink-soft">{searchLimits(wish.names, t)}</p>
      <p className="mt-3">{t("saved.ask")}</p>
      <Button
        look="primary"
        className="mt-4"
        busy={busy}
        onClick={() => void save()}
        icon={<Bookmark aria-hidden="true" />}
      >
        {t("saved.ask.yes")}
      </Button>
    </Card>
  );
}
