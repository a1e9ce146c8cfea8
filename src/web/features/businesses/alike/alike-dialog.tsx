/** Asked before a business is sent that may stand in the directory already. */
import type { AlikeBusiness } from "#contract/alike-businesses.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { AlikeList } from "./alike-list.tsx";

interface Props {
  businesses: readonly AlikeBusiness[];
  /** True: it is none of them and is sent. */
  onAnswer: (isAnother: boolean) => void;
}

export function AlikeDialog({ businesses, onAnswer }: Props) {
  const t = useWords();
  return (
    <Dialog
      open
      dual
      onClose={() => onAnswer(false)}
      title={t("alike.title")}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>{t("alike.back")}</Button>
          <Button look="primary" onClick={() => onAnswer(true)}>
            {t("alike.send")}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-ink-soft">{t("alike.text")}</p>
      <AlikeList businesses={businesses} />
    </Dialog>
  );
}
