/** /staff/groups: every approved group with founder and moderator, and the form that names another moderator. */
import { useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { spacedPhone } from "#base/digits.ts";
import type { StaffGroup } from "#contract/group-views.ts";
import { paths } from "#contract/paths.ts";
import { moderatorForm, staffGroups } from "#contract/staff-groups.ts";
import { useShowMore } from "#web/features/staff/use-show-more.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { loadForRole } from "#web/platform/session/staff-guard.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Field } from "#web/ui/field.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { EmptyInboxPicture } from "#web/ui/pictures/empty-inbox-picture.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { nameOf, placeText } from "./group-text.ts";

type Page = Awaited<ReturnType<typeof fetchPage>>;

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return loadForRole(request, fetchPage(), paths.staffPayments());
}
clientLoader.hydrate = true as const;

export default function StaffGroupsScreen() {
  const t = useWords();
  const revalidator = useRevalidator();
  const page = useLoaderData<typeof clientLoader>();
  const [more, setMore] = useState<Page & { after: Page }>();
  const loaded = more?.after === page ? more : undefined;
  const { nextCursor } = loaded ?? page;
  const all = [...page.groups, ...(loaded?.groups ?? [])];
  const showMore = useShowMore(async () => {
    const next = await fetchPage(nextCursor ?? undefined);
    setMore({ after: page, ...next, groups: [...(loaded?.groups ?? []), ...next.groups] });
  });
  return (
    <section className="grid gap-6" aria-labelledby="groups-title">
      <title>{`${t("staff.groups.title")} · ${t("site.brand")}`}</title>
      <div>
        <h1 id="groups-title" className="text-2xl">
          {t("staff.groups.title")}
        </h1>
        <p className="mt-2 max-w-prose text-sm text-ink-soft">{t("staff.groups.note")}</p>
      </div>
      {all.length === 0 && (
        <EmptyState picture={<EmptyInboxPicture />} title={t("staff.groups.empty")}>
          {t("staff.groups.empty.text")}
        </EmptyState>
      )}
      <ul className="grid gap-4 md:grid-cols-2">
        {all.map((group) => (
          <li key={group._id}>
            <StaffGroupCard group={group} onChange={() => void revalidator.revalidate()} />
          </li>
        ))}
      </ul>
      {nextCursor && (
        <Button busy={showMore.busy} onClick={showMore.showMore}>
          {t("staff.queue.more")}
        </Button>
      )}
    </section>
  );
}

function StaffGroupCard({ group, onChange }: { group: StaffGroup; onChange: () => void }) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  const { founder, moderator, moderatorPhone } = group;
  const name = nameOf(group, t);
  return (
    <Card as="article" className="flex h-full flex-col gap-2">
      <h2 className="text-lg wrap-anywhere">{name}</h2>
      <p className="text-sm text-ink-soft">
        {placeText(t, group)} · {t("groups.members", { n: group.membersCount })} ·{" "}
        {t(group.isClosed ? "groups.closed" : "groups.open")}
      </p>
      <p>{t("staff.groups.founder", { name: founder })}</p>
      <p>
        {moderator
          ? t("staff.groups.moderator", { name: moderator, phone: spacedPhone(moderatorPhone ?? "") })
          : t("staff.groups.no-moderator")}
      </p>
      {open ? (
        <ModeratorForm
          group={group}
          onNamed={() => {
            setOpen(false);
            onChange();
          }}
        />
      ) : (
        <Button
          size="small"
          className="mt-auto self-start"
          aria-label={t("staff.groups.name.of", { name })}
          onClick={() => setOpen(true)}
        >
          {t("staff.groups.name")}
        </Button>
      )}
    </Card>
  );
}

function ModeratorForm({ group, onNamed }: { group: StaffGroup; onNamed: () => void }) {
  const t = useWords();
  const toasts = useToasts();
  const form = useContractForm(moderatorForm, {
    name: `moderator-${group._id}`,
    defaults: { phoneNo: "" },
    fieldOf: { "group.no-such-member": "phoneNo" },
    onSubmit: async ({ phoneNo }) => {
      const { group: named } = await call(staffGroups.setModerator, { id: group._id, phoneNo });
      toasts.show({ tone: "success", text: t("staff.groups.named", { name: named.moderator ?? "" }) });
      onNamed();
    },
  });
  return (
    <ContractForm form={form} className="gap-3">
      <Field label={t("staff.groups.phone")} required {...form.field("phoneNo")}>
        <PhoneInput {...form.input("phoneNo")} />
      </Field>
      <Button type="submit" size="small" busy={form.busy} className="self-start">
        {t("staff.groups.save")}
      </Button>
    </ContractForm>
  );
}

function fetchPage(cursor?: string) {
  return call(staffGroups.fetchAll, { cursor });
}
