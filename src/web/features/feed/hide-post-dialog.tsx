/** Asks the moderator of a group why a post of it is hidden; the reason goes to its author. */
import * as z from "zod/mini";
import { feed } from "#contract/feed.ts";
import type { PostView } from "#contract/feed-views.ts";
import { text } from "#contract/fields.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords, WithWords } from "#web/platform/language/words.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

const reasonForm = z.strictObject({ reason: text("feed.label.hide-reason", { min: 10, max: 300 }) });

interface Props {
  post: PostView;
  onClose: () => void;
  onHidden: (post: PostView) => void;
}

/** With the messages of fields, which the feed's own texts do not have. */
export default function HidePostDialog(props: Props) {
  return (
    <WithWords group="feed-form">
      <Reason {...props} />
    </WithWords>
  );
}

function Reason({ post, onClose, onHidden }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const form = useContractForm(reasonForm, {
    name: `hide-${post._id}`,
    defaults: { reason: "" },
    onSubmit: async ({ reason }) => {
      const { post: hidden } = await call(feed.hide, { id: post._id, hidden: true, reason });
      toasts.show({ tone: "success", text: t("feed.hide.done") });
      onHidden(hidden);
      onClose();
    },
  });
  return (
    <Dialog open dual onClose={onClose} title={t("feed.hide.title")}>
      <ContractForm form={form} className="grid gap-4">
        <p className="text-ink-soft">{t("feed.hide.text")}</p>
        <Field label={t("feed.label.hide-reason")} required {...form.field("reason")}>
          <TextArea rows={3} limit={300} {...form.input("reason")} />
        </Field>
        <DialogFoot back={t("feed.hide.no")} onBack={onClose} busy={form.busy} look="danger">
          {t("feed.hide.yes")}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  );
}
