/** The groups that the signed-in member is in, asks to be in, or has asked the staff for. */
import { useEffect, useState } from "react";
import type { OwnGroup } from "#contract/group-views.ts";
import { paths } from "#contract/paths.ts";
import { useFollow } from "#web/platform/browser/use-follow.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { fetchOwnGroups } from "./group-calls.ts";
import { GroupCard } from "./group-card.tsx";
import { nameOf } from "./group-text.ts";

/** Nothing until they are here, nor for a member without any. */
export default function OwnGroups() {
  const t = useWords();
  const follow = useFollow();
  const [own, setOwn] = useState<OwnGroup[]>([]);
  useEffect(() => {
    fetchOwnGroups().then(setOwn, () => undefined);
  }, []);
  if (own.length === 0) return null;
  return (
    <section aria-labelledby="own-groups" className="flex flex-col gap-4">
      <h2 id="own-groups" className="text-xl">
        {t("groups.mine")}
      </h2>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: hears the clicks of the links inside, which the keyboard makes too */}
      <ul onClick={follow} className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
        {own.map((group) => (
          <li key={group._id}>
            {group.approvalStatus === "Approved" ? (
              <GroupCard group={group} badge={<Badges group={group} />} />
            ) : (
              <ProposedGroup group={group} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Badges({ group }: { group: OwnGroup }) {
  const t = useWords();
  return (
    <>
      <StandBadge group={group} />
      {group.hasPendingEdit && <Badge>{t("groups.edit-waits")}</Badge>}
    </>
  );
}

export function StandBadge({ group }: { group: OwnGroup }) {
  const t = useWords();
  if (group.isModerator) return <Badge tone="accent">{t("groups.moderator.badge")}</Badge>;
  if (group.state === "asked") return <Badge>{t("groups.asked.badge")}</Badge>;
  return group.state === "member" ? <Badge tone="open">{t("groups.member.badge")}</Badge> : null;
}

/** Not yet public: its page is not there, so the card is no link. */
function ProposedGroup({ group }: { group: OwnGroup }) {
  const t = useWords();
  const here = useHere();
  const isPending = group.approvalStatus === "Pending";
  return (
    <Card as="article" className="flex h-full flex-col gap-2">
      <h3 className="text-lg wrap-anywhere">{nameOf(group, t)}</h3>
      <Badge tone={isPending ? "accent" : "danger"} className="self-start">
        {t(isPending ? "groups.pending" : "groups.rejected")}
      </Badge>
      {group.rejectionMessage && <p className="text-danger">{group.rejectionMessage}</p>}
      <p className="mt-auto pt-1">
        <ButtonLink
          size="small"
          to={here(paths.editGroup(group._id))}
          aria-label={`${t("groups.correct")}: ${group.name}`}
        >
          {t("groups.correct")}
        </ButtonLink>
      </p>
    </Card>
  );
}
