/** Writing a comment. */
import { commentForm, discussions } from "#contract/discussions/discussions.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import type { DiscussedTopic } from "./discussed-topic.ts";

interface Props {
  topic: DiscussedTopic;
  onSent: () => Promise<unknown>;
}

export default function CommentForm({ topic: { kind, id }, onSent }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const form = useContractForm(commentForm, {
    name: `comment-${id}`,
    defaults: formDefaults(commentForm),
    onSubmit: async ({ text }) => {
      const { comment } = await call(discussions.comment, { kind, id, text });
      toasts.show({ tone: "success", text: t(`discussion.write.${comment.state}`) });
      form.reset();
      // It is sent already, whether the list can be read again or not.
      await onSent().catch(() => undefined);
    },
  });
  return (
    <ContractForm form={form} className="grid max-w-text gap-3">
      <Field label={t("discussion.label.comment")} hint={t("discussion.write.hint")} required {...form.field("text")}>
        <TextArea rows={3} limit={1000} {...form.input("text")} />
      </Field>
      <Button type="submit" busy={form.busy} className="justify-self-start">
        {t("discussion.write.send")}
      </Button>
    </ContractForm>
  );
}
