/** The two parts of the business form as steps: where one is, and the way to the other. */
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Link } from "#web/ui/link.tsx";

export type Part = "part1" | "part2";

interface Props {
  part: Part;
  /** Where each part is; a part that cannot be opened yet has no address. */
  to: Record<Part, string | undefined>;
}

export function FormSteps({ part, to }: Props) {
  const t = useWords();
  return (
    <ol aria-label={t("businesses.steps")} className="grid max-w-form grid-cols-2 gap-2">
      {(["part1", "part2"] as const).map((one, at) => (
        <Step key={one} number={at + 1} title={t(`businesses.parts.${one}`)} to={to[one]} isHere={one === part} />
      ))}
    </ol>
  );
}

function Step({ number, title, to, isHere }: { number: number; title: string; to?: string; isHere: boolean }) {
  const here = useHere();
  const look = classNames(
    "flex h-full min-h-12 items-center gap-2.5 cramped:flex-col cramped:items-start border-t-4 pt-2 text-sm font-semibold",
    isHere ? "border-accent text-ink" : "border-line text-ink-soft",
  );
  const content = (
    <>
      <span className="grid size-7 cramped:size-11 shrink-0 place-items-center rounded-full border-[1.5px] border-current tabular-nums">
        {number}
      </span>
      {title}
    </>
  );
  return (
    <li aria-current={isHere ? "step" : undefined}>
      {to && !isHere ? (
        <Link to={here(to)} className={classNames(look, "hover:text-ink hover:underline")}>
          {content}
        </Link>
      ) : (
        <span className={look}>{content}</span>
      )}
    </li>
  );
}
