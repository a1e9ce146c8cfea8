/** Asks for which of the family's profiles another one is put aside; with one of the other side it is done at once. */
import { Check } from "lucide-react";
import { useEffect, useState } from "react";
import type { PayloadOf } from "#contract/endpoint.ts";
import { matrimonyFamily } from "#contract/matrimony/family.ts";
import { paths } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

type Families = PayloadOf<typeof matrimonyFamily.fetchChoices>["families"];

interface Props {
  /** Of the other profile. */
  id: string;
  name: string;
  onClose: () => void;
}

export function ShortlistDialog({ id, name, onClose }: Props) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { families, busy, add } = useChoices(id, onClose);
  return (
    <Dialog open onClose={onClose} title={t("family.shortlist.add.title", { name })}>
      {!families && <Spinner />}
      {families?.length === 0 && (
        <div className="flex flex-col items-start gap-4">
          <p>{t("family.shortlist.no-profile")}</p>
          <ButtonLink look="primary" to={here(paths.newProfile())}>
            {t("matrimony.register")}
          </ButtonLink>
        </div>
      )}
      {families && families.length > 0 && (
        <ul className="flex flex-col gap-3">
          {families.map((family) => (
            <li key={family._id} className="flex flex-wrap items-center justify-between gap-3">
              <span lang={langOf(family.fullName, language)} className="min-w-0 font-semibold wrap-anywhere">
                {t("family.shortlist.for", { name: family.fullName })}
              </span>
              {family.isOnShortlist ? (
                <ButtonLink
                  size="small"
                  look="quiet"
                  to={here(paths.family(family._id))}
                  icon={<Check aria-hidden="true" />}
                >
                  {t("family.shortlist.see")}
                </ButtonLink>
              ) : (
                <Button
                  size="small"
                  busy={busy === family._id}
                  aria-label={t("family.shortlist.put.for", { name: family.fullName })}
                  onClick={() => void add(family._id)}
                >
                  {t("family.shortlist.put")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function useChoices(otherId: string, onFailed: () => void) {
  const sayFailure = useFailureToast();
  const [families, setFamilies] = useState<Families>();
  const [busy, setBusy] = useState<string>();
  const add = async (id: string) => {
    setBusy(id);
    try {
      await call(matrimonyFamily.addToShortlist, { id, fkProfileId: otherId });
      setFamilies((all) => all?.map((one) => (one._id === id ? { ...one, isOnShortlist: true } : one)));
    } catch (error) {
      sayFailure(error);
    }
    setBusy(undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each profile
  useEffect(() => {
    call(matrimonyFamily.fetchChoices, { fkProfileId: otherId }).then(
      (answer) => {
        setFamilies(answer.families);
        const [only, ...others] = answer.families;
        if (only && others.length === 0 && !only.isOnShortlist) void add(only._id);
      },
      (error) => {
        sayFailure(error);
        onFailed();
      },
    );
  }, [otherId]);
  return { families, busy, add };
}
