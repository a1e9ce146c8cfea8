/** Which festivals and fasts a member is reminded of the day before, chosen in a dialog; loaded in the browser alone. */
import { Bell } from "lucide-react";
import { useState } from "react";
import { type FollowsView, festivalFollows } from "#contract/spirituality/follows.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { nameIn } from "./panchang-card.tsx";

interface Props {
  /** The city whose page is open: where they are counted. */
  cityId: string;
  city: string;
}

export default function FollowFestivals({ cityId, city }: Props) {
  const t = useWords();
  const sayFailure = useFailureToast();
  const [follows, setFollows] = useState<FollowsView>();
  const open = () => call(festivalFollows.fetch, {}).then(setFollows, sayFailure);
  return (
    <>
      <Button size="small" onClick={() => void open()} icon={<Bell aria-hidden="true" />} className="self-start">
        {t("spirituality.follow")}
      </Button>
      {follows && <FollowDialog follows={follows} cityId={cityId} city={city} onClose={() => setFollows(undefined)} />}
    </>
  );
}

function FollowDialog({ follows, cityId, city, onClose }: Props & { follows: FollowsView; onClose: () => void }) {
  const t = useWords();
  const language = useLanguage();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [chosen, setChosen] = useState<readonly string[]>(follows.keys);
  const [busy, setBusy] = useState(false);
  const toggle = (key: string) =>
    setChosen((before) => (before.includes(key) ? before.filter((one) => one !== key) : [...before, key]));
  const save = async () => {
    setBusy(true);
    try {
      await call(festivalFollows.update, { keys: [...chosen], fkCityId: cityId });
      toasts.show({ tone: "success", text: t("spirituality.follow.saved") });
      onClose();
    } catch (error) {
      sayFailure(error);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t("spirituality.follow.title")}
      actions={
        <Button look="primary" busy={busy} busyLabel={t("spirituality.form.saving")} onClick={() => void save()}>
          {t("spirituality.form.save")}
        </Button>
      }
    >
      <p className="mb-2 text-ink-soft">{t("spirituality.follow.text", { city })}</p>
      <div className="grid sm:grid-cols-2">
        {follows.choices.map((choice) => (
          <CheckboxInput
            key={choice.key}
            label={nameIn(choice, language)}
            checked={chosen.includes(choice.key)}
            onChange={() => toggle(choice.key)}
          />
        ))}
      </div>
    </Dialog>
  );
}
