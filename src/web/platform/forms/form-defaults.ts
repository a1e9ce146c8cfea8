/** What a form starts with, told once: by its schema. */
import type { DefaultValues } from "react-hook-form";
import type * as z from "zod/mini";

/** What is known of a schema's fields, by their names; what else an object holds does not matter. */
export type FormStart<S extends z.ZodMiniObject> = {
  [Name in keyof z.input<S>]?: z.input<S>[Name] | string | number | null;
};

/** What is known of the schema's fields, numbers as text, as controls hold them; a field without one starts with its own default, a list empty, a choice of yes or no open, all others as empty text. */
export function formDefaults<S extends z.ZodMiniObject>(
  schema: S,
  start: FormStart<S> = {},
): DefaultValues<z.input<S>> {
  const values = Object.entries<z.core.$ZodType>(schema.shape).map(([name, field]) => {
    const value = start[name as keyof z.input<S>] ?? emptyOf(field);
    return [name, typeof value === "number" ? String(value) : value];
  });
  return Object.fromEntries(values) as DefaultValues<z.input<S>>;
}

function emptyOf({ _zod: { def } }: z.core.$ZodType): unknown {
  const {
    type,
    innerType,
    options,
    in: input,
    defaultValue,
  } = def as z.core.$ZodTypeDef & {
    innerType: z.core.$ZodType;
    options: z.core.$ZodType[];
    in: z.core.$ZodType;
    defaultValue: unknown;
  };
  if (type === "default") return defaultValue;
  if (type === "optional") return emptyOf(innerType);
  // What may be left empty is a union whose first part is nothing.
  if (type === "union") return emptyOf(options.at(-1)!);
  if (type === "pipe") return emptyOf(input);
  if (type === "array") return [];
  return type === "object" || type === "boolean" || type === "literal" ? undefined : "";
}
