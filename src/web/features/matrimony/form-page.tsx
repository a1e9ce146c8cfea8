/** What both screens of the biodata's form look like. */
import type { ReactNode } from "react";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { BackLink } from "#web/ui/back-link.tsx";

interface Props {
  title: string;
  intro?: string;
  children: ReactNode;
}

export function FormPage({ title, intro, children }: Props) {
  const t = useWords();
  const here = useHere();
  return (
    <div className="mx-auto max-w-page px-4 pt-3 md:px-6">
      <BackLink to={here(paths.ownProfiles())}>{t("matrimony.form.back")}</BackLink>
      <h1 className="mt-1 text-2xl md:text-3xl">{title}</h1>
      {intro && <p className="mt-2 max-w-form text-ink-soft">{intro}</p>}
      <div className="mt-6">{children}</div>
    </div>
  );
}
