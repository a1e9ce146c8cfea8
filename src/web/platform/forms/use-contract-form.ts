/**
 * A form over a schema of the contract. In a screen of the member area:
 *
 *   const form = useContractForm(auth.changePin.input, {
 *     name: "change-pin",                                   // ids of controls ('change-pin-newPin') and the draft's name
 *     defaults: { currentPin: "", newPin: "" },
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
import { type BaseSyntheticEvent, useEffect, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type * as z from "zod/mini";
import type { ErrorCode } from "#contract/errors.ts";
import { heard, say } from "#contract/said.ts";
import type { Words } from "#messages/words.ts";
import { CallFailure } from "#web/platform/call.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useFailureToast } from "#web/platform/use-failure-toast.ts";
import { dropDraft } from "./form-draft.ts";
import { type FormTrouble, troubleOf } from "./form-trouble.ts";
import { useDraft } from "./use-draft.ts";

export interface ContractFormOptions<In extends FieldValues, Out> {
  /** Names the form in this tab: the prefix of its controls' ids and the name of its draft. */
  name: string;
  defaults: DefaultValues<In>;
  /** Receives the parsed values; what it throws is shown. */
  onSubmit: (input: Out) => Promise<unknown>;
  /** Refusals that belong to one field, by their code: { "otp.wrong": "otp" }. */
  fieldOf?: Partial<Record<ErrorCode, Path<In>>>;
  /** False for a form whose text need not survive a reload. */
  draft?: boolean;
}

export interface ContractForm<In extends FieldValues = FieldValues> {
  name: string;
  /** For a Field around the control: its id, and what is wrong with it. */
  field(path: Path<In>): { id: string; error: string | undefined };
  /** For the control itself. */
  input(path: Path<In>): UseFormRegisterReturn;
  submit: (event?: BaseSyntheticEvent) => void;
  /** On its way. */
  busy: boolean;
  trouble: FormTrouble | undefined;
  /** The id of an unexpected failure, to quote. */
  errorId: string | undefined;
  /** Everything wrong after a failed try, for the summary; `attempt` counts the tries. */
  problems: Array<{ id: string | undefined; message: string }>;
  attempt: number;
  /** True while values stand here that an earlier visit had left. */
  restored: boolean;
  /** Back to the defaults; the draft is forgotten. */
  reset: () => void;
  /** The form library itself, for lists of fields and for values that depend on one another. */
  library: UseFormReturn<In>;
}

export function useContractForm<S extends z.ZodMiniType<unknown, FieldValues>>(
  schema: S,
  { name, defaults, onSubmit, fieldOf = {}, draft = true }: ContractFormOptions<z.input<S>, z.output<S>>,
): ContractForm<z.input<S>> {
  type In = z.input<S>;
  const t = useWords();
  const sayFailure = useFailureToast();
  const library = useForm<In>({
    resolver: standardSchemaResolver(schema as never) as never,
    mode: "all",
    shouldFocusError: false,
    defaultValues: defaults,
  });
  const { errors, isSubmitting } = library.formState;
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<{ trouble: FormTrouble; errorId?: string }>();
  const { restored, forget } = useDraft(library, { name, defaults, kept: draft });
  const sending = useRef(false);
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);

  const refuse = (error: unknown) => {
    const fields = error instanceof CallFailure ? fieldsOf(error, fieldOf) : [];
    for (const [field, message] of fields) library.setError(field as Path<In>, { type: "server", message });
    if (fields.length) return setAttempt((before) => before + 1);
    const trouble = troubleOf(error);
    if (trouble === "general") console.error(error);
    if (trouble) return setFailure({ trouble, errorId: errorIdOf(error) });
    if ((error as CallFailure).code !== "request.cancelled") sayFailure(error);
  };
  const send = async (values: In) => {
    if (sending.current) return;
    sending.current = true;
    setFailure(undefined);
    try {
      await onSubmit(values as z.output<S>);
      dropDraft(name);
      forget();
    } catch (error) {
      if (alive.current) refuse(error);
    }
    sending.current = false;
  };
  return {
    name,
    field: (path) => ({
      id: `${name}-${path}`,
      error: sentenceOf(library.getFieldState(path, library.formState).error?.message, t),
    }),
    input: (path) => library.register(path),
    submit: (event) => void library.handleSubmit(send as never, () => setAttempt((before) => before + 1))(event),
    busy: isSubmitting,
    trouble: failure?.trouble,
    errorId: failure?.errorId,
    problems: attempt === 0 ? [] : problemsOf(errors, name, t),
    attempt,
    restored,
    reset: () => {
      forget();
      setFailure(undefined);
      setAttempt(0);
      library.reset(defaults);
    },
    library,
  };
}

function fieldsOf(error: CallFailure, fieldOf: Record<string, string | undefined>): Array<[string, string]> {
  const field = fieldOf[error.code];
  return field ? [[field, say(error.code, error.values)]] : Object.entries(error.fields);
}

function problemsOf(errors: FieldErrors, name: string, t: Words): ContractForm["problems"] {
  return leaves(errors).map(({ path, message }) => ({
    id: document.getElementById(`${name}-${path}`) ? `${name}-${path}` : undefined,
    message: sentenceOf(message, t) ?? "",
  }));
}

function leaves(errors: object, before = ""): Array<{ path: string; message: string }> {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (!error || typeof error !== "object") return [];
    const path = before ? `${before}.${key}` : key;
    const { message } = error as { message?: unknown };
    return typeof message === "string" && message ? [{ path, message }] : leaves(error, path);
  });
}

function sentenceOf(message: string | undefined, t: Words): string | undefined {
  if (!message) return undefined;
  const { id, values } = heard(message);
  return t.has(id) ? t.of(id, values) : t("field.invalid");
}

function errorIdOf(error: unknown): string | undefined {
  return error instanceof CallFailure && error.payload.errorId ? String(error.payload.errorId) : undefined;
}
