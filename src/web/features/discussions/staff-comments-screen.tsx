/** /staff/comments: comments that members have reported, then members' first ones. */
import { useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { type StaffComment, staffComments } from "#contract/discussions/staff-comments.ts";
import { paths } from "#contract/paths.ts";
import { DecisionDialog } from "#web/features/reviews/decision-dialog.tsx";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { loadForRole } from "#web/platform/session/staff-guard.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { EmptyInboxPicture } from "#web/ui/pictures/empty-inbox-picture.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { StaffCommentCard } from "./staff-comment-card.tsx";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return loadForRole(request, call(staffComments.fetchWaiting, {}), paths.staffPayments());
}
clientLoader.hydrate = true as const;

export default function StaffCommentsScreen() {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const revalidator = useRevalidator();
  const { reported, waiting, total } = useLoaderData<typeof clientLoader>();
  const [busy, setBusy] = useState<string>();
  const [removing, setRemoving] = useState<StaffComment>();
  const publish = async ({ _id: id }: StaffComment) => {
    setBusy(id);
    await call(staffComments.decide, { id, decision: "public" }).then(
      () => toasts.show({ tone: "success", text: t("staff-comments.published") }),
      sayFailure,
    );
    await revalidator.revalidate();
    setBusy(undefined);
  };
  const list = (title: string, comments: StaffComment[]) =>
    comments.length > 0 && (
      <>
        <h2 className="text-xl">{title}</h2>
        {comments.map((comment) => (
          <StaffCommentCard
            key={comment._id}
            comment={comment}
            busy={busy === comment._id}
            onPublish={() => void publish(comment)}
            onRemove={() => setRemoving(comment)}
          />
        ))}
      </>
    );
  return (
    <section className="grid gap-6" aria-labelledby="comments-title">
      <title>{`${t("staff-comments.title")} · ${t("site.brand")}`}</title>
      <div>
        <h1 id="comments-title" className="text-2xl">
          {t("staff-comments.title")}
        </h1>
        <p className={total === 0 ? "sr-only" : "text-ink-soft"} role="status">
          {t("staff-comments.count", { n: total })}
        </p>
        <p className="mt-2 max-w-prose text-sm text-ink-soft">{t("staff-comments.note")}</p>
      </div>
      {total === 0 && (
        <EmptyState picture={<EmptyInboxPicture />} title={t("staff-comments.empty")}>
          {t("staff-comments.empty.text")}
        </EmptyState>
      )}
      {list(t("staff-comments.reported"), reported)}
      {list(t("staff-comments.waiting"), waiting)}
      {removing && (
        <DecisionDialog
          decision={{
            id: removing._id,
            label: t("staff-comments.remove"),
            hint: t("staff-comments.remove.hint", { language: removing.writer.language }),
            isHarsh: true,
            take: (reason) => call(staffComments.decide, { id: removing._id, decision: "removed", reason }),
          }}
          onClose={() => setRemoving(undefined)}
          onDone={async () => {
            setRemoving(undefined);
            await revalidator.revalidate();
          }}
        />
      )}
    </section>
  );
}
