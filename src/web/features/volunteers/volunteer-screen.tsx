/** /volunteer: what volunteers do, how many there are and where, and the way to sign up; a member finds their own sign-up here. */
import { BookOpen, HeartHandshake, Soup } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { paths } from "#contract/paths.ts";
import { volunteers } from "#contract/volunteers.ts";
import { useWords, WithWords } from "#web/platform/language/words.tsx";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { VolunteerNumbers } from "./volunteer-numbers.tsx";

const NewVolunteer = lazy(() => import("./new-volunteer.tsx"));
const OwnVolunteerPart = lazy(() => import("./own-volunteer.tsx"));

const DOES = [
  ["learn", BookOpen],
  ["care", HeartHandshake],
  ["events", Soup],
] as const;

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  api.shows("volunteers");
  return api.call(volunteers.fetch, {});
}

export default function VolunteerScreen() {
  const t = useWords();
  const overview = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto flex max-w-page flex-col gap-10 px-4 pt-8 md:gap-14 md:px-6 md:pt-12">
      <PageHead title={t("volunteer.title")} description={t("volunteer.description")} path={paths.volunteer()} />
      <header className="flex flex-col items-start gap-5">
        <div>
          <h1>{t("volunteer.title")}</h1>
          <p className="mt-3 max-w-text text-lg text-ink-soft">{t("volunteer.intro")}</p>
        </div>
        <Join />
      </header>
      <section aria-labelledby="volunteers-do">
        <h2 id="volunteers-do" className="mb-4">
          {t("volunteer.does.title")}
        </h2>
        <ul className="grid gap-4 md:grid-cols-3">
          {DOES.map(([what, Icon]) => (
            <li
              key={what}
              className="flex items-start gap-4 rounded-lg border border-line bg-card p-4 md:flex-col md:p-6"
            >
              <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-maroon">
                <Icon aria-hidden="true" className="size-6" />
              </span>
              <div>
                <h3 className="text-lg">{t(`volunteer.does.${what}`)}</h3>
                <p className="mt-1 text-ink-soft">{t(`volunteer.does.${what}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <VolunteerNumbers overview={overview} />
    </div>
  );
}

/** The form comes with its library once it is wanted. */
function Join() {
  const t = useWords();
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const start = (
    <Button look="primary" onClick={() => setOpen(true)}>
      {t("volunteer.start")}
    </Button>
  );
  if (user)
    return (
      <Suspense fallback={<Skeleton className="h-12 w-48" />}>
        <WithWords group="volunteer-form">
          <OwnVolunteerPart key={user._id} user={user} start={start} isOpen={isOpen} onClose={() => setOpen(false)} />
        </WithWords>
      </Suspense>
    );
  if (!isOpen)
    return (
      // A member's own sign-up may take its place.
      <div className="grid justify-items-start gap-3 member:hidden">
        {start}
        <p className="max-w-text text-sm text-ink-soft">{t("volunteer.privacy")}</p>
      </div>
    );
  return (
    <Card as="section" aria-labelledby="volunteer-form" className="w-full max-w-3xl">
      <h2 id="volunteer-form" className="mb-5 text-lg">
        {t("volunteer.form.title")}
      </h2>
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <WithWords group="volunteer-form">
          <NewVolunteer />
        </WithWords>
      </Suspense>
    </Card>
  );
}
