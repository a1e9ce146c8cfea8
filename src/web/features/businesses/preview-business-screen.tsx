/** /userAdmin/businesses/preview/{business}: the page of a business as it is once it is approved, for its owner alone. */
import { Pencil, Plus, ReceiptText, UserRound } from "lucide-react";
import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { rupees } from "#base/money.ts";
import { catalogue } from "#contract/catalogue.ts";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { type OwnListing, ownListings } from "#contract/own-listings.ts";
import { idInSlug, inLanguage, languageOf, paths, slugWithId } from "#contract/paths.ts";
import type { Language } from "#messages/words.ts";
import { iconsOf, subCategoryName } from "#web/features/catalogue/category-names.ts";
import type { CardData } from "#web/features/directory/cards/card-data.ts";
import { ItemGrid } from "#web/features/directory/cards/item-grid.tsx";
import { type ContactActions, ContactContext } from "#web/features/directory/contact.ts";
import { DetailLine } from "#web/features/directory/page/detail-line.tsx";
import { DetailsCard } from "#web/features/directory/page/details-card.tsx";
import { Gallery } from "#web/features/directory/page/gallery.tsx";
import { ItemHeading } from "#web/features/directory/page/item-heading.tsx";
import { call } from "#web/platform/calls/call.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import FactLines from "./fact-lines.tsx";
import { furtherKindsOf } from "./further-kind-links.ts";

export const handle: ScreenHandle = { title: "businesses.preview.title" };

export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const { language } = languageOf(new URL(request.url).pathname);
  const linkId = params.businessId ?? "";
  const id = idInSlug(linkId);
  const [{ business }, { listings }, { categories }, { subCategories }] = await orErrorPage(
    Promise.all([
      call(ownBusinesses.preview, { id }),
      call(ownListings.fetchAll, { fkBusinessId: id }),
      call(catalogue.fetchAllCategories, {}),
      call(catalogue.fetchAllSubCategories, {}),
    ]),
  );
  const icon = iconsOf(categories)(business.fkCategoryId);
  const offered = listings
    .filter(({ isActive }) => isActive)
    .map((one) => offeredCard(one, { linkId, icon, language }));
  return { linkId, business, icon, kinds: furtherKindsOf(business, subCategories, language), offered };
}

/** The card of what the business offers; it leads to its form, for it has no page yet. */
function offeredCard(
  { _id, slug, listingName, description, images, pricePaise }: OwnListing,
  { linkId, icon, language }: { linkId: string; icon: string; language: Language },
): CardData {
  return {
    id: _id,
    to: inLanguage(language, paths.editListing(linkId, slugWithId(slug, _id))),
    name: listingName,
    text: description,
    image: images[0] ?? null,
    icon,
    km: null,
    price: pricePaise === null ? null : rupees(pricePaise),
  };
}

export default function PreviewBusinessScreen() {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { linkId, business, icon, kinds, offered } = useLoaderData<typeof clientLoader>();
  const { businessName: name, description, ownerName, gstNumber } = business;
  return (
    <ContactContext value={NOBODY_TO_REACH}>
      <div className="flex flex-col gap-6">
        <div className="-mt-3">
          <BackLink to={here(paths.businesses())}>{t("businesses.back")}</BackLink>
        </div>
        <Card className="flex flex-col gap-4">
          <p className="max-w-text">{t("businesses.preview.text")}</p>
          <div className="flex flex-wrap gap-2.5">
            <ButtonLink
              size="small"
              to={here(paths.editBusiness("part1", linkId))}
              icon={<Pencil aria-hidden="true" />}
            >
              {t("businesses.preview.change")}
            </ButtonLink>
            <ButtonLink size="small" to={here(paths.addListing(linkId))} icon={<Plus aria-hidden="true" />}>
              {t("businesses.next.add")}
            </ButtonLink>
          </div>
        </Card>
        <article className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex flex-col gap-6">
            <Gallery item={business} name={name} icon={icon} />
            <ItemHeading item={business} name={name} what={subCategoryName(business, language)} as="h2" />
            <p lang={langOf(description, language)} className="max-w-text whitespace-pre-line">
              {description}
            </p>
            <section aria-labelledby="offerings">
              <h3 id="offerings" className="mb-4 text-xl">
                {t("profile.offerings")}
              </h3>
              {offered.length === 0 ? (
                <p className="text-ink-soft">{t("profile.offerings.none")}</p>
              ) : (
                <ItemGrid cards={offered} columns={1} />
              )}
            </section>
          </div>
          <DetailsCard item={business} target={{ kind: "business", id: business._id, name }}>
            {ownerName && (
              <DetailLine icon={<UserRound aria-hidden="true" />} title={t("profile.owner")}>
                {ownerName}
              </DetailLine>
            )}
            <FactLines facts={business} kinds={kinds} />
            {gstNumber && (
              <DetailLine icon={<ReceiptText aria-hidden="true" />} title={t("profile.gst-number")}>
                <span className="tabular-nums">{gstNumber}</span>
              </DetailLine>
            )}
          </DetailsCard>
        </article>
      </div>
    </ContactContext>
  );
}

/** Owners reach nobody by their own page, and what they press there is counted for nobody. */
const NOBODY_TO_REACH: ContactActions = {
  call: () => undefined,
  whatsApp: () => undefined,
  interest: () => undefined,
  record: () => undefined,
  whenPaid: () => undefined,
  prompt: () => undefined,
  busy: undefined,
  revealed: new Map(),
};
