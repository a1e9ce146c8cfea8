/** The parts of the biodata's form as numbered steps: where one is, and the way to the others. */
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Link } from "#web/ui/link.tsx";
import { STEPS, type Step } from "./profile-steps.ts";

interface Props {
  step: Step;
  pathOf: (step: Step) => string;
  /** So many from the first on can be opened. */
  reachable: number;
}

export function StepList({ step, pathOf, reachable }: Props) {
  const t = useWords();
  const here = useHere();
  const at = STEPS.indexOf(step);
  return (
    <div className="max-w-form">
      <ol aria-label={t("matrimony.form.steps")} className="grid grid-cols-6 gap-1.5">
        {STEPS.map((one, index) => {
          const name = t(`matrimony.step.${one}`);
          const look = classNames(
            "grid min-h-12 place-items-center border-t-4 pt-1 text-sm font-semibold",
            index === at
              ? "border-accent text-ink"
              : index < at
                ? "border-control text-ink-soft"
                : "border-line text-ink-soft",
          );
          const number = (
            <span
              className={classNames(
                "grid size-8 place-items-center rounded-full border-[1.5px] border-current tabular-nums",
                index === at && "bg-accent-soft",
              )}
            >
              {index + 1}
            </span>
          );
          return (
            <li key={one} aria-current={index === at ? "step" : undefined}>
              {index !== at && index < reachable ? (
                <Link to={here(pathOf(one))} className={classNames(look, "hover:text-ink")}>
                  {number}
                  <span className="sr-only">{name}</span>
                </Link>
              ) : (
                <span className={look}>
                  {number}
                  <span className="sr-only">{name}</span>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <p className="mt-3 text-sm text-ink-soft">{t("matrimony.form.step", { n: at + 1, all: STEPS.length })}</p>
      <h2 className="text-xl">{t(`matrimony.step.${step}`)}</h2>
    </div>
  );
}
