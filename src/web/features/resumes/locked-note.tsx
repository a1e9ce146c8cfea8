/** Tells whoever has no running plan what they read here, and how to read more; nothing for a member with one. */
import { Lock } from "lucide-react";
import { useLocation } from "react-router";
import { paths } from "#contract/paths.ts";
import { rememberWish } from "#web/platform/browser/wish.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { usePlanPrice } from "#web/platform/loading/site-facts.ts";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";

export function LockedNote() {
  const t = useWords();
  const here = useHere();
  const { pathname: from } = useLocation();
  const { user, paid } = useSession();
  const price = usePlanPrice();
  if (paid) return null;
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-line bg-card p-4 sm:flex-row sm:items-center">
      <Lock aria-hidden="true" className="size-6 shrink-0 text-ink-soft" />
      <p className="min-w-0 flex-1">{t("resumes.locked", { price })}</p>
      {user ? (
        <ButtonLink look="primary" to={here(paths.renewPlan())} onClick={() => rememberWish({ path: from })}>
          {t("resumes.plan")}
        </ButtonLink>
      ) : (
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={here(paths.signUp({ kind: "business" }))} onClick={() => rememberWish({ path: from })}>
            {t("site.register")}
          </ButtonLink>
          <ButtonLink look="primary" to={here(paths.login({ from }))} state={{ from }}>
            {t("site.login")}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
