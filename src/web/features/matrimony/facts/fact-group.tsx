/** One group of facts below its heading; a group without any is left out. */
import { classNames } from "#web/ui/class-names.ts";
import type { Fact } from "./person-facts.ts";

interface Props {
  title: string;
  facts: Fact[];
  /** One below the heading that it stands under; h3 unless told. */
  heading?: "h2" | "h3";
}

export function FactGroup({ title, facts, heading: Heading = "h3" }: Props) {
  const said = facts.filter(([, text]) => text);
  if (said.length === 0) return null;
  return (
    <section className="border-t border-line pt-4">
      <Heading className={classNames("mb-2 font-semibold", Heading === "h2" ? "text-lg" : "text-base")}>
        {title}
      </Heading>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2">
        {said.map(([label, text]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
