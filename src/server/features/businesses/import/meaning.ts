/** How a cell that names a kind or a place is understood: what it means, or why that cannot be told and what it may mean. */
import type { MessageId } from "#messages/words.ts";

export interface Choice<Value> {
  value: Value;
  /** As people know it. */
  label: string;
  /** What else the cell names: "Andheri" of "Andheri, Mumbai". */
  rest?: string;
}

export interface Meaning<Value> extends Choice<Value> {
  /** Whether something else was written than the name itself. */
  isGuess: boolean;
}

export interface Doubt<Value> {
  reason: MessageId;
  /** What it may mean, likeliest first. */
  choices: Choice<Value>[];
}

export type Understanding<Value> = Meaning<Value> | Doubt<Value>;

export function isMeaning<Value>(understood: Understanding<Value>): understood is Meaning<Value> {
  return "value" in understood;
}

export const MOST_CHOICES = 5;

/** A doubt with several possible meanings is a question, and one with none a fault. */
export function doubtOf<Value>(choices: Choice<Value>[], otherwise: MessageId): Doubt<Value> {
  const few = [...new Map(choices.map((choice) => [choice.label, choice])).values()].slice(0, MOST_CHOICES);
  return { reason: few.length ? "imports.asked" : otherwise, choices: few };
}
