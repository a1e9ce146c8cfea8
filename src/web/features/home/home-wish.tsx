/** Whom somebody wanted to reach before they had an account or a plan, and the way on from where they stopped. Its place is there from the first paint, because the first script knows of the wish, so that nothing jumps. */
import { paths } from "#contract/paths.ts";
import { useHydrated } from "#web/platform/browser/use-hydrated.ts";
import { useWish } from "#web/platform/browser/wish.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";

const PLACE = "mb-6 min-h-24 sm:min-h-16";

export function HomeWish() {
  const t = useWords();
  const here = useHere();
  const { user, paid } = useSession();
  const wish = useWish();
  if (!useHydrated()) return <div className={`${PLACE} hidden in-data-wish:block`} />;
  if (paid || !wish?.name) return null;
  return (
    <p className={`${PLACE} flex items-center gap-3 rounded-md bg-accent-soft px-3 py-2 max-sm:text-sm sm:px-4`}>
      <span className="line-clamp-3 min-w-0 flex-1 font-semibold wrap-anywhere">
        {t("home.wish", { name: wish.name })}
      </span>
      <ButtonLink size="narrow" to={here(user ? paths.renewPlan() : paths.signUp())} className="max-w-2/5 shrink-0">
        {t("home.wish.go")}
      </ButtonLink>
    </p>
  );
}
