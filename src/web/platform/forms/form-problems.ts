/** What is wrong with a form, in the words of the page. */
import { type FieldErrors, type FieldValues, get, type Resolver, set } from "react-hook-form";
import { messageRef, parseMessageRef } from "#contract/message-refs.ts";
import type { Words } from "#messages/words.ts";
import { CallFailure } from "#web/platform/calls/call-failure.ts";

export interface Problem {
  id: string | undefined;
  message: string;
}

/** The refusals that belong to fields, as field and message. */
export function fieldsOf(error: CallFailure, fieldOf: Record<string, string | undefined>): Array<[string, string]> {
  const field = fieldOf[error.code];
  return field ? [[field, messageRef(error.code, error.values)]] : Object.entries(error.fields);
}

/** Everything wrong, in the order in which the controls stand on the page, then what belongs to none; `id` is the control's. A control that is disabled waits for one before it, so that one alone is named. */
export function problemsOf(errors: FieldErrors, name: string, t: Words): Problem[] {
  const problems = leaves(errors).map(({ path, message }) => ({
    control: document.getElementById(`${name}-${path}`),
    message: sentenceOf(message, t) ?? "",
  }));
  const mendable = problems.filter(({ control }) => !control?.matches(":disabled"));
  return (mendable.length > 0 ? mendable : problems)
    .toSorted((a, b) => comesFirst(a.control, b.control))
    .map(({ control, message }) => ({ id: control?.id, message }));
}

function comesFirst(a: Element | null, b: Element | null): number {
  if (a === b) return 0;
  if (!a || !b) return a ? -1 : 1;
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

function leaves(errors: object, before = ""): Array<{ path: string; message: string }> {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (!error || typeof error !== "object") return [];
    const path = before ? `${before}.${key}` : key;
    const { message } = error as { message?: unknown };
    return typeof message === "string" && message ? [{ path, message }] : leaves(error, path);
  });
}

/** The sentence of a travelling message (contract/message-refs.ts); one that the catalogue lacks says that the value is not valid. */
export function sentenceOf(message: string | undefined, t: Words): string | undefined {
  if (!message) return undefined;
  const { id, values } = parseMessageRef(message);
  return t.has(id) ? t.of(id, values) : t("field.invalid");
}

/** The id of an unexpected failure, to quote. */
export function errorIdOf(error: unknown): string | undefined {
  return error instanceof CallFailure && error.payload.errorId ? String(error.payload.errorId) : undefined;
}

interface Refusal {
  message: string;
  value: unknown;
}

/** What the server refused, by field: it stays wrong until its value changes. */
export type RefusedFields = Map<string, Refusal>;

/** The resolver's own errors first, then the refusals of values that still stand. */
export function withRefusals<In extends FieldValues>(resolver: Resolver<In>, refused: RefusedFields): Resolver<In> {
  return async (values, context, options) => {
    const result = await resolver(values, context, options);
    const errors: Record<string, unknown> = { ...result.errors };
    for (const [field, { message, value }] of refused)
      if (!get(errors, field) && get(values, field) === value) set(errors, field, { type: "server", message });
    return Object.keys(errors).length ? ({ values: {}, errors } as typeof result) : result;
  };
}
