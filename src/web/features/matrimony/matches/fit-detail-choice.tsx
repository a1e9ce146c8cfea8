/** A family decides how much others see of how the horoscopes fit. */
import { useState } from "react";
import { FIT_DETAILS, type FitDetail } from "#contract/matrimony/matches.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { RadioCards } from "#web/ui/radio-cards.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { sendFitDetail } from "./match-calls.ts";

export function FitDetailChoice({ id, name, saved }: { id: string; name: string; saved: FitDetail }) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [chosen, setChosen] = useState(saved);
  const choose = async (detail: FitDetail) => {
    setChosen(detail);
    try {
      await sendFitDetail(id, detail);
      toasts.show({ tone: "success", text: t("matches.detail.done") });
    } catch (error) {
      setChosen(chosen);
      sayFailure(error);
    }
  };
  return (
    <RadioCards
      name="fit-detail"
      legend={t("matches.detail", { name })}
      hint={t("matches.detail.hint")}
      value={chosen}
      onChange={(event) => void choose(event.target.value as FitDetail)}
      columns={3}
      options={FIT_DETAILS.map((value) => ({
        value,
        title: t(`matches.detail.${value}`),
        text: t(`matches.detail.${value}.text`),
      }))}
    />
  );
}
