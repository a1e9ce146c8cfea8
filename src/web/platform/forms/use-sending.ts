/** Sends a form, one attempt at a time, and puts what went wrong where it belongs: at its fields, in the form's panel, or in a toast. */
import { useEffect, useRef, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { CallFailure } from "#web/platform/calls/call-failure.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { errorIdOf, fieldsOf, type RefusedFields } from "./form-problems.ts";
import { type FormTrouble, troubleOf } from "./form-trouble.ts";
import { LEAVING } from "./leaving.ts";

interface Options<In extends FieldValues, Out> {
  refused: RefusedFields;
  fieldOf: Record<string, Path<In> | undefined>;
  onSubmit: (input: Out) => Promise<unknown>;
  onSent: (sent: In) => void;
}

interface Sending<In> {
  send: (values: In) => Promise<void>;
  /** Counts a try that did not get as far as sending. */
  fail: () => void;
  /** Counts the tries that failed. */
  attempt: number;
  failure: { trouble: FormTrouble; errorId?: string } | undefined;
  isLeaving: boolean;
  /** As if nothing had been tried. */
  restart: () => void;
}

export function useSending<In extends FieldValues, Out>(
  methods: UseFormReturn<In>,
  { refused, fieldOf, onSubmit, onSent }: Options<In, Out>,
): Sending<In> {
  const sayFailure = useFailureToast();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Sending<In>["failure"]>();
  const [isLeaving, setLeaving] = useState(false);
  const isSending = useRef(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const fail = () => setAttempt((before) => before + 1);
  const refuse = (error: unknown) => {
    const fields = error instanceof CallFailure ? fieldsOf(error, fieldOf) : [];
    for (const [field, message] of fields) {
      const value = methods.getValues(field as Path<In>);
      // Pictures are no value of the form: another try may have others.
      if (value !== undefined) refused.set(field, { message, value });
      methods.setError(field as Path<In>, { type: "server", message });
    }
    if (fields.length) return fail();
    const trouble = troubleOf(error);
    if (trouble === "general") console.error(error);
    if (trouble) return setFailure({ trouble, errorId: errorIdOf(error) });
    if ((error as CallFailure).code !== "request.cancelled") sayFailure(error);
  };
  const send = async (values: In) => {
    if (isSending.current) return;
    isSending.current = true;
    setFailure(undefined);
    try {
      const sent = { ...methods.getValues() };
      const outcome = await onSubmit(values as unknown as Out);
      onSent(sent);
      if (outcome === LEAVING) return setLeaving(true);
    } catch (error) {
      if (isMounted.current) refuse(error);
    }
    isSending.current = false;
  };
  const restart = () => {
    setFailure(undefined);
    setAttempt(0);
  };
  return { send, fail, attempt, failure, isLeaving, restart };
}
