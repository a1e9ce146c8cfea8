/** Lets what was typed into a form survive a reload, a lost session or a failed call. */
import { useEffect, useRef, useState } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { storedMemberId } from "../stored-session/stored-session.ts";
import { dropDraft, isSecret, keepDraft, readDraft } from "./form-draft.ts";

interface Options<In extends FieldValues> {
  name: string;
  defaults: DefaultValues<In>;
  /** Typed before the form's library was here: newer than a draft, and a draft itself. */
  typed?: Partial<In> | undefined;
  enabled: boolean;
}

/** Puts a stored draft into the form once it is mounted, and stores every change for whoever opened it; `forget` drops the draft until a value differs from what stands there now and from what was `sent` (a check that ends late tells the same values again, and somebody may type while the answer comes). */
export function useDraft<In extends FieldValues>(
  form: UseFormReturn<In>,
  { name, defaults, typed, enabled }: Options<In>,
): { restored: boolean; forget: (sent?: In) => void } {
  const [restored, setRestored] = useState(false);
  const first = useRef({ defaults, typed });
  const settled = useRef([open(defaults)]);
  useEffect(() => {
    if (!enabled) return;
    const owner = storedMemberId();
    const draft = readDraft(name, owner);
    const { defaults, typed } = first.current;
    const store = (values: In) => {
      if (settled.current.some((one) => same(open(values), one))) dropDraft(name);
      else keepDraft(name, values, owner);
    };
    if (draft && !same(draft, open(defaults))) {
      form.reset({ ...defaults, ...draft, ...typed } as In, { keepDefaultValues: true });
      setRestored(true);
    }
    if (typed) store(form.getValues());
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => store(values) });
  }, [form, name, enabled]);
  return {
    restored,
    forget: (sent) => {
      settled.current = [open(form.getValues()), ...(sent ? [open(sent)] : [])];
      dropDraft(name);
      setRestored(false);
    },
  };
}

function open(values: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !isSecret(field)));
}

function same(a: object, b: object): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(values: object): unknown {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== "")
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
