/** What the screens of a family's workspace have in common: their width, the way back, and their texts. */
import type { ReactNode } from "react";
import { useWords, WithWords } from "#web/platform/language/words.tsx";
import { BackLink } from "#web/ui/back-link.tsx";

interface Props {
  back: string;
  backLabel: string;
  title: string;
  /** Below the title. */
  intro?: ReactNode;
  children: ReactNode;
}

export function FamilyPage({ back, backLabel, title, intro, children }: Props) {
  return (
    <div className="mx-auto flex max-w-page flex-col gap-5 px-4 pt-3 md:px-6">
      <div>
        <BackLink to={back}>{backLabel}</BackLink>
        <h1 className="mt-1 text-2xl wrap-anywhere md:text-3xl">{title}</h1>
        {intro}
      </div>
      {children}
    </div>
  );
}

/** Cards of profiles have texts of the public pages, the rest has its own. */
export function WithFamilyWords({ children }: { children: ReactNode }) {
  return (
    <WithWords group="matrimony">
      <WithWords group="family">{children}</WithWords>
    </WithWords>
  );
}

/** 'Owner', 'This profile is about you', 'Manager'. */
export function useRoleText() {
  const t = useWords();
  return ({ role, isPerson }: { role: "owner" | "person" | "manager"; isPerson: boolean }) =>
    t(isPerson ? "family.role.person" : `family.role.${role}`);
}
