/** Whether this browser tells its member of what is new, and of what: said in one line, changed behind it. */
import { BellRing } from "lucide-react";
import { useEffect, useState } from "react";
import { ALERT_PACES, type AlertPace } from "#contract/alert-settings.ts";
import { PUSH_TOPICS, type PushSettingsView, pushSettings } from "#contract/push-settings.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { Field } from "#web/ui/field.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { canBeTold, isTold, renewDevice, startTelling, stopTelling } from "./push-device.ts";

export function PushFold({ settings: given }: { settings: PushSettingsView }) {
  const t = useWords();
  const [settings, setSettings] = useState(given);
  const { isOn, busy, toggle } = useThisDevice(settings, setSettings);
  const topics = settings.topics.map((topic) => t(`notices.push.topic.${topic}`)).join(", ");
  return (
    <section aria-label={t("notices.push")} className="rounded-md bg-card">
      <Fold
        summary={
          <span className="flex items-start gap-3">
            <BellRing aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-maroon" />
            <span className="min-w-0">
              <span className="block font-semibold">{t("notices.push")}</span>
              <span className="block text-sm text-ink-soft">
                {isOn && topics ? t("notices.push.state.on", { topics }) : t("notices.push.state.off")}
              </span>
            </span>
          </span>
        }
      >
        <div className="flex flex-col gap-4">
          <p className="text-ink-soft">{t(canBeTold() ? "notices.push.intro" : "notices.push.none")}</p>
          {canBeTold() && <Switch label={t("notices.push.on")} on={isOn} busy={busy} onToggle={toggle} />}
          {isOn && <Topics settings={settings} onSaved={setSettings} />}
        </div>
      </Fold>
    </section>
  );
}

function useThisDevice({ publicKey }: PushSettingsView, onChanged: (settings: PushSettingsView) => void) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const memberId = useSession().user?._id;
  const [isOn, setOn] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!memberId) return;
    isTold(memberId).then(setOn, () => undefined);
    renewDevice(memberId, publicKey).catch(() => undefined);
  }, [memberId, publicKey]);
  const change = async () => {
    if (!memberId) return;
    const view = isOn ? await stopTelling() : await startTelling(memberId, publicKey);
    if (view === "denied") return void toasts.show({ tone: "warning", text: t("notices.push.denied") });
    if (view) onChanged(view);
    setOn(!isOn);
    toasts.show({ tone: "success", text: t(isOn ? "notices.push.removed" : "notices.push.added") });
  };
  const toggle = () => {
    setBusy(true);
    change()
      // The browser's own errors say nothing to people.
      .catch((error) =>
        error instanceof DOMException
          ? toasts.show({ tone: "error", text: t("notices.push.failed") })
          : sayFailure(error),
      )
      .finally(() => setBusy(false));
  };
  return { isOn, busy, toggle };
}

interface TopicsProps {
  settings: PushSettingsView;
  onSaved: (settings: PushSettingsView) => void;
}

function Topics({ settings, onSaved }: TopicsProps) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [topics, setTopics] = useState(settings.topics);
  const [pace, setPace] = useState<AlertPace>(settings.pace);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      onSaved(await call(pushSettings.update, { topics, pace }));
      toasts.show({ tone: "success", text: t("notices.push.saved") });
    } catch (error) {
      sayFailure(error);
    }
    setBusy(false);
  };
  return (
    <>
      <fieldset>
        <legend className="font-semibold">{t("notices.push.topics")}</legend>
        {PUSH_TOPICS.map((topic) => (
          <CheckboxInput
            key={topic}
            label={t(`notices.push.topic.${topic}`)}
            checked={topics.includes(topic)}
            onChange={({ target }) =>
              setTopics(target.checked ? [...topics, topic] : topics.filter((one) => one !== topic))
            }
          />
        ))}
      </fieldset>
      <Field label={t("notices.push.pace")} id="push-pace">
        <SelectInput id="push-pace" value={pace} onChange={({ target }) => setPace(target.value as AlertPace)}>
          {ALERT_PACES.map((one) => (
            <option key={one} value={one}>
              {t(`notices.push.pace.${one}`)}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Button size="small" className="self-start" busy={busy} onClick={() => void save()}>
        {t("notices.push.save")}
      </Button>
    </>
  );
}
