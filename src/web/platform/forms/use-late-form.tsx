/**
 * A form like that of `useContractForm` whose library, schema and texts of errors come after the first load, or when somebody begins to use it. Until then
 * its controls are the browser's own: what is typed stays, a field that was left says what is wrong with it afterwards, and a press waits.
 */
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { FieldValues, Path, PathValue } from "react-hook-form";
import type * as z from "zod/mini";
import { loadGroup } from "#web/platform/language/catalogue.ts";
import { useLanguage } from "#web/platform/language/words.tsx";
import { afterFirstLoad } from "#web/platform/loading/after-first-load.ts";
import type { FormControls } from "./form-controls.ts";
import { keepDraft, readDraft } from "./form-draft.ts";
import { valuesIn } from "./form-values.ts";
import { useAfterPress } from "./use-after-press.ts";
import type { ContractFormOptions } from "./use-contract-form.ts";

export function useLateForm<S extends z.ZodMiniObject>(
  schema: () => Promise<S>,
  options: ContractFormOptions<z.input<S>, z.output<S>>,
): FormControls<z.input<S>> {
  type In = z.input<S>;
  const { name, defaults } = options;
  const language = useLanguage();
  const afterPress = useAfterPress();
  const [program, setProgram] = useState<ReactNode>();
  const [form, setForm] = useState<FormControls<In>>();
  const [press, setPress] = useState<"none" | "waits" | "lost">("none");
  const [typed, setTyped] = useState<Partial<Record<string, string>>>({});
  const left = useRef(new Set<Path<In>>());
  const loading = useRef<Promise<unknown>>(undefined);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const load = () => {
    loading.current ??= Promise.all([import("./form-program.tsx"), schema(), loadGroup("fields", language)]).then(
      ([{ FormProgram }, rules]) =>
        afterPress(() => setProgram(<FormProgram schema={rules} options={latest} onForm={setForm} />)),
      () => {
        loading.current = undefined;
        setPress((before) => (before === "waits" ? "lost" : before));
      },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what was left here comes back at once, before anybody types
  useEffect(() => {
    if (options.draft !== false && readDraft(name)) load();
    else void afterFirstLoad.then(load);
  }, []);

  const isHere = form !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was done before the library came is done once
  useEffect(() => {
    for (const path of left.current) form?.leave(path);
    if (press === "waits") form?.submit();
  }, [isHere]);

  const startOf = (path: Path<In>) => (defaults as FieldValues)[path] as string | undefined;
  const early: FormControls<In> = {
    name,
    field: (path) => ({ id: `${name}-${path}`, error: undefined }),
    input: (path) => ({
      name: path,
      onChange: async ({ target }) => {
        setTyped({ ...typed, [path]: target.value });
        load();
      },
      onBlur: async () => {
        left.current.add(path);
        load();
      },
    }),
    value: (path) => (typed[path] ?? startOf(path)) as PathValue<In, typeof path> | undefined,
    write: (path, value) => {
      const control = document.getElementById(`${name}-${path}`);
      if (control instanceof HTMLInputElement) control.value = value;
    },
    leave: (path) => void left.current.add(path),
    submit: (event) => {
      event?.preventDefault();
      if (press === "lost" && navigator.onLine) return comeAnew(name);
      setPress("waits");
      load();
    },
    busy: press === "waits",
    trouble: press === "lost" ? "network" : undefined,
    errorId: undefined,
    problems: [],
    attempt: 0,
    restored: false,
    reset: () => setPress("none"),
  };
  const controls = form ?? early;
  return { ...controls, input: (path) => ({ defaultValue: startOf(path), ...controls.input(path) }), program };
}

/** A browser does not ask again for a file that did not arrive: the page is loaded anew, with what was typed as its draft. */
function comeAnew(name: string): void {
  keepDraft(name, valuesIn(name));
  location.reload();
}
