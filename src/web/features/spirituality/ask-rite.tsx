/** The way to ask for a rite on a day, for members with a plan; everybody else reads what it takes. */
import { CalendarHeart } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { paths } from "#contract/paths.ts";
import type { EntryView } from "#contract/spirituality/entry-views.ts";
import { useHere, useWords, WithWords } from "#web/platform/language/words.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";

const AskRiteDialog = lazy(() => import("./ask-rite-dialog.tsx"));

export function AskRite({ entry, path }: { entry: EntryView; path: string }) {
  const t = useWords();
  const here = useHere();
  const { user, paid } = useSession();
  const [open, setOpen] = useState(false);
  const icon = <CalendarHeart aria-hidden="true" />;
  return (
    <Card as="section" aria-labelledby="ask-rite" className="flex flex-col items-start gap-3">
      <h2 id="ask-rite" className="text-lg">
        {t("spirituality.ask.title")}
      </h2>
      <p className="text-sm text-ink-soft">{t("spirituality.ask.text")}</p>
      {!user && (
        <ButtonLink look="primary" to={here(paths.login({ from: path }))} icon={icon}>
          {t("spirituality.ask.log-in")}
        </ButtonLink>
      )}
      {user && !paid && (
        <ButtonLink look="primary" to={here(paths.subscriptionInfo())} icon={icon}>
          {t("spirituality.ask.plan")}
        </ButtonLink>
      )}
      {user && paid && (
        <Button look="primary" onClick={() => setOpen(true)} icon={icon}>
          {t("spirituality.ask")}
        </Button>
      )}
      {open && (
        <Suspense>
          <WithWords group="seva-requests">
            <AskRiteDialog entry={entry} onClose={() => setOpen(false)} />
          </WithWords>
        </Suspense>
      )}
    </Card>
  );
}
