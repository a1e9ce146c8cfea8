/** On a waiting business for the staff: those that may be the same one, so that nothing stands here twice. */
import { Suspense, useEffect, useState } from "react";
import { type AlikeBusiness, alikeBusinesses } from "#contract/alike-businesses.ts";
import { AlikeList } from "#web/features/businesses/alike/alike-list.tsx";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords, WithWords } from "#web/platform/language/words.tsx";

/** Nothing where none is alike. */
export function AlikeNote({ id }: { id: string }) {
  const sayFailure = useFailureToast();
  const [businesses, setBusinesses] = useState<AlikeBusiness[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for a business
  useEffect(() => {
    let isGone = false;
    call(alikeBusinesses.ofWaiting, { id }).then(
      (found) => isGone || setBusinesses(found.businesses),
      (error) => isGone || sayFailure(error),
    );
    return () => {
      isGone = true;
    };
  }, [id]);
  if (businesses.length === 0) return null;
  return (
    <Suspense>
      <WithWords group="alike">
        <Alike businesses={businesses} />
      </WithWords>
    </Suspense>
  );
}

function Alike({ businesses }: { businesses: AlikeBusiness[] }) {
  const t = useWords();
  return (
    <section className="grid gap-2">
      <h3>{t("alike.staff")}</h3>
      <AlikeList businesses={businesses} />
    </section>
  );
}
