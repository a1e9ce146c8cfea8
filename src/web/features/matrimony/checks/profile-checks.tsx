/** Where a profile shows what was checked of it; strangers are told nothing of it, so that it is never part of a served page. */
import { lazy, Suspense } from "react";
import type { ProfileCard } from "#contract/matrimony/views.ts";
import { WithWords } from "#web/platform/language/words.tsx";

const CheckLines = lazy(() => import("./check-lines.tsx"));

export function ProfileChecks({ checks }: Pick<ProfileCard, "checks">) {
  if (checks.length === 0) return null;
  return (
    <Suspense>
      <WithWords group="matrimony-checks">
        <CheckLines checks={checks} />
      </WithWords>
    </Suspense>
  );
}
