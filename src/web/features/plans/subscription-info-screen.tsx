/** What the yearly plan gives, for members without a running one; their PIN and their receipts stay in reach. */
import { Check, KeyRound } from "lucide-react";
import { useLoaderData } from "react-router";
import { paths } from "#contract/paths.ts";
import { plans } from "#contract/plans.ts";
import { call } from "#web/platform/call.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/screen-handle.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { PlanTime } from "./plan-time.tsx";
import { Receipts } from "./receipts.tsx";

export const handle: ScreenHandle = { title: "plans.info.title" };

export function clientLoader() {
  return call(plans.fetchPaymentId, {});
}
clientLoader.hydrate = true as const;

const GIVES = ["plans.gives.contact", "plans.gives.detail", "plans.gives.business", "plans.gives.card"] as const;

export default function SubscriptionInfoScreen() {
  const t = useWords();
  const here = useHere();
  const { paid } = useLoaderData<typeof clientLoader>();
  return (
    <div className="grid max-w-3xl gap-8">
      <PlanTime />
      <Card as="section" className="grid gap-3">
        <h2 className="text-xl">{t("plans.gives.title")}</h2>
        <ul className="grid gap-2">
          {GIVES.map((id) => (
            <li
              key={id}
              className="flex items-start gap-2 [&>svg]:mt-1 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-open"
            >
              <Check aria-hidden="true" />
              {t(id)}
            </li>
          ))}
        </ul>
      </Card>
      <Receipts paid={paid} />
      <div>
        <ButtonLink to={here(paths.changePin())} icon={<KeyRound aria-hidden="true" />}>
          {t("plans.change-pin")}
        </ButtonLink>
      </div>
    </div>
  );
}
