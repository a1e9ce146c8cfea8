/** For the owner who looks at the public page: that it is theirs, and where to change it. */
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";

export function OwnNote({ editPath }: { editPath: string }) {
  const t = useWords();
  const here = useHere();
  return (
    <div className="flex flex-col gap-3 rounded-md bg-accent-soft p-4">
      <p>{t("profile.mine")}</p>
      <ButtonLink size="small" to={here(editPath)} reloadDocument className="self-start">
        {t("profile.mine.edit")}
      </ButtonLink>
    </div>
  );
}
