/** /userAdmin/businesses/viewLeads/{business}: the leads of one business. */
import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { idInSlug, paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { fetchLeads, type LeadsOf, leadsPartOf } from "./lead-kinds.ts";
import { LeadsBoard } from "./leads-board.tsx";
import { LeadsHead } from "./leads-head.tsx";

export const handle: ScreenHandle = { title: "businesses.leads.title" };

export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const of: LeadsOf = { kind: "business", id: idInSlug(params.businessId ?? "") };
  const part = leadsPartOf(request.url);
  return { of, stage: part.stage, leads: await orErrorPage(fetchLeads(of, part)) };
}

export default function BusinessLeadsScreen() {
  const t = useWords();
  const here = useHere();
  const { of, stage, leads } = useLoaderData<typeof clientLoader>();
  const help = (
    <ButtonLink look="primary" to={here(paths.listings(of.id))}>
      {t("businesses.leads.empty.business")}
    </ButtonLink>
  );
  return (
    <>
      <LeadsHead name={leads.name} back={paths.businesses()} backLabel={t("businesses.back")} />
      <LeadsBoard of={of} stage={stage} first={leads} help={help} />
    </>
  );
}
