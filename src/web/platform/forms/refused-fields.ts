/** What the server refused stays at its field until the value changes; leaving the field alone does not make it right. */
import { type FieldValues, get, type Resolver, set } from "react-hook-form";

interface Refusal {
  message: string;
  value: unknown;
}

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
