/** /matrimonial/checks/{id}: what of a profile was checked, and the documents that its owner sends for it. */
import { useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { CHECK_DAYS, profileChecks } from "#contract/matrimony/checks.ts";
import { paths } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { CheckCard } from "./check-card.tsx";

export const handle: ScreenHandle = { title: "matrimony.checks.title" };

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = params.profileId ?? "";
  return { id, ...(await orErrorPage(call(profileChecks.fetchMine, { id }))) };
}
clientLoader.hydrate = true as const;

export default function ProfileChecksScreen() {
  const t = useWords();
  const here = useHere();
  const { id, fullName, checks: loaded } = useLoaderData<typeof clientLoader>();
  const [checks, setChecks] = useState(loaded);
  return (
    <div className="mx-auto flex max-w-page flex-col gap-6 px-4 pt-6 md:px-6">
      <header className="flex flex-col gap-2">
        <BackLink to={here(paths.ownProfiles())}>{t("matrimony.checks.back")}</BackLink>
        <h1 className="text-2xl md:text-3xl">{t("matrimony.checks.title")}</h1>
        <p className="max-w-text text-ink-soft">{t("matrimony.checks.intro", { name: fullName, n: CHECK_DAYS })}</p>
      </header>
      <div className="grid items-start gap-4 lg:grid-cols-3">
        {checks.map((check) => (
          <CheckCard key={check.kind} profileId={id} check={check} onChange={setChecks} />
        ))}
      </div>
    </div>
  );
}
