/** /userAdmin/subscriptionInfo: the plan, and what a member without one can still reach: their own data, their PIN and whom they have blocked (section 6). */
import { Ban, ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useLoaderData } from "react-router";
import { alertSettings } from "#contract/alert-settings.ts";
import { exemptions } from "#contract/exemptions.ts";
import { leads } from "#contract/leads.ts";
import { members } from "#contract/members.ts";
import { notifications } from "#contract/notifications.ts";
import { paths } from "#contract/paths.ts";
import type { PaymentView } from "#contract/plan-views.ts";
import { plans } from "#contract/plans.ts";
import { ChangePinForm } from "#web/features/auth/change-pin-form.tsx";
import { ExemptionFold } from "#web/features/exemptions/exemption-fold.tsx";
import { ProfileForm } from "#web/features/members/profile-form.tsx";
import { AlertSettingsFold } from "#web/features/notifications/alert-settings-fold.tsx";
import { call } from "#web/platform/calls/call.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { PlanBenefits } from "./plan-benefits.tsx";
import { PlanTime } from "./plan-time.tsx";
import { Receipts } from "./receipts.tsx";
import { WaitingBusinesses } from "./waiting-businesses.tsx";
import { WaitingLeads } from "./waiting-leads.tsx";

export const handle: ScreenHandle = { title: "plans.info.title" };

export async function clientLoader() {
  const [{ paid }, { userData }, { total }, settings, exemption, { exemptionReasons }, notices] = await Promise.all([
    call(plans.fetchPaymentId, {}),
    call(members.fetch, {}),
    call(leads.fetchWaiting, {}),
    call(alertSettings.fetch, {}),
    call(exemptions.fetchMine, {}),
    call(exemptions.active, {}),
    call(notifications.fetchAll, {}),
  ]);
  const waitingBusinesses = notices.notifications.filter(({ payload }) => payload.key === "notice.business.claimed");
  return {
    paid,
    profile: userData,
    waitingLeads: total,
    waitingBusinesses,
    settings,
    exemption,
    reasons: exemptionReasons,
  };
}

export default function SubscriptionInfoScreen() {
  const t = useWords();
  const here = useHere();
  const toasts = useToasts();
  const { paid, profile, waitingLeads, waitingBusinesses, settings, exemption, reasons } =
    useLoaderData<typeof clientLoader>();
  return (
    <div className="grid max-w-3xl gap-8">
      <WaitingBusinesses notices={waitingBusinesses} />
      <SubscriptionInfo paid={paid} waitingLeads={waitingLeads} />
      <div className="grid gap-3">
        <ExemptionFold own={exemption} reasons={reasons} />
        <AlertSettingsFold settings={settings} />
        <Folded title={t("members.own-data")}>
          <ProfileForm profile={profile} />
        </Folded>
        <Folded title={t("auth.change-pin.title")}>
          <p className="mb-5 text-ink-soft">{t("auth.change-pin.intro")}</p>
          <ChangePinForm onDone={() => toasts.show({ tone: "success", text: t("auth.change-pin.done") })} />
        </Folded>
        <Folded title={t("members.blocked")}>
          <p className="mb-5 text-ink-soft">{t("members.blocked.why")}</p>
          <ButtonLink to={here(paths.blocked())} size="small" icon={<Ban aria-hidden="true" />}>
            {t("members.blocked")}
          </ButtonLink>
        </Folded>
      </div>
    </div>
  );
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group rounded-lg border border-line bg-card shadow-card">
      <summary className="flex min-h-14 list-none items-center justify-between gap-3 rounded-lg px-4 font-semibold md:px-6">
        {title}
        <ChevronDown aria-hidden="true" className="size-5 text-ink-soft group-open:rotate-180" />
      </summary>
      <div className="px-4 pt-2 pb-6 md:px-6">{children}</div>
    </details>
  );
}

function SubscriptionInfo({ paid, waitingLeads }: { paid: PaymentView[]; waitingLeads: number }) {
  const t = useWords();
  return (
    <>
      <WaitingLeads total={waitingLeads} />
      <PlanTime />
      <Card as="section" className="grid gap-3">
        <h2 className="text-xl">{t("plans.gives.title")}</h2>
        <PlanBenefits />
      </Card>
      <Receipts paid={paid} />
    </>
  );
}
