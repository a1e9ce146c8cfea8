/** How an answer stands. */
import type { AnswerView } from "#contract/want-answers.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";

const TONES = {
  waiting: "accent",
  accepted: "open",
  declined: "plain",
  withdrawn: "plain",
  paused: "accent",
  rejected: "plain",
} as const;

export function AnswerBadge({ state }: Pick<AnswerView, "state">) {
  const t = useWords();
  return <Badge tone={TONES[state]}>{t(`answers.state.${state}`)}</Badge>;
}
