/** The bottom of public screens: what this is, where else it is, where to go, whose it is. */
import type { ReactNode } from "react";
import { safeWebAddress } from "#base/web-address.ts";
import { paths } from "#contract/paths.ts";
import type { MessageId } from "#messages/words.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { KeptPart } from "#web/platform/loading/kept-part.tsx";
import { type SiteFacts, useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { Link } from "#web/ui/link.tsx";
import { LotusBridge } from "#web/ui/lotus-bridge.tsx";
import { useBrand } from "./brand.tsx";

const QUICK: Array<[MessageId, string]> = [
  ["site.home", paths.home()],
  ["site.jobs", paths.jobs()],
  ["site.matrimonial", paths.matrimonial()],
  ["site.events", paths.events()],
  ["site.announcements", paths.announcements()],
  ["site.news", paths.newsList()],
  ["site.blog", paths.blogList()],
  ["site.stories", paths.stories()],
  ["site.donate", paths.donation()],
  ["site.volunteer", paths.volunteer()],
  ["site.about", paths.aboutUs()],
  ["site.contact", paths.contactUs()],
  ["site.faq", paths.faq()],
  ["site.business-connect", paths.businessConnect()],
];
const FORMS: Array<[MessageId, string]> = [
  ["site.buyer", paths.buyers()],
  ["site.seller", paths.sellers()],
  ["site.requirement", paths.requirements()],
  ["site.all-forms", paths.allForms()],
];
const USEFUL: Array<[MessageId, string]> = [
  ["site.register", paths.registerNow()],
  ["site.list-business", paths.listBusiness()],
  ["site.privacy", paths.privacyPolicy()],
  ["site.terms", paths.terms()],
  ["site.mobile-web", paths.mobileWeb()],
];

export function SiteFooter() {
  const sameFor = JSON.stringify([useLanguage(), useSiteFacts()]);
  return (
    // Scroll anchoring would hold it in place when a list above it grows, and hide the new cards.
    <KeptPart
      as="footer"
      sameFor={sameFor}
      className="mt-16 [overflow-anchor:none] border-t border-line bg-sunken pb-(--floor) print:hidden"
    >
      <FooterContent />
    </KeptPart>
  );
}

function FooterContent() {
  const t = useWords();
  const facts = useSiteFacts();
  const brand = useBrand();
  return (
    <>
      <div className="mx-auto grid max-w-page gap-8 px-4 py-10 sm:grid-cols-3 md:px-6 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="max-w-md sm:col-span-3 lg:col-span-1">
          <p className="flex items-center gap-2 font-display text-lg font-bold text-maroon">
            <LotusBridge className="size-8" />
            {brand}
          </p>
          {facts && <p className="mt-3 text-ink-soft">{facts.about}</p>}
          {facts && <SocialLinks facts={facts} />}
        </div>
        <LinkGroup title={t("site.forms")} links={FORMS} />
        <LinkGroup title={t("site.quick-links")} links={QUICK} />
        <LinkGroup title={t("site.useful-links")} links={USEFUL} />
      </div>
      <div className="border-t border-line">
        <p className="mx-auto flex max-w-page flex-wrap gap-x-6 gap-y-1 px-4 py-5 text-sm text-ink-soft md:px-6">
          <span>{t("site.copyright", { year: String(facts?.copyrightYear ?? 2023), brand })}</span>
          <span>{t("site.places-credit")}</span>
          {facts?.isDemo && <span>{t("site.demo")}</span>}
        </p>
      </div>
    </>
  );
}

function LinkGroup({ title, links }: { title: string; links: Array<[MessageId, string]> }) {
  const t = useWords();
  const here = useHere();
  return (
    <nav aria-label={title}>
      <h2 className="text-base">{title}</h2>
      <ul className="mt-1">
        {links.map(([name, path]) => (
          <li key={path}>
            <Link to={here(path)} className="inline-flex min-h-11 items-center hover:underline">
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const SOCIAL = [
  ["facebookLink", "Facebook"],
  ["instagramLink", "Instagram"],
  ["whatsappLink", "WhatsApp"],
] as const;

function SocialLinks({ facts }: { facts: SiteFacts }) {
  const t = useWords();
  const links = SOCIAL.flatMap<ReactNode>(([key, name]) => {
    const address = facts[key] && safeWebAddress(facts[key]);
    if (!address) return [];
    return (
      <li key={key}>
        <a href={address} target="_blank" rel="noopener noreferrer" className="link inline-flex min-h-11 items-center">
          {name}
        </a>
      </li>
    );
  });
  if (links.length === 0) return null;
  return (
    <ul aria-label={t("site.social")} className="mt-2 flex gap-5">
      {links}
    </ul>
  );
}
