/** What a results page says when nothing was found, and the ways on: be told, look wider, ask others, invite, add it oneself. All are links. */
import { MessageCircle, UserPlus } from "lucide-react";
import type { ReactNode } from "react";
import { inLanguage, paths } from "#contract/paths.ts";
import { DrawingOf } from "#web/features/catalogue/category-picture.tsx";
import { useHere, useLanguage, useWords, WithWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import type { ResultsQuery } from "./fetch-results.ts";
import { resultsPath } from "./results-address.ts";

interface Props {
  query: ResultsQuery & { nearMe?: boolean };
  /** What saves the search; absent where that, and that nothing was found, stand above others of the category. */
  tell?: ReactNode;
  /** Where it is not the page's own. */
  title?: string;
  /** The name of a category of which there is none anywhere. */
  category?: string;
  /** What was looked for, and where, in words. */
  wanted: string;
}

export default function ResultsEmpty(props: Props) {
  return (
    <WithWords group="results-empty">
      <EmptyPage {...props} />
    </WithWords>
  );
}

function EmptyPage({ query, tell, title, category, wanted }: Props) {
  const t = useWords();
  const isWhere = Boolean(query.city || query.nearMe);
  const ways = (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap justify-center gap-3">
        {tell}
        <WiderSearches query={query} />
      </div>
      <AskOthers query={query} wanted={wanted} />
    </div>
  );
  if (!tell) return <div className="mt-10 text-center">{ways}</div>;
  const wider = query.category ? "category" : isWhere ? "place" : "words";
  return (
    <EmptyState
      picture={<DrawingOf name="no-results" />}
      title={title ?? (category ? t("results.empty.none", { category }) : t("results.empty.title"))}
      action={ways}
    >
      {query.text && <p>{t(`results.empty.${wider}`)}</p>}
    </EmptyState>
  );
}

/** The same without the category, then without the place, while there is one to drop. */
function WiderSearches({ query }: Pick<Props, "query">) {
  const t = useWords();
  const here = useHere();
  const inAll = { category: undefined, subCategory: undefined };
  return (
    <>
      {query.category && query.text && (
        <ButtonLink to={here(resultsPath(query, inAll))}>{t("results.empty.all-categories")}</ButtonLink>
      )}
      {(query.city || query.nearMe) && (
        <ButtonLink to={here(resultsPath(query, { ...inAll, city: undefined, nearMe: false }))}>
          {t("results.empty.everywhere")}
        </ButtonLink>
      )}
    </>
  );
}

function AskOthers({ query, wanted }: Pick<Props, "query" | "wanted">) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const facts = useSiteFacts();
  const { user } = useSession();
  const whole = (path: string) => `${facts?.publicUrl ?? ""}${inLanguage(language, path)}`;
  const wish = t("results.empty.share.text", { what: wanted, link: whole(resultsPath({ ...query, nearMe: false })) });
  const invitation = paths.signUp(user ? { refId: user._id, referredby: user.name } : {});
  const invite = t("results.empty.invite.text", {
    brand: facts?.brand ?? t("site.brand"),
    link: whole(invitation),
  });
  return (
    <section aria-labelledby="ask-others">
      <h3 id="ask-others" className="mb-3 text-base">
        {t("results.empty.ask")}
      </h3>
      <div className="flex flex-wrap justify-center gap-2">
        <a href={whatsApp(wish)} target="_blank" rel="noopener noreferrer" className={buttonStyle({ size: "small" })}>
          <MessageCircle aria-hidden="true" />
          {t("results.empty.share")}
        </a>
        <a href={whatsApp(invite)} target="_blank" rel="noopener noreferrer" className={buttonStyle({ size: "small" })}>
          <UserPlus aria-hidden="true" />
          {t("results.empty.invite")}
        </a>
      </div>
      <p className="mt-4 flex flex-wrap justify-center gap-x-4">
        <Link to={here(paths.contactUs())} className="link inline-flex min-h-11 items-center">
          {t("results.empty.contact")}
        </Link>
        <Link to={here(paths.listBusiness())} className="link inline-flex min-h-11 items-center">
          {t("results.empty.add")}
        </Link>
      </p>
    </section>
  );
}

function whatsApp(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
