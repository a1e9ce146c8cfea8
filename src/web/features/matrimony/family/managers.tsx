/** Who acts for a profile: its owner, its person, those whom the family has invited, and the way to invite one more. */
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { spacedPhone } from "#base/digits.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import { type FamilyManager, matrimonyManagers } from "#contract/matrimony/family-managers.ts";
import type { FamilyProfile } from "#contract/matrimony/family-views.ts";
import { paths } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { InviteForm } from "./invite-form.tsx";

type ManagerPage = PayloadOf<typeof matrimonyManagers.fetchManagers>;

export function fetchManagers(id: string, cursor?: string): Promise<ManagerPage> {
  return call(matrimonyManagers.fetchManagers, { id, cursor });
}

export function Managers({ family, first }: { family: FamilyProfile; first: ManagerPage }) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const sayFailure = useFailureToast();
  const [removing, setRemoving] = useState<FamilyManager>();
  const pages = useMorePages(
    first,
    ({ managers }) => managers,
    (cursor) => fetchManagers(family._id, cursor),
  );
  const nameOf = ({ name, phoneNo, relation }: FamilyManager) =>
    name ?? (phoneNo ? spacedPhone(phoneNo) : t(`matrimony.contact.${relation}`));
  const remove = async ({ _id, isMe }: FamilyManager) => {
    try {
      await call(matrimonyManagers.removeManager, { id: family._id, managerId: _id });
      if (isMe) await navigate(here(paths.families()));
      else await revalidator.revalidate();
    } catch (error) {
      sayFailure(error);
    }
    setRemoving(undefined);
  };
  return (
    <section aria-labelledby="managers" className="flex flex-col gap-4">
      <div>
        <h2 id="managers" className="text-xl">
          {t("family.managers")}
        </h2>
        <p className="max-w-text text-ink-soft">{t("family.managers.intro")}</p>
      </div>
      <PagedList
        pages={pages}
        hrefOf={(cursor) => here(paths.family(family._id, { part: "managers", cursor }))}
        moreLabel={t("family.more")}
      >
        <ul className="flex max-w-form flex-col divide-y divide-line rounded-lg border border-line bg-card">
          <li className="flex min-h-14 items-center justify-between gap-3 px-4 py-2">
            <span lang={langOf(first.owner, language)} className="min-w-0 font-semibold wrap-anywhere">
              {first.owner}
            </span>
            <Badge>{t("family.manager.owner")}</Badge>
          </li>
          {pages.items.map((manager) => (
            <li key={manager._id} className="flex min-h-14 items-center gap-3 px-4 py-2">
              <div className="min-w-0 flex-1">
                <p lang={langOf(nameOf(manager), language)} className="font-semibold wrap-anywhere">
                  {nameOf(manager)}
                </p>
                <p className="text-sm text-ink-soft">{t(`matrimony.contact.${manager.relation}`)}</p>
              </div>
              {manager.status !== "accepted" && <Badge>{t(`family.manager.${manager.status}`)}</Badge>}
              {manager.mayRemove && (
                <IconButton
                  label={manager.isMe ? t("family.leave") : t("family.manager.remove.of", { name: nameOf(manager) })}
                  onClick={() => setRemoving(manager)}
                  className="-me-2 hover:text-danger"
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      </PagedList>
      {(family.role !== "manager" || family.isPerson) && <InviteForm familyId={family._id} />}
      {removing && (
        <ConfirmDialog
          open
          title={removing.isMe ? t("family.leave.title") : t("family.manager.remove.title", { name: nameOf(removing) })}
          yes={t(removing.isMe ? "family.leave" : "family.manager.remove")}
          no={t("family.manager.remove.no")}
          danger
          onYes={() => void remove(removing)}
          onNo={() => setRemoving(undefined)}
        >
          {t(family.isPerson && !removing.isMe ? "family.manager.veto.text" : "family.manager.remove.text")}
        </ConfirmDialog>
      )}
    </section>
  );
}
