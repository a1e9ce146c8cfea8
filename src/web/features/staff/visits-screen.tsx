/** Visits of the staff to businesses: find the business, say who was there and when. */
import { type FormEvent, useState } from "react";
import { auth } from "#contract/auth.ts";
import type { BusinessCard } from "#contract/businesses.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { search } from "#contract/search.ts";
import { subCategoryName } from "#web/features/catalogue/category-names.ts";
import { cityName } from "#web/features/places/place-name.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { VisitDialog } from "./visit-dialog.tsx";

const MOST = 20;

export async function clientLoader() {
  return (await call(auth.getStaff, {})).staff;
}
clientLoader.hydrate = true as const;

export default function VisitsScreen() {
  const t = useWords();
  const sayFailure = useFailureToast();
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const [finds, setFinds] = useState<BusinessCard[]>();
  const [visited, setVisited] = useState<BusinessCard>();
  const find = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      setFinds((await call(search.searchBusiness, { searchQuery: text, limit: MOST })).businesses);
    } catch (error) {
      sayFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="grid gap-6">
      <title>{`${t("staff.visits.title")} · ${t("site.brand")}`}</title>
      <div>
        <h1 className="text-2xl">{t("staff.visits.title")}</h1>
        <p className="text-ink-soft">{t("staff.visits.note")}</p>
      </div>
      <form onSubmit={(event) => void find(event)} className="flex max-w-form flex-wrap items-end gap-3">
        <Field label={t("staff.visits.search")} className="min-w-52 flex-1">
          <TextInput type="search" value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <Button type="submit" look="primary" busy={busy} disabled={text.trim() === ""}>
          {t("staff.visits.find")}
        </Button>
      </form>
      <p role="status" className={finds?.length === 0 ? "text-ink-soft" : "sr-only"}>
        {finds?.length === 0 ? t("staff.visits.none") : ""}
      </p>
      {finds && finds.length > 0 && <Finds finds={finds} onVisit={setVisited} />}
      {visited && <VisitDialog business={visited} onClose={() => setVisited(undefined)} />}
    </section>
  );
}

function Finds({ finds, onVisit }: { finds: BusinessCard[]; onVisit: (business: BusinessCard) => void }) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  return (
    <Card as="section" flush>
      <ul className="divide-y divide-line">
        {finds.map((business) => (
          <li key={business._id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 md:px-6">
            <div className="min-w-0 wrap-anywhere">
              <a
                className="link font-semibold"
                href={here(paths.business(business.citySlug, slugWithId(business.slug, business._id)))}
              >
                {business.businessName}
              </a>
              <p className="text-sm text-ink-soft">
                {subCategoryName(business, language)} · {cityName(business, language)}
              </p>
            </div>
            <Button
              size="small"
              aria-label={t("staff.visits.record.of", { name: business.businessName })}
              onClick={() => onVisit(business)}
            >
              {t("staff.visits.record")}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
