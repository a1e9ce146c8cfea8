/** /buyer/form, /seller/form, /requirement/form: a new want. */
import { useLoaderData, useLocation, useNavigate } from "react-router";
import { catalogue } from "#contract/catalogue.ts";
import { leaveNote } from "#web/platform/browser/screen-notes.ts";
import { call } from "#web/platform/calls/call.ts";
import { dropIdempotencyKey, idempotencyKeyOf } from "#web/platform/forms/idempotency-key.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { readUser } from "#web/platform/stored-session/stored-session.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { CALLS } from "./want-calls.ts";
import { WantForm } from "./want-form.tsx";
import { newWantValues, type WantSent } from "./want-form-values.ts";
import { kindAt, listPath } from "./want-ways.ts";

export const handle: ScreenHandle = { title: "wants.form.new" };

export function clientLoader() {
  return call(catalogue.fetchAllCategories, {});
}
clientLoader.hydrate = true as const;

export default function NewWantScreen() {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const kind = kindAt(useLocation().pathname);
  const { categories } = useLoaderData<typeof clientLoader>();
  const name = `${kind}-new`;
  const send = async (sent: WantSent) => {
    const { want } = await call(CALLS[kind].create, { ...sent, idempotencyKey: idempotencyKeyOf(name, sent) });
    dropIdempotencyKey(name);
    leaveNote({ tone: "success", id: "wants.created", values: { title: want.title } });
    await navigate(here(listPath(kind)));
  };
  return (
    <div className="mx-auto max-w-page px-4 pt-3 md:px-6">
      <BackLink to={here(listPath(kind))}>{t("wants.form.back")}</BackLink>
      <h1 className="mt-1 mb-6 text-2xl md:text-3xl">{t(`wants.form.new.${kind}`)}</h1>
      <WantForm
        key={kind}
        kind={kind}
        name={name}
        defaults={newWantValues(kind, readUser())}
        categories={categories}
        submit={t("wants.form.save.new")}
        onSend={send}
      />
    </div>
  );
}
