/** For the staff, beside a business: those that may be the same one, and the way to make them one. */
import { Suspense, useEffect, useState } from "react";
import { type AlikeBusiness, alikeBusinesses } from "#contract/alike-businesses.ts";
import { AlikeList } from "#web/features/businesses/alike/alike-list.tsx";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords, WithWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { MergeDialog } from "./merge-dialog.tsx";

interface Props {
  business: Pick<AlikeBusiness, "_id" | "businessName">;
  onMerged: () => void;
  /** What is said where none is alike. */
  none?: string;
  /** The report about it that a merge settles. */
  reportId?: string;
}

export function AlikeNote({ business, onMerged, none, reportId }: Props) {
  const sayFailure = useFailureToast();
  const [alike, setAlike] = useState<AlikeBusiness[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for a business
  useEffect(() => {
    let isGone = false;
    call(alikeBusinesses.ofBusiness, { id: business._id }).then(
      (found) => isGone || setAlike(found.businesses),
      (error) => isGone || sayFailure(error),
    );
    return () => {
      isGone = true;
    };
  }, [business._id]);
  if (!alike) return null;
  if (alike.length === 0) return none ? <p role="status">{none}</p> : null;
  return (
    <Suspense>
      <WithWords group="alike">
        <Alike business={business} alike={alike} reportId={reportId} onMerged={onMerged} />
      </WithWords>
    </Suspense>
  );
}

interface AlikeProps extends Pick<Props, "business" | "onMerged"> {
  alike: AlikeBusiness[];
  reportId: string | undefined;
}

function Alike({ business, alike, reportId, onMerged }: AlikeProps) {
  const t = useWords();
  const [staying, setStaying] = useState<AlikeBusiness>();
  return (
    <section className="grid gap-2">
      <h3>{t("alike.staff")}</h3>
      <AlikeList
        businesses={alike}
        action={(other) =>
          other.isPublic && (
            <Button
              size="small"
              aria-label={t("staff.merge.of", { name: business.businessName, other: other.businessName })}
              onClick={() => setStaying(other)}
            >
              {t("staff.merge.into")}
            </Button>
          )
        }
      />
      {staying && (
        <MergeDialog
          gone={business}
          staying={staying}
          reportId={reportId}
          onClose={() => setStaying(undefined)}
          onMerged={onMerged}
        />
      )}
    </section>
  );
}
