/** What the yearly plan includes, line by line, and how much of it in a day. */
import { Check } from "lucide-react";
import { useWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";

const BENEFITS = ["plans.gives.contact", "plans.gives.detail", "plans.gives.business", "plans.gives.card"] as const;

export function PlanBenefits() {
  const t = useWords();
  const facts = useSiteFacts();
  const measure = { contacts: facts?.contactsPerDay ?? 0, views: facts?.fullViewsPerDay ?? 0 };
  return (
    <ul className="grid gap-2">
      {BENEFITS.map((id) => (
        <li key={id} className="flex items-start gap-2 [&>svg]:mt-1 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-open">
          <Check aria-hidden="true" />
          {t(id, measure)}
        </li>
      ))}
    </ul>
  );
}
