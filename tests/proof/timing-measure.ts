/** How well the time of an answer tells known phones from unknown ones: the difference of the medians and the area under the ROC curve (0.5 says nothing). */

export interface Timing {
  name: string;
  /** |median of known − median of unknown|, in milliseconds. */
  medianGapMs: number;
  /** The chance that a known phone's answer takes longer than an unknown one's. */
  auc: number;
}
type Kind = "known" | "unknown";

/** Asks about known and unknown phones in turn, `pairs` times each, and compares the times; `prepare` answers the request to be timed. */
export async function measureTiming(
  name: string,
  pairs: number,
  prepare: (kind: Kind, turn: number) => Promise<() => Promise<unknown>>,
): Promise<Timing> {
  const took: Record<Kind, number[]> = { known: [], unknown: [] };
  for (let turn = 0; turn < pairs; turn += 1) {
    const order: Kind[] = turn % 2 ? ["known", "unknown"] : ["unknown", "known"];
    for (const kind of order) {
      const ask = await prepare(kind, turn);
      const before = performance.now();
      await ask();
      took[kind].push(performance.now() - before);
    }
  }
  return { name, medianGapMs: Math.abs(median(took.known) - median(took.unknown)), auc: auc(took.known, took.unknown) };
}

/** One line for people. */
export function showTiming({ name, medianGapMs, auc }: Timing): string {
  return `${name}: |Δmedian| ${medianGapMs.toFixed(2)} ms, AUC ${auc.toFixed(3)}`;
}

function median(times: number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
}

function auc(known: number[], unknown: number[]): number {
  const wins = known.reduce((sum, k) => sum + unknown.reduce((n, u) => n + (k > u ? 1 : k === u ? 0.5 : 0), 0), 0);
  return wins / (known.length * unknown.length);
}
