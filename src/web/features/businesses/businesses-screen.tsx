/** /userAdmin/businesses: the businesses of a member, their state, and the link to register another. */
import { MessageSquareText, Plus } from "lucide-react";
import { useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { catalogue } from "#contract/catalogue.ts";
import { type OwnBusiness, ownBusinesses } from "#contract/own-businesses.ts";
import { paths } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ShopPicture } from "#web/ui/pictures/shop-picture.tsx";
import { BusinessTable } from "./business-table.tsx";
import { DeleteBusinessDialog } from "./delete-business-dialog.tsx";
import { NextSteps } from "./next-steps.tsx";
import { PhotoRequest } from "./photo-request.tsx";
import { useBusinessNews } from "./use-business-news.ts";

export const handle: ScreenHandle = { title: "businesses.title" };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const page = await fetchOwn(new URL(request.url).searchParams.get("cursor") ?? undefined);
  const isWaiting = page.businesses.some(({ status }) => status === "pending");
  return { page, categories: isWaiting ? (await call(catalogue.fetchAllCategories, {})).categories : [] };
}

export default function BusinessesScreen() {
  const t = useWords();
  const here = useHere();
  const { page, categories } = useLoaderData<typeof clientLoader>();
  const pages = useMorePages(page, ({ businesses }) => businesses, fetchOwn);
  useBusinessNews();
  const [asking, setAsking] = useState<OwnBusiness>();
  const needsCare = pages.items.some(({ status }) => status !== "approved");
  const register = (
    <ButtonLink
      look={needsCare ? "secondary" : "primary"}
      to={here(paths.registerBusiness("part1"))}
      icon={<Plus aria-hidden="true" />}
    >
      {t("businesses.register")}
    </ButtonLink>
  );
  if (pages.items.length === 0)
    return (
      <EmptyState picture={<ShopPicture />} title={t("businesses.empty")} action={register}>
        {t("businesses.empty.text")}
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap gap-3">
        {register}
        {pages.items.length > 1 && (
          <ButtonLink to={here(paths.ownLeads())} icon={<MessageSquareText aria-hidden="true" />}>
            {t("businesses.leads.mine")}
          </ButtonLink>
        )}
      </div>
      <NextSteps
        businesses={pages.items}
        decisionDays={page.decisionDays}
        answerWithinDays={page.answerWithinDays}
        categories={categories}
      />
      <PhotoRequest businesses={pages.items} />
      <PagedList pages={pages}>
        <BusinessTable businesses={pages.items} onDelete={setAsking} />
      </PagedList>
      <DeleteBusinessDialog
        business={asking}
        onClose={() => setAsking(undefined)}
        onDeleted={({ _id }) => pages.change((items) => items.filter((one) => one._id !== _id))}
      />
    </div>
  );
}

function fetchOwn(cursor?: string) {
  return call(ownBusinesses.fetchAll, { cursor });
}
