/** Lets what was typed into a form survive a reload, a lost session or a failed call. */
import { useEffect, useRef, useState } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { storedMemberId } from "../stored-session/stored-session.ts";
import { dropDraft, isSecret, keepDraft, readDraft } from "./form-draft.ts";

interface Options<In extends FieldValues> {
  name: string;
  defaults: DefaultValues<In>;
  enabled: boolean;
}

/** Puts a stored draft into the form once it is mounted, and stores every change for whoever opened it; `forget` drops the draft until a value differs from what stands there now and from what was `sent` (a check that ends late tells the same values again, and somebody may type while the answer comes). */
export function useDraft<In extends FieldValues>(
  form: UseFormReturn<In>,
  { name, defaults, enabled }: Options<In>,
): { restored: boolean; forget: (sent?: In) => void } {
  const [restored, setRestored] = useState(false);
  const first = useRef(defaults);
  const settled = useRef([open(defaults)]);
  useEffect(() => {
    if (!enabled) return;
    const owner = storedMemberId();
    const draft = readDraft(name, owner);
    if (draft && !same(draft, open(first.current))) {
      form.reset({ ...first.current, ...draft } as In, { keepDefaultValues: true });
      setRestored(true);
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (settled.current.some((one) => same(open(values), one))) dropDraft(name);
        else keepDraft(name, values, owner);
      },
    });
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
