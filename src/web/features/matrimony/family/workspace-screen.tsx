/** /matrimonial/family/{profile}: the workspace of a family: what it has put aside, who acts for the profile, and who has seen it. */
import { FileText, Pencil } from "lucide-react";
import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { matrimonyFamily } from "#contract/matrimony/family.ts";
import type { FamilyProfile } from "#contract/matrimony/family-views.ts";
import { idInSlug, paths } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { FamilyPage, useRoleText, WithFamilyWords } from "./family-page.tsx";
import { fetchManagers, Managers } from "./managers.tsx";
import { PartLink } from "./part-link.tsx";
import { PersonVeto } from "./person-veto.tsx";
import { Shortlist } from "./shortlist.tsx";
import { fetchShortlist, stateOf } from "./shortlist-calls.ts";
import { fetchViewers, Viewers } from "./viewers.tsx";

const PARTS = ["shortlist", "managers", "viewers"] as const;

export const handle: ScreenHandle = { title: "matrimony.family.title" };

export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const id = idInSlug(params.profileId ?? "");
  const { searchParams } = new URL(request.url);
  const part = PARTS.find((one) => one === searchParams.get("part")) ?? "shortlist";
  const cursor = searchParams.get("cursor") ?? undefined;
  const [{ family }, shown] = await orErrorPage(
    Promise.all([call(matrimonyFamily.fetch, { id }), load({ id, part, cursor, searchParams })]),
  );
  return { family, ...shown };
}
clientLoader.hydrate = true as const;

interface Asked {
  id: string;
  part: (typeof PARTS)[number];
  cursor: string | undefined;
  searchParams: URLSearchParams;
}

async function load({ id, part, cursor, searchParams }: Asked) {
  if (part === "managers") return { part, page: await fetchManagers(id, cursor) };
  if (part === "viewers") return { part, page: await fetchViewers(id, cursor) };
  const state = stateOf(searchParams);
  return { part, state, page: await fetchShortlist({ id, state, cursor }) };
}

export default function WorkspaceScreen() {
  return (
    <WithFamilyWords>
      <Workspace />
    </WithFamilyWords>
  );
}

function Workspace() {
  const t = useWords();
  const here = useHere();
  const { family, ...shown } = useLoaderData<typeof clientLoader>();
  return (
    <FamilyPage
      back={here(paths.families())}
      backLabel={t("matrimony.family.title")}
      title={t("family.of", { name: family.fullName })}
      intro={<Standing family={family} />}
    >
      <nav aria-label={t("family.parts")} className="flex flex-wrap gap-2">
        {PARTS.map((one) => (
          <PartLink
            key={one}
            to={here(paths.family(family._id, { part: one === "shortlist" ? undefined : one }))}
            current={one === shown.part}
          >
            {t(`family.part.${one}`)}
          </PartLink>
        ))}
      </nav>
      {shown.part === "shortlist" && (
        <Shortlist key={`${family._id} ${shown.state}`} family={family} state={shown.state} first={shown.page} />
      )}
      {shown.part === "managers" && (
        <>
          <Managers family={family} first={shown.page} />
          {family.isPerson && <PersonVeto family={family} />}
        </>
      )}
      {shown.part === "viewers" && <Viewers familyId={family._id} first={shown.page} />}
    </FamilyPage>
  );
}

function Standing({ family }: { family: FamilyProfile }) {
  const t = useWords();
  const here = useHere();
  const roleText = useRoleText();
  return (
    <>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-soft">
        {roleText(family)}
        {family.state !== "open" && <Badge>{t(`matrimony.status.${family.state}`)}</Badge>}
      </p>
      {family.isHiddenByPerson && !family.isPerson && <p className="mt-1">{t("family.hidden-by-person")}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink size="small" to={here(paths.editMatrimonial(family._id))} icon={<Pencil aria-hidden="true" />}>
          {t("matrimony.edit")}
        </ButtonLink>
        {family.role !== "manager" && (
          <ButtonLink size="small" to={here(paths.biodata(family._id))} icon={<FileText aria-hidden="true" />}>
            {t("matrimony.own.biodata")}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
