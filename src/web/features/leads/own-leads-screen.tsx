/** /userAdmin/businesses/viewLeads: the leads of all businesses of an owner in one list. */
import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { fetchLeads, leadsPartOf } from "./lead-kinds.ts";
import { LeadsBoard } from "./leads-board.tsx";
import { LeadsHead } from "./leads-head.tsx";

export const handle: ScreenHandle = { title: "businesses.leads.mine" };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const part = leadsPartOf(request.url);
  return { stage: part.stage, leads: await orErrorPage(fetchLeads("mine", part)) };
}

export default function OwnLeadsScreen() {
  const t = useWords();
  const here = useHere();
  const { stage, leads } = useLoaderData<typeof clientLoader>();
  const help = (
    <ButtonLink look="primary" to={here(paths.businesses())}>
      {t("businesses.back")}
    </ButtonLink>
  );
  return (
    <>
      <LeadsHead back={paths.businesses()} backLabel={t("businesses.back")} />
      <LeadsBoard of="mine" stage={stage} first={leads} help={help} />
    </>
  );
}
