/** /staff/site: what the operator says of itself, part by part: questions, banners, advertisements, texts, contact, and what visitors wrote. */
import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { content } from "#contract/content.ts";
import { CONTACT_STATES } from "#contract/content-choices.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import { paths } from "#contract/paths.ts";
import { type StaffBanner, type StaffFaq, staffSite } from "#contract/staff-site.ts";
import { call } from "#web/platform/calls/call.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { loadForRole } from "#web/platform/session/staff-guard.ts";
import { Link } from "#web/ui/link.tsx";
import { AboutForm } from "./about-form.tsx";
import { BannersPanel } from "./banners-panel.tsx";
import { ContactDetailsForm } from "./contact-details-form.tsx";
import { DocumentForm } from "./document-form.tsx";
import { FaqsPanel } from "./faqs-panel.tsx";
import { MessagesPanel } from "./messages-panel.tsx";

const PARTS = ["faq", "banners", "ads", "about", "privacy", "terms", "contact", "messages"] as const;
type Part = (typeof PARTS)[number];
type Loaded =
  | { part: "faq"; faqs: StaffFaq[] }
  | { part: "banners" | "ads"; banners: StaffBanner[] }
  | { part: "about"; about: PayloadOf<typeof staffSite.fetchAbout>["about"] }
  | { part: "privacy" | "terms"; document: PayloadOf<typeof staffSite.fetchDocument>["document"] }
  | { part: "contact"; contact: PayloadOf<typeof staffSite.fetchContact>["contact"] }
  | { part: "messages"; state: (typeof CONTACT_STATES)[number]; page: PayloadOf<typeof content.allContacts> };

async function load(part: Part, given: string | null): Promise<Loaded> {
  if (part === "faq") return { part, ...(await call(staffSite.fetchFaqs, {})) };
  if (part === "banners") return { part, ...(await call(staffSite.fetchBanners, { kind: "own" })) };
  if (part === "ads") return { part, ...(await call(staffSite.fetchBanners, { kind: "ad" })) };
  if (part === "about") return { part, ...(await call(staffSite.fetchAbout, {})) };
  if (part === "contact") return { part, ...(await call(staffSite.fetchContact, {})) };
  if (part !== "messages") return { part, ...(await call(staffSite.fetchDocument, { name: part })) };
  const state = CONTACT_STATES.find((one) => one === given) ?? "new";
  return { part, state, page: await call(content.allContacts, { state }) };
}

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const part = PARTS.find((one) => one === query.get("part")) ?? "faq";
  return loadForRole(request, load(part, query.get("state")), paths.staffLog());
}
clientLoader.hydrate = true as const;

export default function StaffSiteScreen() {
  const t = useWords();
  const here = useHere();
  const loaded = useLoaderData<typeof clientLoader>();
  return (
    <section className="grid grid-cols-1 gap-6" aria-labelledby="site-title">
      <title>{`${t("staff.site.title")} · ${t("site.brand")}`}</title>
      <div>
        <h1 id="site-title" className="text-2xl">
          {t("staff.site.title")}
        </h1>
        <p className="mt-1 max-w-text text-ink-soft">{t(`staff.site.note.${loaded.part}`, { hole: "{price}" })}</p>
      </div>
      <nav aria-label={t("staff.site.title")} className="flex flex-wrap gap-2">
        {PARTS.map((part) => (
          <Link
            key={part}
            to={here(paths.staffSite(part === "faq" ? {} : { part }))}
            aria-current={part === loaded.part ? "page" : undefined}
            className="flex min-h-11 items-center rounded-full border border-line bg-card px-4 font-semibold text-ink-soft hover:border-ink aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft aria-[current=page]:text-ink"
          >
            {t(`staff.site.part.${part}`)}
          </Link>
        ))}
      </nav>
      <Panel loaded={loaded} />
    </section>
  );
}

function Panel({ loaded }: { loaded: Loaded }) {
  if ("faqs" in loaded) return <FaqsPanel faqs={loaded.faqs} />;
  if ("banners" in loaded)
    return <BannersPanel key={loaded.part} kind={loaded.part === "ads" ? "ad" : "own"} banners={loaded.banners} />;
  if ("about" in loaded) return <AboutForm about={loaded.about} />;
  if ("document" in loaded) return <DocumentForm key={loaded.part} name={loaded.part} document={loaded.document} />;
  if ("contact" in loaded) return <ContactDetailsForm contact={loaded.contact} />;
  return <MessagesPanel key={loaded.state} state={loaded.state} first={loaded.page} />;
}
