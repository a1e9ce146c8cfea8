/** /buyer/form/{one} and its likes: one of the member's own wants, whole. */
import { type ClientLoaderFunctionArgs, data, useLoaderData, useNavigate } from "react-router";
import { catalogue } from "#contract/catalogue.ts";
import { idInSlug } from "#contract/paths.ts";
import { leaveNote } from "#web/platform/browser/screen-notes.ts";
import { call } from "#web/platform/calls/call.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { CALLS, fetchWant } from "./want-calls.ts";
import { WantForm } from "./want-form.tsx";
import { valuesOfWant, type WantSent } from "./want-form-values.ts";
import { kindAt, listPath } from "./want-ways.ts";

export const handle: ScreenHandle = { title: "wants.form.edit" };

export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const [id, kind] = [idInSlug(params.want ?? ""), kindAt(new URL(request.url).pathname)];
  const [want, { categories }] = await orErrorPage(
    Promise.all([fetchWant(kind, id), call(catalogue.fetchAllCategories, {})]),
  );
  if (!want.isMine) throw data({ code: "want.not-found" }, { status: 404 });
  return { want, categories };
}
clientLoader.hydrate = true as const;

export default function EditWantScreen() {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const { want, categories } = useLoaderData<typeof clientLoader>();
  const { kind, _id } = want;
  const send = async (sent: WantSent) => {
    const { want: saved } = await call(CALLS[kind].update, { ...sent, id: _id });
    leaveNote({ tone: "success", id: "wants.saved", values: { title: saved.title } });
    await navigate(here(listPath(kind)));
  };
  return (
    <div className="mx-auto max-w-page px-4 pt-3 md:px-6">
      <BackLink to={here(listPath(kind))}>{t("wants.form.back")}</BackLink>
      <h1 className="mt-1 mb-6 text-2xl md:text-3xl">{t("wants.form.edit")}</h1>
      <WantForm
        key={_id}
        kind={kind}
        name={`want-${_id}`}
        defaults={valuesOfWant(want)}
        categories={categories}
        submit={t("wants.form.save")}
        onSend={send}
      />
    </div>
  );
}
