/** A quiet button beside an item that may not be what it says. */
import { lazy, Suspense, useState } from "react";
import type { ApprovalKindKey } from "#contract/approval-kinds.ts";
import { useWords, WithWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";

const ReportItemDialog = lazy(() => import("./report-item-dialog.tsx"));

interface Props {
  kind: ApprovalKindKey;
  id: string;
  name: string;
}

/** For members alone: show it once the page knows that somebody is signed in, as a part that is loaded late. */
export default function ReportItemButton(props: Props) {
  return (
    <Suspense>
      <WithWords group="item-report">
        <Opener {...props} />
      </WithWords>
    </Suspense>
  );
}

function Opener({ name, ...item }: Props) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" look="quiet" onClick={() => setOpen(true)}>
        {t("item-report.open")}
        <span className="sr-only"> {name}</span>
      </Button>
      <Suspense>{open && <ReportItemDialog {...item} name={name} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
