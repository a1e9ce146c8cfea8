/** Asks before a business is taken out of the directory. */
import { type OwnBusiness, ownBusinesses } from "#contract/own-businesses.ts";
import { call } from "#web/platform/calls/call.ts";
import { DeleteDialog } from "#web/platform/failures/delete-dialog.tsx";
import { useWords } from "#web/platform/language/words.tsx";

interface Props {
  /** Undefined while nothing is asked. */
  business: OwnBusiness | undefined;
  onClose: () => void;
  onDeleted: (business: OwnBusiness) => void;
}

export function DeleteBusinessDialog({ business, onClose, onDeleted }: Props) {
  const t = useWords();
  const name = business?.businessName ?? "";
  return (
    <DeleteDialog
      item={business}
      title={t("businesses.delete.title", { name })}
      text={t("businesses.delete.text", { n: business?.listingsCount ?? 0 })}
      yes={t("businesses.delete.yes")}
      no={t("businesses.delete.no")}
      deleted={t("businesses.deleted", { name })}
      remove={({ _id }) => call(ownBusinesses.delete, { id: _id })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
