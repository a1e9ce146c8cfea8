/** Public businesses as the staff find them: to record who of the team was there and when, and to merge one that stands here twice. */
import { type FormEvent, useState } from "react";
import { auth } from "#contract/auth.ts";
import type { BusinessCard } from "#contract/businesses.ts";
import { search } from "#contract/search.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { VisitDialog } from "./visit-dialog.tsx";
import { VisitFinds } from "./visit-finds.tsx";

const MOST = 20;

export async function clientLoader() {
  return (await call(auth.getStaff, {})).staff;
}
clientLoader.hydrate = true as const;

export default function VisitsScreen() {
  const t = useWords();
  const sayFailure = useFailureToast();
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const [finds, setFinds] = useState<BusinessCard[]>();
  const [visited, setVisited] = useState<BusinessCard>();
  const find = async () => {
    setBusy(true);
    try {
      setFinds((await call(search.searchBusiness, { searchQuery: text, limit: MOST })).businesses);
    } catch (error) {
      sayFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="grid gap-6">
      <title>{`${t("staff.visits.title")} · ${t("site.brand")}`}</title>
      <div>
        <h1 className="text-2xl">{t("staff.visits.title")}</h1>
        <p className="text-ink-soft">{t("staff.visits.note")}</p>
      </div>
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void find();
        }}
        className="flex max-w-form flex-wrap items-end gap-3"
      >
        <Field label={t("staff.visits.search")} className="min-w-52 flex-1">
          <TextInput type="search" value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <Button type="submit" look="primary" busy={busy} disabled={text.trim() === ""}>
          {t("staff.visits.find")}
        </Button>
      </form>
      <p role="status" className={finds?.length === 0 ? "text-ink-soft" : "sr-only"}>
        {finds?.length === 0 ? t("staff.visits.none") : ""}
      </p>
      {finds && finds.length > 0 && <VisitFinds finds={finds} onVisit={setVisited} onMerged={() => void find()} />}
      {visited && <VisitDialog business={visited} onClose={() => setVisited(undefined)} />}
    </section>
  );
}
