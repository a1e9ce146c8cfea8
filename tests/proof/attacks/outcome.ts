/** What an attack is and what it got, with the words in which that is told. */
import type { Stage } from "./stage.ts";

export interface Attack {
  title: string;
  /** Does what the attacker did. */
  replay(stage: Stage): Promise<Outcome>;
}

export interface Outcome {
  /** One or a few plain sentences with figures. */
  got: string[];
  /** What must be so, each with whether it is. */
  must: Record<string, boolean>;
}

/** '200 × 3, 503 × 397': how many answers had which status, in the order of the statuses. */
export function countStatuses(answers: ReadonlyArray<{ status: number }>): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status} × ${count}`)
    .join(", ");
}

/** How many answers had that status. */
export function having(status: number, answers: ReadonlyArray<{ status: number }>): number {
  return answers.filter((answer) => answer.status === status).length;
}

/** All at once. */
export function times<T>(n: number, work: (at: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: n }, (_, at) => work(at)));
}

/** So many in all, `together` of them at a time. */
export async function inTurns<T>(n: number, together: number, work: (at: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  let next = 0;
  await times(together, async () => {
    while (next < n) {
      const at = next;
      next += 1;
      answers[at] = await work(at);
    }
  });
  return answers;
}
