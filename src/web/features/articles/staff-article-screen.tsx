/** /staff/articles/form: one article, or a new one of a kind: the form, how readers will see it, and what ends it. */
import { useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from "react-router";
import { ARTICLE_KINDS, type ArticleKind } from "#contract/articles/choices.ts";
import { staffArticles } from "#contract/articles/staff-articles.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import { paths } from "#contract/paths.ts";
import { type CallOptions, call } from "#web/platform/calls/call.ts";
import { dropIdempotencyKey, idempotencyKeyOf } from "#web/platform/forms/idempotency-key.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import { loadForRole } from "#web/platform/session/staff-guard.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { ArticleForm, type ArticleSent } from "./article-form.tsx";
import { EMPTY_ARTICLE, valuesOfDraft } from "./article-form-values.ts";
import { ArticlePreview } from "./article-preview.tsx";
import { EndArticleDialog } from "./end-article-dialog.tsx";
import { CALLS } from "./kind-calls.ts";

type Opened = PayloadOf<typeof staffArticles.fetch>;

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const id = query.get("id");
  const kind: ArticleKind = ARTICLE_KINDS.find((one) => one === query.get("kind")) ?? "news";
  const load = async (): Promise<{ kind: ArticleKind; opened?: Opened }> => {
    if (!id) return { kind };
    const opened = await orErrorPage(call(staffArticles.fetch, { id }));
    return { kind: opened.draft.kind, opened };
  };
  return loadForRole(request, load(), paths.staffLog());
}
clientLoader.hydrate = true as const;

export default function StaffArticleScreen() {
  const t = useWords();
  const here = useHere();
  const toasts = useToasts();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const { kind, opened } = useLoaderData<typeof clientLoader>();
  const [ending, setEnding] = useState<"delete" | "decline">();
  const draft = opened?.draft;
  const name = `article-${draft?._id ?? `new-${kind}`}`;
  const title = draft?.name ?? t(`staff-articles.new.${kind}`);
  const send = async (sent: ArticleSent, options: CallOptions) => {
    const files = options.files?.blobs.map((blob) => blob.name);
    const idempotencyKey = idempotencyKeyOf(name, { ...sent, files });
    const { id } = await call(
      CALLS[kind].update,
      { ...sent, ...(draft && { id: draft._id }), idempotencyKey },
      options,
    );
    dropIdempotencyKey(name);
    toasts.show({ tone: "success", text: t(`staff-articles.saved.${sent.state}`) });
    if (draft) await revalidator.revalidate();
    else await navigate(here(paths.staffArticle({ id })), { replace: true });
  };
  return (
    <section className="grid gap-4" aria-labelledby="article-title">
      <title>{`${title} · ${t("site.brand")}`}</title>
      <div>
        <BackLink to={here(paths.staffArticles({ kind }))}>{t("staff-articles.title")}</BackLink>
        <h1 id="article-title" className="mt-1 text-2xl wrap-anywhere">
          {title}
        </h1>
        {draft && <p className="text-ink-soft">{t(`staff-articles.state.${draft.state}`)}</p>}
        {draft?.sender && (
          <p className="text-sm text-ink-soft">{t("staff-articles.sender", { name: draft.sender.name })}</p>
        )}
      </div>
      {opened && <ArticlePreview {...opened} />}
      <ArticleForm
        key={draft ? draft._id + draft.updatedAt : kind}
        name={name}
        defaults={draft ? valuesOfDraft(draft) : EMPTY_ARTICLE}
        {...(draft && { state: draft.state })}
        saved={draft?.image ? [draft.image] : []}
        onSend={send}
      />
      {draft && (
        <div className="flex flex-wrap gap-3 border-t border-line pt-6">
          {draft.state === "sent" && (
            <Button onClick={() => setEnding("decline")}>{t("staff-articles.decline")}</Button>
          )}
          <Button look="quiet" onClick={() => setEnding("delete")}>
            {t("staff-articles.delete")}
          </Button>
        </div>
      )}
      {draft && ending && (
        <EndArticleDialog
          what={ending}
          draft={draft}
          onClose={() => setEnding(undefined)}
          onDone={() => navigate(here(paths.staffArticles({ kind })))}
        />
      )}
    </section>
  );
}
