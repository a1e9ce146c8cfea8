/** /staff/donations: gifts that wait for a second person, those received and declined, the form for a new one, purposes, and the year for the tax office. */
import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { dayOf } from "#base/dates.ts";
import type { StaffPurposeView } from "#contract/donations/donation-views.ts";
import { staffDonations, type YearReport } from "#contract/donations/staff-donations.ts";
import { yearOfDay } from "#contract/donations/tax-years.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import { paths } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { loadForRole } from "#web/platform/session/staff-guard.ts";
import { Link } from "#web/ui/link.tsx";
import { PurposesPanel } from "./purposes-panel.tsx";
import { RecordGiftForm } from "./record-gift-form.tsx";
import { StaffDonationList } from "./staff-donation-list.tsx";
import { YearPanel } from "./year-panel.tsx";

const PARTS = ["waiting", "record", "received", "declined", "purposes", "year"] as const;
type Part = (typeof PARTS)[number];
type Loaded =
  | { part: "year"; report: YearReport }
  | { part: "record" | "purposes"; purposes: StaffPurposeView[] }
  | { part: "waiting" | "received" | "declined"; page: PayloadOf<typeof staffDonations.fetchAll> };

async function load(part: Part): Promise<Loaded> {
  if (part === "year") {
    const financialYear = yearOfDay(dayOf(new Date()));
    return { part, report: await call(staffDonations.fetchYear, { financialYear }) };
  }
  if (part === "record" || part === "purposes") return { part, ...(await call(staffDonations.fetchPurposes, {})) };
  return { part, page: await call(staffDonations.fetchAll, { state: part }) };
}

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const given = new URL(request.url).searchParams.get("part");
  return loadForRole(request, load(PARTS.find((part) => part === given) ?? "waiting"), paths.staffLog());
}
clientLoader.hydrate = true as const;

export default function StaffDonationsScreen() {
  const t = useWords();
  const here = useHere();
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <section className="grid grid-cols-1 gap-6" aria-labelledby="donations-title">
      <title>{`${t("staff.donations.title")} · ${t("site.brand")}`}</title>
      <div>
        <h1 id="donations-title" className="text-2xl">
          {t("staff.donations.title")}
        </h1>
        <p className="max-w-text text-ink-soft">{t(`staff.donations.note.${loaded.part}`)}</p>
      </div>
      <nav aria-label={t("staff.donations.title")} className="flex flex-wrap gap-2">
        {PARTS.map((part) => (
          <Link
            key={part}
            to={here(paths.staffDonations(part === "waiting" ? {} : { part }))}
            aria-current={part === loaded.part ? "page" : undefined}
            className="flex min-h-11 items-center rounded-full border border-line bg-card px-4 font-semibold text-ink-soft hover:border-ink aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft aria-[current=page]:text-ink"
          >
            {t(`staff.donations.part.${part}`)}
          </Link>
        ))}
      </nav>
      <Panel loaded={loaded} />
    </section>
  );
}

function Panel({ loaded }: { loaded: Loaded }) {
  if ("report" in loaded) return <YearPanel first={loaded.report} />;
  if ("page" in loaded) return <StaffDonationList key={loaded.part} state={loaded.part} first={loaded.page} />;
  if (loaded.part === "record") return <RecordGiftForm purposes={loaded.purposes} />;
  return <PurposesPanel purposes={loaded.purposes} />;
}
