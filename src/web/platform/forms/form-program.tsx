/** The part of a late form that comes late: the library and the schema, which take over what stands in its controls. */
import { memo, type RefObject, useLayoutEffect, useState } from "react";
import type * as z from "zod/mini";
import type { FormControls } from "./form-controls.ts";
import { valuesIn } from "./form-values.ts";
import { type ContractFormOptions, useContractForm } from "./use-contract-form.ts";

interface Props<S extends z.ZodMiniObject> {
  schema: S;
  /** As the screen told them last. */
  options: RefObject<ContractFormOptions<z.input<S>, z.output<S>>>;
  /** Gets the form as often as it changes. */
  onForm: (form: FormControls<z.input<S>>) => void;
}

/** Shows nothing, so that the controls stay as they are while it comes. Its props stay the same, or it and its screen would draw each other for ever. */
export const FormProgram = memo(function FormProgram<S extends z.ZodMiniObject>({ schema, options, onForm }: Props<S>) {
  const [{ name, defaults, ...others }] = useState(options.current);
  const [typed] = useState(() => typedInto(name, schema, defaults));
  const form = useContractForm(schema, {
    ...others,
    name,
    defaults,
    typed,
    onSubmit: (input) => options.current.onSubmit(input),
  });
  useLayoutEffect(() => onForm(form));
  return null;
}) as <S extends z.ZodMiniObject>(props: Props<S>) => null;

/** What the controls hold besides what they began with. */
function typedInto<S extends z.ZodMiniObject>(
  name: string,
  schema: S,
  defaults: Partial<Record<string, unknown>>,
): Partial<z.input<S>> {
  const values = Object.entries(valuesIn(name));
  return Object.fromEntries(
    values.filter(([field, value]) => field in schema.shape && value !== (defaults[field] ?? "")),
  ) as Partial<z.input<S>>;
}
