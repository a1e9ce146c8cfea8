/** A quiet button beside somebody whom a member may not want to meet again. */
import { lazy, Suspense, useState } from "react";
import type { Through } from "#contract/blocks.ts";
import { useWords, WithWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";

const BlockDialog = lazy(() => import("./block-dialog.tsx"));

interface Props {
  through: Through;
  id: string;
  /** For those who hear the page. */
  who: string;
  onBlocked: () => void;
}

export function BlockButton(props: Props) {
  return (
    <Suspense>
      <WithWords group="blocks">
        <Opener {...props} />
      </WithWords>
    </Suspense>
  );
}

function Opener({ who, onBlocked, ...seen }: Props) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" look="quiet" onClick={() => setOpen(true)}>
        {t("blocks.block")}
        <span className="sr-only"> {who}</span>
      </Button>
      <Suspense>{open && <BlockDialog {...seen} onClose={() => setOpen(false)} onBlocked={onBlocked} />}</Suspense>
    </>
  );
}
