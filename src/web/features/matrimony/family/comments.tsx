/** What the family says about a profile on its shortlist, and a line to add to it. */
import { MessageSquarePlus, X } from "lucide-react";
import { useState } from "react";
import { showDate } from "#base/dates.ts";
import { commentForm, matrimonyFamily } from "#contract/matrimony/family.ts";
import { COMMENT_LENGTH, type FamilyComment, type ShortlistEntry } from "#contract/matrimony/family-views.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { dropIdempotencyKey, idempotencyKeyOf } from "#web/platform/forms/idempotency-key.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TextArea } from "#web/ui/text-area.tsx";

interface Props {
  familyId: string;
  entry: ShortlistEntry;
  /** Of the profile. */
  name: string;
  onChange: (comments: FamilyComment[]) => void;
}

export function Comments({ familyId, entry, name, onChange }: Props) {
  const t = useWords();
  const language = useLanguage();
  const sayFailure = useFailureToast();
  const [writing, setWriting] = useState(false);
  const remove = async ({ _id }: FamilyComment) => {
    try {
      await call(matrimonyFamily.removeComment, { id: familyId, commentId: _id });
      onChange(entry.comments.filter((one) => one._id !== _id));
    } catch (error) {
      sayFailure(error);
    }
  };
  return (
    <section aria-label={t("family.comments.of", { name })} className="flex flex-col gap-3 border-t border-line pt-3">
      {entry.comments.length > 0 && (
        <ul className="flex flex-col gap-2">
          {entry.comments.map((comment) => (
            <li key={comment._id} className="flex items-start gap-2 rounded-md bg-sunken px-3 py-2">
              <div className="min-w-0 flex-1">
                <p className="text-sm text-ink-soft">
                  <span lang={langOf(comment.author, language)} className="font-semibold">
                    {comment.author}
                  </span>
                  {" · "}
                  {showDate(comment.writtenAt, language)}
                </p>
                <p lang={langOf(comment.text, language)} className="whitespace-pre-line wrap-anywhere">
                  {comment.text}
                </p>
              </div>
              {comment.mayRemove && (
                <IconButton
                  label={t("family.comment.remove", { author: comment.author })}
                  onClick={() => void remove(comment)}
                >
                  <X aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {writing ? (
        <CommentForm
          familyId={familyId}
          entryId={entry._id}
          onWritten={(comment) => {
            onChange([...entry.comments, comment]);
            setWriting(false);
          }}
        />
      ) : (
        <Button
          size="small"
          look="quiet"
          icon={<MessageSquarePlus aria-hidden="true" />}
          aria-label={t("family.comment.open.of", { name })}
          className="self-start"
          onClick={() => setWriting(true)}
        >
          {t("family.comment.open")}
        </Button>
      )}
    </section>
  );
}

interface FormProps {
  familyId: string;
  entryId: string;
  onWritten: (comment: FamilyComment) => void;
}

function CommentForm({ familyId, entryId, onWritten }: FormProps) {
  const t = useWords();
  const { user } = useSession();
  const name = `comment-${entryId}`;
  const form = useContractForm(commentForm, {
    name,
    defaults: formDefaults(commentForm),
    onSubmit: async ({ text }) => {
      const given = { id: familyId, entryId, text };
      const idempotencyKey = idempotencyKeyOf(name, given);
      const { commentId } = await call(matrimonyFamily.comment, { ...given, idempotencyKey });
      dropIdempotencyKey(name);
      const author = [user?.firstName, user?.lastName].filter(Boolean).join(" ");
      onWritten({ _id: commentId, author, text, writtenAt: new Date().toISOString(), mayRemove: true });
    },
  });
  return (
    <ContractForm form={form} className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Field label={t("family.label.comment")} hint={t("family.comment.hint")} {...form.field("text")}>
        <TextArea rows={2} autoFocus limit={COMMENT_LENGTH} {...form.input("text")} />
      </Field>
      <Button type="submit" size="small" busy={form.busy} className="justify-self-start">
        {t("family.comment.write")}
      </Button>
    </ContractForm>
  );
}
