/** Parts of a business's page that are served whole and do nothing when they are pressed: their program comes after the first load. They keep to what was served, so that nothing changes before. */
import { lazy, memo, Suspense } from "react";
import type { BusinessView } from "#contract/businesses.ts";
import { WithWords } from "#web/platform/language/words.tsx";
import { afterFirstLoad } from "#web/platform/loading/after-first-load.ts";
import { latePart } from "#web/platform/loading/late-part.tsx";
import type { FurtherKind } from "./further-kind-links.ts";

const Words = lazy(() => afterFirstLoad.then(() => ({ default: WithWords })));
const Checks = latePart(() => import("./checks.tsx"));
const FactLines = latePart(() => import("./fact-lines.tsx"));

export const ServedChecks = memo(function ServedChecks({ served }: { served: BusinessView }) {
  return (
    <Suspense>
      <Words group="business-facts">
        <Checks served={served} />
      </Words>
    </Suspense>
  );
});

export const ServedFacts = memo(function ServedFacts({
  served,
  kinds,
}: {
  served: BusinessView;
  kinds: FurtherKind[];
}) {
  return (
    <Suspense>
      <Words group="business-facts">
        <FactLines facts={served} kinds={kinds} />
      </Words>
    </Suspense>
  );
});
