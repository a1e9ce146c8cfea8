/** The ways on below a part of the biodata's form: the next part, or sending all of them. */
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";

/** Which button was pressed: on to the next part, or all parts sent. */
export type Intent = "next" | "send";

interface Props {
  busy: boolean;
  isNew: boolean;
  hasNext: boolean;
  submit: string;
  onIntent: (intent: Intent) => void;
}

/** Whoever edits may send from every part; Enter presses the first. */
export function StepButtons({ busy, isNew, hasNext, submit, onIntent }: Props) {
  const t = useWords();
  const goesOn = isNew && hasNext;
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <Button
        type="submit"
        look="primary"
        busy={busy}
        busyLabel={t("matrimony.form.sending")}
        onClick={() => onIntent(goesOn ? "next" : "send")}
      >
        {goesOn ? t("matrimony.form.next") : submit}
      </Button>
      {!isNew && hasNext && (
        <Button type="submit" disabled={busy} onClick={() => onIntent("next")}>
          {t("matrimony.form.go-on")}
        </Button>
      )}
    </div>
  );
}
