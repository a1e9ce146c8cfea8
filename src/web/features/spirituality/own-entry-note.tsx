/** For who entered an entry and looks at its page: how it stands, where to change it, and how to take it away. */
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { paths, slugWithId } from "#contract/paths.ts";
import type { EntryView } from "#contract/spirituality/entry-views.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { DeleteEntryDialog } from "./delete-entry-dialog.tsx";
import { EntryStatus } from "./entry-status.tsx";

export default function OwnEntryNote({ entry }: { entry: EntryView }) {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  return (
    <div className="flex flex-col gap-3 rounded-md bg-accent-soft p-4">
      <p>{t("spirituality.mine")}</p>
      <EntryStatus entry={entry} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          size="small"
          to={here(paths.editSevaEntry(slugWithId(entry.slug, entry._id)))}
          icon={<Pencil aria-hidden="true" />}
        >
          {t("spirituality.edit")}
        </ButtonLink>
        <Button size="small" onClick={() => setAsked(true)} icon={<Trash2 aria-hidden="true" />}>
          {t("spirituality.delete")}
        </Button>
      </div>
      <DeleteEntryDialog
        entry={asked ? entry : undefined}
        onClose={() => setAsked(false)}
        onDeleted={() => void navigate(here(paths.spirituality()))}
      />
    </div>
  );
}
