/** Says whose leads these are, unless the screen's title does, and the way back. */
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage } from "#web/platform/language/words.tsx";
import { BackLink } from "#web/ui/back-link.tsx";

interface Props {
  name?: string;
  back: string;
  backLabel: string;
}

export function LeadsHead({ name, back, backLabel }: Props) {
  const here = useHere();
  const language = useLanguage();
  return (
    <div className="-mt-3 mb-5">
      <BackLink to={here(back)}>{backLabel}</BackLink>
      {name && (
        <p lang={langOf(name, language)} className="text-lg font-semibold">
          {name}
        </p>
      )}
    </div>
  );
}
