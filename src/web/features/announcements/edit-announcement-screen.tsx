/** /announcements/form/{announcement}: one of the member's own announcements, whole. */
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { announcements } from "#contract/announcements/announcements.ts";
import { idInSlug, paths } from "#contract/paths.ts";
import { leaveNote } from "#web/platform/browser/screen-notes.ts";
import { type CallOptions, call } from "#web/platform/calls/call.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { AnnouncementForm } from "./announcement-form.tsx";
import { type AnnouncementSent, valuesOfAnnouncement } from "./announcement-form-values.ts";

export const handle: ScreenHandle = { title: "announcements.form.edit" };

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  return orErrorPage(call(announcements.prefill, { id: idInSlug(params.announcement ?? "") }));
}
clientLoader.hydrate = true as const;

export default function EditAnnouncementScreen() {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const { announcement } = useLoaderData<typeof clientLoader>();
  const send = async (sent: AnnouncementSent, options: CallOptions) => {
    await call(announcements.update, { ...sent, id: announcement._id }, options);
    leaveNote({ tone: "success", id: "announcements.saved" });
    await navigate(here(paths.announcements()));
  };
  return (
    <div className="mx-auto max-w-page px-4 pt-3 md:px-6">
      <BackLink to={here(paths.announcements())}>{t("announcements.form.back")}</BackLink>
      <h1 className="mt-1 mb-6 text-2xl md:text-3xl">{t("announcements.form.edit")}</h1>
      <AnnouncementForm
        key={announcement._id}
        name={`announcement-${announcement._id}`}
        defaults={valuesOfAnnouncement(announcement)}
        saved={announcement.images}
        submit={t("announcements.form.save")}
        onSend={send}
      />
    </div>
  );
}
