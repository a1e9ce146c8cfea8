/** How leads, reminders and decisions also reach the member outside the portal: said in one line, changed behind it. */
import { MessageSquareShare } from "lucide-react";
import { useState } from "react";
import { ALERT_PACES, type AlertSettingsView, alertSettings } from "#contract/alert-settings.ts";
import { paths } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { Link } from "#web/ui/link.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

export function AlertSettingsFold({ settings }: { settings: AlertSettingsView }) {
  const t = useWords();
  const [{ channel, pace, channels }, setSettings] = useState(settings);
  const now = t(`notices.alerts.channel.${channel}`);
  return (
    <section aria-label={t("notices.alerts")} className="rounded-md bg-card">
      <Fold
        summary={
          <span className="flex items-start gap-3">
            <MessageSquareShare aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-maroon" />
            <span className="min-w-0">
              <span className="block font-semibold">{t("notices.alerts")}</span>
              <span className="block text-sm text-ink-soft">
                {channel === "none" ? now : `${now}, ${t(`notices.alerts.pace.${pace}`)}`}
              </span>
            </span>
          </span>
        }
      >
        <AlertSettingsForm settings={{ channel, pace, channels }} onSaved={setSettings} />
      </Fold>
    </section>
  );
}

interface FormProps {
  settings: AlertSettingsView;
  onSaved: (settings: AlertSettingsView) => void;
}

function AlertSettingsForm({ settings, onSaved }: FormProps) {
  const t = useWords();
  const here = useHere();
  const toasts = useToasts();
  const { input } = alertSettings.update;
  const form = useContractForm(input, {
    name: "alerts",
    defaults: formDefaults(input, settings),
    draft: false,
    fieldOf: { "alert.channel-unavailable": "channel" },
    onSubmit: async (chosen) => {
      onSaved(await call(alertSettings.update, chosen));
      toasts.show({ tone: "success", text: t("notices.alerts.saved") });
    },
  });
  return (
    <ContractForm form={form}>
      <p className="text-ink-soft">{t("notices.alerts.intro")}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t("notices.alerts.channel")} {...form.field("channel")}>
          <SelectInput {...form.input("channel")}>
            {settings.channels.map((channel) => (
              <option key={channel} value={channel}>
                {t(`notices.alerts.channel.${channel}`)}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Field label={t("notices.alerts.pace")} {...form.field("pace")}>
          <SelectInput {...form.input("pace")}>
            {ALERT_PACES.map((pace) => (
              <option key={pace} value={pace}>
                {t(`notices.alerts.pace.${pace}`)}
              </option>
            ))}
          </SelectInput>
        </Field>
      </div>
      {!settings.channels.includes("email") && (
        <p className="text-sm">
          <Link to={here(paths.editProfile())} className="link">
            {t("notices.alerts.email")}
          </Link>
        </p>
      )}
      <Button type="submit" size="small" busy={form.busy} busyLabel={t("notices.alerts.saving")} className="self-start">
        {t("notices.alerts.save")}
      </Button>
    </ContractForm>
  );
}
