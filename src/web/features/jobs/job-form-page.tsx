/** What both form screens look like and load. */
import type { ReactNode } from "react";
import { jobReference } from "#contract/job-reference.ts";
import { call } from "#web/platform/calls/call.ts";
import { BackLink } from "#web/ui/back-link.tsx";

interface Props {
  title: string;
  back: { to: string; text: string };
  children: ReactNode;
}

export function JobFormPage({ title, back, children }: Props) {
  return (
    <div className="mx-auto max-w-page px-4 pt-3 md:px-6">
      <BackLink to={back.to}>{back.text}</BackLink>
      <h1 className="mt-1 mb-6 text-2xl md:text-3xl">{title}</h1>
      {children}
    </div>
  );
}

/** Areas of work and qualifications to choose from. */
export async function loadChoices() {
  const [{ functionalAreas }, { qualifications }] = await Promise.all([
    call(jobReference.areas, {}),
    call(jobReference.qualifications, {}),
  ]);
  return { functionalAreas, qualifications };
}
