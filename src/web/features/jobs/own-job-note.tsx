/** For who posted an opening and looks at its page: where to change it, and how to take it away. */
import { Pencil, Trash2, Users } from "lucide-react";
import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { JobView } from "#contract/job-views.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { DeleteJobDialog } from "./delete-job-dialog.tsx";
import { OpeningEnd } from "./opening-end.tsx";

export default function OwnJobNote({ job }: { job: JobView }) {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const [asked, setAsked] = useState(false);
  return (
    <div className="flex flex-col gap-3 rounded-md bg-accent-soft p-4">
      <p>{t("jobs.mine")}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          size="small"
          to={here(paths.editJob(slugWithId(job.slug, job._id)))}
          icon={<Pencil aria-hidden="true" />}
        >
          {t("jobs.edit")}
        </ButtonLink>
        <ButtonLink size="small" to={here(paths.applicants(job._id))} icon={<Users aria-hidden="true" />}>
          {t("jobs.own.applicants")}
        </ButtonLink>
        <OpeningEnd job={job} onChanged={() => void revalidator.revalidate()} />
        <Button size="small" onClick={() => setAsked(true)} icon={<Trash2 aria-hidden="true" />}>
          {t("jobs.delete")}
        </Button>
      </div>
      <DeleteJobDialog
        job={asked ? job : undefined}
        onClose={() => setAsked(false)}
        onDeleted={() => void navigate(here(paths.jobs()))}
      />
    </div>
  );
}
