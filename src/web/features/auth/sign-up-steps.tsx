/** Which of the three steps of signing up this is. */
import { useWords } from "#web/platform/language/words.tsx";

const STEPS = [1, 2, 3] as const;

export function SignUpSteps({ at }: { at: (typeof STEPS)[number] }) {
  const t = useWords();
  return (
    <div className="mb-5">
      <p className="text-sm font-semibold text-ink-soft">{t("auth.sign-up.step", { n: at, of: STEPS.length })}</p>
      <div aria-hidden="true" className="mt-2 flex gap-1.5">
        {STEPS.map((step) => (
          <span key={step} className={`h-1.5 flex-1 rounded-full ${step <= at ? "bg-accent" : "bg-line"}`} />
        ))}
      </div>
    </div>
  );
}
