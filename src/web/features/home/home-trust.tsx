/** Three plain reasons to rely on the portal. */
import { DoorOpen, EyeOff, UserCheck } from "lucide-react";
import { useWords } from "#web/platform/language/words.tsx";

const REASONS = [
  ["home.trust.checked", UserCheck],
  ["home.trust.private", EyeOff],
  ["home.trust.leave", DoorOpen],
] as const;

export function HomeTrust() {
  const t = useWords();
  return (
    <section aria-labelledby="trust">
      <h2 id="trust" className="mb-6">
        {t("home.trust.title")}
      </h2>
      <ul className="grid gap-6 md:grid-cols-3">
        {REASONS.map(([reason, Icon]) => (
          <li key={reason} className="flex gap-4">
            <Icon aria-hidden="true" className="mt-1 size-6 shrink-0 text-maroon" />
            <div>
              <h3 className="text-base">{t(reason)}</h3>
              <p className="mt-1 text-ink-soft">{t(`${reason}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
