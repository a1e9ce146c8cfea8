/**
 * A form over a schema of the contract. In a screen of the member area:
 *
 *   const form = useContractForm(auth.changePin.input, {
 *     name: "change-pin",                                   // ids of controls ('change-pin-newPin') and the draft's name
 *     defaults: formDefaults(auth.changePin.input),
 *     onSubmit: async (input) => { await call(auth.changePin, input); navigate(...); },
 *   });
 *   <ContractForm form={form}>
 *     <Field label={t("...")} required {...form.field("newPin")}>
 *       <PinInput autoComplete="new-password" {...form.input("newPin")} />
 *     </Field>
 *     <Button type="submit" look="primary" busy={form.busy}>{t("...")}</Button>
 *   </ContractForm>
 *
 * Errors show after a change or on blur, in the page's language. A CallFailure thrown by onSubmit goes to the fields it
 * names, else into a toast; no answer and 5xx show the form's error panel. Drafts: form-draft.ts.
 */
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type * as z from "zod/mini";
import type { ErrorCode } from "#contract/errors.ts";
import { useWords } from "#web/platform/language/words.tsx";
import type { FormControls } from "./form-controls.ts";
import { problemsOf, type RefusedFields, sentenceOf, withRefusals } from "./form-problems.ts";
import { useAfterPress } from "./use-after-press.ts";
import { useDraft } from "./use-draft.ts";
import { useSending } from "./use-sending.ts";

/** What a screen tells of its form. */
export interface ContractFormOptions<In extends FieldValues, Out> {
  /** Names the form in this tab: the prefix of its controls' ids and the name of its draft. */
  name: string;
  defaults: DefaultValues<In>;
  /** What stands in the controls already; it comes before a draft. */
  typed?: Partial<In> | undefined;
  /** Receives the parsed values; what it throws is shown. Answering LEAVING keeps the form busy until the page is gone. */
  onSubmit: (input: Out) => Promise<unknown>;
  /** Refusals that belong to one field, by their code: { "otp.wrong": "otp" }. */
  fieldOf?: Partial<Record<ErrorCode, Path<In>>>;
  /** False for a form whose text need not survive a reload. */
  draft?: boolean;
}

export interface ContractForm<In extends FieldValues = FieldValues> extends FormControls<In> {
  input(path: Path<In>): UseFormRegisterReturn;
  /** What the form library itself offers, for lists of fields and for values that depend on one another. */
  methods: UseFormReturn<In>;
}

export function useContractForm<S extends z.ZodMiniType<unknown, FieldValues>>(
  schema: S,
  { name, defaults, typed, onSubmit, fieldOf = {}, draft = true }: ContractFormOptions<z.input<S>, z.output<S>>,
): ContractForm<z.input<S>> {
  type In = z.input<S>;
  const t = useWords();
  const [refused] = useState<RefusedFields>(() => new Map());
  const methods = useForm<In>({
    resolver: withRefusals(standardSchemaResolver(schema as never) as never, refused),
    mode: "all",
    shouldFocusError: false,
    defaultValues: typed ? { ...defaults, ...typed } : defaults,
  });
  const { errors, isSubmitting } = methods.formState;
  const { restored, forget } = useDraft(methods, { name, defaults, typed, enabled: draft });
  const sending = useSending<In, z.output<S>>(methods, { refused, fieldOf, onSubmit, onSent: forget });
  const afterPress = useAfterPress();
  return {
    name,
    field: (path) => ({
      id: `${name}-${path}`,
      error: sentenceOf(methods.getFieldState(path, methods.formState).error?.message, t),
    }),
    input: (path) => {
      const { onBlur, ...control } = methods.register(path);
      return { ...control, onBlur: async (event) => afterPress(() => void onBlur(event)) };
    },
    value: (path) => methods.watch(path),
    write: (path, value) => methods.setValue(path, value as PathValue<In, typeof path>),
    leave: (path) => afterPress(() => void methods.trigger(path)),
    submit: (event) => {
      refused.clear();
      void methods.handleSubmit(sending.send as never, sending.fail)(event);
    },
    busy: isSubmitting || sending.isLeaving,
    trouble: sending.failure?.trouble,
    errorId: sending.failure?.errorId,
    problems: sending.attempt === 0 ? [] : problemsOf(errors, name, t),
    attempt: sending.attempt,
    restored,
    reset: () => {
      refused.clear();
      sending.restart();
      methods.reset(defaults);
      forget();
    },
    methods,
  };
}
