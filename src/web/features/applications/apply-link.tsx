/** For visitors on the page of an opening: to the login, which leads back to the question whether to send the resume. */
import { Send } from "lucide-react";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { rememberApplyWish } from "./apply-wish.ts";

export function ApplyLink({ id, path, name }: { id: string; path: string; name: string }) {
  const t = useWords();
  const here = useHere();
  const from = here(path);
  return (
    <div className="flex flex-col items-start gap-2">
      <ButtonLink
        look="primary"
        to={here(paths.login({ from }))}
        state={{ from }}
        onClick={() => rememberApplyWish({ id, path: from, name })}
        icon={<Send aria-hidden="true" />}
      >
        {t("jobs.apply")}
      </ButtonLink>
      <p className="text-sm text-ink-soft">{t("jobs.apply.text")}</p>
    </div>
  );
}
