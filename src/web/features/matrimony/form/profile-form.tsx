/** The form of a biodata, one part at a time: what was typed stays between the parts and over a reload, and all of it is sent together. */
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { QualificationView } from "#contract/job-reference.ts";
import type { CallOptions } from "#web/platform/calls/call.ts";
import { CallFailure } from "#web/platform/calls/call-failure.ts";
import { sentenceOf } from "#web/platform/forms/form-problems.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { usePictures } from "#web/platform/pictures/use-pictures.ts";
import { useToasts } from "#web/ui/toast-region.tsx";
import { CommunityStep } from "./community-step.tsx";
import { ContactStep } from "./contact-step.tsx";
import { FamilyStep } from "./family-step.tsx";
import { PersonStep } from "./person-step.tsx";
import { partsDone, useParts } from "./profile-parts.ts";
import { STEPS, type Step, stepWith } from "./profile-steps.ts";
import { type ProfileValues, sentOf } from "./profile-values.ts";
import { type Intent, StepButtons } from "./step-buttons.tsx";
import { StepList } from "./step-list.tsx";
import { WishesStep } from "./wishes-step.tsx";
import { WorkStep } from "./work-step.tsx";

interface Props {
  /** Names the form in this tab. */
  name: string;
  step: Step;
  /** Where each part is. */
  pathOf: (step: Step) => string;
  start: ProfileValues;
  /** The photos that are saved, with the address of each where it may be seen. */
  saved: ReadonlyArray<{ key: string; small?: string }>;
  /** The fields that the call takes. */
  fields: object;
  /** It is made with this, so that the parts come one after the other and the declarations are asked for. */
  isNew?: boolean;
  qualifications: QualificationView[];
  submit: string;
  onSend: (sent: Record<string, unknown>, options: CallOptions) => Promise<unknown>;
}

export function ProfileForm({ name, step, pathOf, start, saved, fields, isNew = false, submit, ...props }: Props) {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const toasts = useToasts();
  const parts = useParts(name, start, isNew);
  const intent = useRef<Intent>("next");
  const [addresses] = useState(() => new Map(saved.map(({ key, small }) => [key, small ?? ""])));
  const pictures = usePictures(
    name,
    saved.map(({ key }) => key),
    (key) => addresses.get(key) ?? "",
  );
  const next = STEPS[STEPS.indexOf(step) + 1];
  const goTo = (part: Step) => navigate(here(pathOf(part)), { preventScrollReset: false });
  const goWith = async (part: Step, text: string) => {
    toasts.show({ tone: "warning", text });
    await goTo(part);
  };
  const send = async (values: ProfileValues) => {
    const { whole, missing } = parts.collect(step, values);
    if (missing) return goWith(missing, t("matrimony.form.incomplete", { part: t(`matrimony.step.${missing}`) }));
    try {
      await pictures.send("images", (options) => props.onSend(sentOf(whole, pictures, fields), options));
      parts.forget();
    } catch (error) {
      const [field, message] = error instanceof CallFailure ? (Object.entries(error.fields)[0] ?? []) : [];
      const part = field && stepWith(field);
      if (!part || part === step) throw error;
      return goWith(part, sentenceOf(message, t) ?? "");
    }
  };
  const onSubmit = async (sent: object) => {
    const values = parts.keep(step, sent);
    if (next && (isNew || intent.current === "next")) await goTo(next);
    else await send(values);
  };
  const shared = {
    name: `${name}-${step}`,
    values: parts.values,
    onSubmit,
    foot: (busy: boolean) => (
      <StepButtons
        busy={busy}
        isNew={isNew}
        hasNext={next !== undefined}
        submit={submit}
        onIntent={(wanted) => {
          intent.current = wanted;
        }}
      />
    ),
  };
  return (
    <div className="flex flex-col gap-6">
      <StepList step={step} pathOf={pathOf} reachable={isNew ? partsDone(parts.values) : STEPS.length} />
      {step === "person" && <PersonStep {...shared} />}
      {step === "community" && <CommunityStep {...shared} />}
      {step === "work" && <WorkStep {...shared} qualifications={props.qualifications} />}
      {step === "family" && <FamilyStep {...shared} />}
      {step === "wishes" && <WishesStep {...shared} pictures={pictures} />}
      {step === "contact" && <ContactStep {...shared} isNew={isNew} />}
    </div>
  );
}
