/** /userAdmin/businesses/editBusiness/{part1|part2}/{business}: one part of a business at a time, and what of it waits for the staff. */
import { type ClientLoaderFunctionArgs, redirect, useLoaderData, useNavigate } from "react-router";
import { catalogue } from "#contract/catalogue.ts";
import { type OwnBusiness, ownBusinesses } from "#contract/own-businesses.ts";
import { idInSlug, inLanguage, languageOf, paths } from "#contract/paths.ts";
import { leaveNote } from "#web/platform/browser/screen-notes.ts";
import { type CallOptions, call } from "#web/platform/calls/call.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import type { Part1Output } from "./business-forms.ts";
import { EditNote } from "./edit-note.tsx";
import { FormSteps, type Part } from "./form-steps.tsx";
import { Part1Form } from "./part1-form.tsx";
import { Part2Form, type Part2Submission } from "./part2-form.tsx";
import { useBusinessNews } from "./use-business-news.ts";

export const handle: ScreenHandle = { title: "businesses.edit.title" };

export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const { language } = languageOf(new URL(request.url).pathname);
  const linkId = params.businessId ?? "";
  const part: Part = params.partNo === "part2" ? "part2" : "part1";
  if (params.partNo !== part) throw redirect(inLanguage(language, paths.editBusiness("part1", linkId)));
  const id = idInSlug(linkId);
  const [own, edit, { categories: all }] = await orErrorPage(
    Promise.all([
      call(ownBusinesses.fetch, { id }),
      call(ownBusinesses.fetchBusinessPrefilledData, { id }),
      call(catalogue.fetchAllCategories, {}),
    ]),
  );
  return { part, linkId, own: own.business, edit: edit.business, all };
}

export default function EditBusinessScreen() {
  const t = useWords();
  const here = useHere();
  const { part, linkId, own, edit } = useLoaderData<typeof clientLoader>();
  useBusinessNews();
  return (
    <div className="flex flex-col gap-6">
      <div className="-mt-3">
        <BackLink to={here(paths.businesses())}>{t("businesses.back")}</BackLink>
        <p className="text-lg font-semibold">{own.businessName}</p>
      </div>
      <FormSteps
        part={part}
        to={{ part1: paths.editBusiness("part1", linkId), part2: paths.editBusiness("part2", linkId) }}
      />
      <EditNote own={own} edit={edit} />
      {part === "part1" ? <First key={own._id} /> : <Second key={own._id} />}
    </div>
  );
}

function First() {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const { linkId, edit, all } = useLoaderData<typeof clientLoader>();
  const save = async (sent: Part1Output) => {
    const { business } = await call(ownBusinesses.update, {
      ...sent,
      id: edit._id,
      partNo: "part1",
      moreFollows: true,
    });
    if (business.hasUnsentCorrection) leaveNote({ tone: "success", id: "businesses.saved.go-on" });
    else if (!business.rejectionMessage) leaveSaved(business);
    await navigate(here(paths.editBusiness("part2", linkId)));
  };
  return (
    <Part1Form
      name={`business-${edit._id}-part1`}
      start={edit}
      categories={all}
      submit={t("businesses.save.next")}
      onSubmit={save}
    />
  );
}

function Second() {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { own, edit } = useLoaderData<typeof clientLoader>();
  const send = async (submission: Part2Submission, options: CallOptions) => {
    const { business } = await call(ownBusinesses.update, { ...submission, id: edit._id, partNo: "part2" }, options);
    if (business.rejectionMessage) return toasts.show({ tone: "warning", text: t("businesses.saved.nothing") });
    leaveSaved(business);
    await navigate(here(paths.businesses()));
  };
  return (
    <Part2Form
      name={`business-${edit._id}-part2`}
      start={edit}
      saved={edit.images}
      submit={t(own.rejectionMessage ? "businesses.save.send" : "businesses.save")}
      onSend={send}
    />
  );
}

function leaveSaved({ status, hasPendingEdit }: OwnBusiness): void {
  if (status === "pending") leaveNote({ tone: "success", id: "businesses.saved.pending" });
  else leaveNote({ tone: "success", id: hasPendingEdit ? "businesses.saved.waits" : "businesses.saved" });
}
