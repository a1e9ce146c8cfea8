/** /staff/articles: all articles, the last changed first, narrowed by kind and state; what members have sent stands out. */
import { Plus } from "lucide-react";
import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { showDate, showTime } from "#base/dates.ts";
import { ARTICLE_KINDS, ARTICLE_STATES } from "#contract/articles/choices.ts";
import { type StaffArticle, staffArticles } from "#contract/articles/staff-articles.ts";
import { paths } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { loadForRole } from "#web/platform/session/staff-guard.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { EmptyInboxPicture } from "#web/ui/pictures/empty-inbox-picture.tsx";

const PAGE = 30;

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const kind = ARTICLE_KINDS.find((one) => one === query.get("kind"));
  const state = ARTICLE_STATES.find((one) => one === query.get("state"));
  const load = async () => ({
    kind,
    state,
    page: await call(staffArticles.fetchAll, { kind, state, limit: PAGE, cursor: query.get("cursor") ?? undefined }),
  });
  return loadForRole(request, load(), paths.staffLog());
}
clientLoader.hydrate = true as const;

export default function StaffArticlesScreen() {
  const t = useWords();
  const here = useHere();
  const { kind, state, page } = useLoaderData<typeof clientLoader>();
  const at = (query: { kind?: string; state?: string; cursor?: string }) => here(paths.staffArticles(query));
  return (
    <section className="grid gap-6" aria-labelledby="articles-title">
      <title>{`${t("staff-articles.title")} · ${t("site.brand")}`}</title>
      <div>
        <h1 id="articles-title" className="text-2xl">
          {t("staff-articles.title")}
        </h1>
        <p className="mt-2 max-w-prose text-sm text-ink-soft">{t("staff-articles.note")}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {ARTICLE_KINDS.map((one) => (
          <ButtonLink
            key={one}
            to={here(paths.staffArticle({ kind: one }))}
            look={one === "news" ? "primary" : undefined}
            icon={<Plus aria-hidden="true" />}
          >
            {t(`staff-articles.new.${one}`)}
          </ButtonLink>
        ))}
      </div>
      <nav aria-label={t("staff-articles.filter")} className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          <Chip to={at({ ...(state && { state }) })} chosen={kind === undefined}>
            {t("staff-articles.all")}
          </Chip>
          {ARTICLE_KINDS.map((one) => (
            <Chip key={one} to={at({ kind: one, ...(state && { state }) })} chosen={kind === one}>
              {t(`articles.list.${one}`)}
            </Chip>
          ))}
        </div>
        <div className="flex flex-wrap gap-2">
          <Chip to={at({ ...(kind && { kind }) })} chosen={state === undefined}>
            {t("staff-articles.any-state")}
          </Chip>
          {ARTICLE_STATES.map((one) => (
            <Chip key={one} to={at({ ...(kind && { kind }), state: one })} chosen={state === one}>
              {t(`staff-articles.state.${one}`)}
            </Chip>
          ))}
        </div>
      </nav>
      {page.articles.length === 0 && (
        <EmptyState picture={<EmptyInboxPicture />} title={t("staff-articles.empty")}>
          {t("staff-articles.empty.text")}
        </EmptyState>
      )}
      <ul className="grid gap-3">
        {page.articles.map((article) => (
          <li key={article._id}>
            <Row article={article} />
          </li>
        ))}
      </ul>
      {page.nextCursor && (
        <ButtonLink
          to={at({ ...(kind && { kind }), ...(state && { state }), cursor: page.nextCursor })}
          className="justify-self-start"
        >
          {t("staff.queue.more")}
        </ButtonLink>
      )}
    </section>
  );
}

function Row({ article }: { article: StaffArticle }) {
  const t = useWords();
  const here = useHere();
  const { _id: id, kind, state, name, sender, languages, publishedAt, updatedAt, path } = article;
  const date = `${showDate(publishedAt, t.language)}, ${showTime(publishedAt, t.language)}`;
  return (
    <Card className="grid gap-1 wrap-anywhere">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 lang={langOf(name, t.language)} className="min-w-0 text-lg">
          <Link to={here(paths.staffArticle({ id }))} className="hover:underline">
            {name}
          </Link>
        </h2>
        <Badge tone={state === "sent" ? "accent" : undefined}>{t(`staff-articles.state.${state}`)}</Badge>
      </div>
      <p className="text-sm text-ink-soft">
        {[
          t(`articles.kind.${kind}`),
          ...languages.map((language) => t(`staff-articles.language.${language}`)),
          state === "scheduled"
            ? t("staff-articles.appears", { date })
            : t("staff-articles.changed", { date: showDate(updatedAt, t.language) }),
          ...(sender ? [t("staff-articles.sender", { name: sender.name })] : []),
        ].join(" · ")}
      </p>
      {path && (
        <p>
          <a href={here(path)} target="_blank" rel="noopener" className="link inline-flex min-h-11 items-center">
            {t("staff-articles.open")}
          </a>
        </p>
      )}
    </Card>
  );
}

function Chip({ to, chosen, children }: { to: string; chosen: boolean; children: string }) {
  return (
    <Link
      to={to}
      aria-current={chosen ? "true" : undefined}
      className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-sm font-semibold aria-[current=true]:border-accent aria-[current=true]:bg-accent-soft hover:border-ink"
    >
      {children}
    </Link>
  );
}
