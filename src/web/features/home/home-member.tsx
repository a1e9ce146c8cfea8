/** What the front page has for its member: leads first for owners, then what is new in their city. Loaded for members alone. */
import { MessageSquareText } from "lucide-react";
import { useEffect, useState } from "react";
import { catalogue } from "#contract/catalogue.ts";
import { type OwnBusiness, ownBusinesses } from "#contract/own-businesses.ts";
import { ALL_OVER_INDIA, paths, slugWithId } from "#contract/paths.ts";
import { iconsOf } from "#web/features/catalogue/category-names.ts";
import type { CardData } from "#web/features/directory/cards/card-data.ts";
import { ItemGrid } from "#web/features/directory/cards/item-grid.tsx";
import { cityName, placeName } from "#web/features/places/place-name.ts";
import { KINDS } from "#web/features/search/kinds.ts";
import { call } from "#web/platform/calls/call.ts";
import { useHere, useLanguage, useWords, WithWords } from "#web/platform/language/words.tsx";
import { useChosenPlace } from "#web/platform/stored-session/chosen-place.ts";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { Link } from "#web/ui/link.tsx";

const NEWEST = 4;

export default function HomeMember() {
  return (
    <WithWords group="member">
      <OwnLeads />
      <NewInCity />
    </WithWords>
  );
}

function OwnLeads() {
  const t = useWords();
  const here = useHere();
  const { paid } = useSession();
  const [businesses, setBusinesses] = useState<OwnBusiness[]>([]);
  useEffect(() => {
    if (!paid) return;
    call(ownBusinesses.fetchAll, {}, { background: true }).then(
      (page) => setBusinesses(page.businesses.filter(({ leadsCount }) => leadsCount > 0)),
      () => undefined,
    );
  }, [paid]);
  if (businesses.length === 0) return null;
  const allFresh = businesses.reduce((sum, { newLeadsCount }) => sum + newLeadsCount, 0);
  return (
    <section aria-labelledby="own-leads">
      <h2 id="own-leads">{t("businesses.leads.title")}</h2>
      <ul className="mt-2">
        {businesses.length > 1 && (
          <li>
            <Link to={here(paths.ownLeads())} className="link inline-flex min-h-11 items-center gap-2 font-semibold">
              <MessageSquareText aria-hidden="true" className="size-5" />
              {t("businesses.leads.mine")}
              {allFresh > 0 && <>, {t("businesses.leads.fresh", { n: allFresh })}</>}
            </Link>
          </li>
        )}
        {businesses.map(({ _id, slug, businessName: name, leadsCount: n, newLeadsCount: fresh }) => (
          <li key={_id}>
            <Link
              to={here(paths.businessLeads(slugWithId(slug, _id)))}
              className="link inline-flex min-h-11 items-center gap-2"
            >
              <MessageSquareText aria-hidden="true" className="size-5 shrink-0" />
              {t("businesses.leads.of", { n, name })}
              {fresh > 0 && <>, {t("businesses.leads.fresh", { n: fresh })}</>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The city that was chosen to look in, else the member's own. */
function NewInCity() {
  const t = useWords();
  const language = useLanguage();
  const chosen = useChosenPlace();
  const { user } = useSession();
  const [cards, setCards] = useState<CardData[]>([]);
  const isChosen = chosen.slug !== ALL_OVER_INDIA;
  const city = isChosen ? chosen.slug : user?.fkCityId;
  useEffect(() => {
    if (!city) return;
    const newest = async () => {
      const [{ categories }, lists] = await Promise.all([call(catalogue.fetchAllCategories, {}), KINDS[0].lists()]);
      const { items } = await lists.newest({ limit: NEWEST, city }, { call, iconOf: iconsOf(categories), language });
      setCards(items);
    };
    newest().catch(() => undefined);
  }, [city, language]);
  if (cards.length === 0) return null;
  const name = isChosen ? placeName(chosen, language) : user?.city && cityName({ ...user, city: user.city }, language);
  return (
    <section aria-labelledby="new-in-city">
      <h2 id="new-in-city" className="mb-4">
        {t("home.new-in", { place: name ?? "" })}
      </h2>
      <ItemGrid cards={cards} />
    </section>
  );
}
