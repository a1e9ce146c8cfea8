/** Saves the filters of a list of profiles under a name. Loaded once a member is known to be here. */
import { Bookmark } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useWords, WithWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import type { ProfileQuery } from "../search/profile-query.ts";

const SaveDialog = lazy(() => import("./save-dialog.tsx"));

export default function SaveButton({ query }: { query: ProfileQuery }) {
  return (
    <WithWords group="saved-searches">
      <Opening query={query} />
    </WithWords>
  );
}

function Opening({ query }: { query: ProfileQuery }) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Bookmark aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t("saved.profiles.save")}
      </Button>
      {open && (
        <Suspense>
          <SaveDialog query={query} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
