/** What was typed into all parts of the biodata's form, stored in this tab until it is sent. */
import { useState } from "react";
import * as z from "zod/mini";
import { type FormStart, formDefaults } from "#web/platform/forms/form-defaults.ts";
import { dropDraft, keepDraft, readDraft } from "#web/platform/forms/form-draft.ts";
import { dropIdempotencyKey } from "#web/platform/forms/idempotency-key.ts";
import { formOfStep, STEPS, type Step } from "./profile-steps.ts";
import type { ProfileValues } from "./profile-values.ts";

interface Parts {
  values: ProfileValues;
  /** Takes over what a part submitted; answers all values. */
  keep: (step: Step, sent: object) => ProfileValues;
  /** All values, with what stands typed but not submitted in other parts; `missing` is the first part that is not whole. */
  collect: (step: Step, values: ProfileValues) => { whole: ProfileValues; missing?: Step };
  forget: () => void;
}

export function useParts(name: string, start: ProfileValues, isNew: boolean): Parts {
  const store = `${name}-parts`;
  const [values, setValues] = useState<ProfileValues>(() => ({ ...start, ...readDraft(store) }));
  const keepAll = (all: ProfileValues, changed: ProfileValues) => {
    keepDraft(store, { ...readDraft(store), ...changed });
    setValues(all);
    return all;
  };
  return {
    values,
    keep(step, sent) {
      const changed = textsOf(formOfStep(step, values, isNew), sent as ProfileValues);
      return keepAll({ ...values, ...changed }, changed);
    },
    collect(step, before) {
      const typed = STEPS.filter((one) => one !== step).map((one) => readDraft(`${name}-${one}`));
      const whole: ProfileValues = Object.assign({}, before, ...typed);
      const missing = STEPS.find((one) => !isWhole(one, whole, isNew));
      return missing ? { whole, missing } : { whole };
    },
    forget() {
      for (const one of STEPS) dropDraft(`${name}-${one}`);
      dropDraft(store);
      dropIdempotencyKey(name);
    },
  };
}

/** How many parts may be opened: those that are whole from the first on, and the one after them. */
export function partsDone(values: ProfileValues): number {
  const open = STEPS.findIndex((step) => !isWhole(step, values, true));
  return open < 0 ? STEPS.length : open + 1;
}

function isWhole(step: Step, values: ProfileValues, isNew: boolean): boolean {
  const schema = formOfStep(step, values, isNew);
  return z.safeParse(schema, textsOf(schema, values)).success;
}

/** What an empty field holds stands there as such, so that it stays empty after a reload. */
function textsOf(schema: z.ZodMiniObject, values: ProfileValues): ProfileValues {
  return formDefaults(schema, values as FormStart<z.ZodMiniObject>) as ProfileValues;
}
