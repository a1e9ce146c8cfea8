/** The erasure of an account at its holder's wish (docs/decisions/0266): what is theirs goes, what others need or the law wants stays without a name. */
import { randomInt } from "node:crypto";
import { endOfMember } from "#server/features/consents/answers.ts";
import { withOwnedItems } from "#server/features/directory/changes.ts";
import type { Kinds } from "#server/features/directory/kinds.ts";
import { giveRoom } from "#server/features/events/room.ts";
import { recount } from "#server/features/groups/write-queries.ts";
import { listItemsAsked, recountItems } from "#server/features/leads/between-queries.ts";
import { findAccountByPhone } from "#server/features/members/accounts.ts";
import { type Ctx, changed } from "#server/platform/context.ts";
import type { Ports } from "#server/platform/ports.ts";
import { type Handle, inTransaction } from "#server/platform/postgres/handle.ts";
import { logOperatorAction } from "#server/platform/staff-log.ts";
import { FATES } from "./erasure-plan.ts";
import { deleteTheirs, deleteTold, emptyKept, leaveNobody, listJoined, NOBODY } from "./erasure-queries.ts";

type ErasureCtx = Handle & Pick<Ctx, "clock"> & { ports: Pick<Ports, "reindex"> };

/**
 * Erases whoever has that phone, in one transaction: what is theirs is gone from the database and the public, and the phone may sign up again as somebody new.
 * Answers whether it did; 'staff' for one of the staff, whose role has to be taken first; undefined when nobody has the phone.
 */
export function eraseMember(ctx: ErasureCtx, kinds: Kinds, phone: string): Promise<"erased" | "staff" | undefined> {
  return inTransaction(ctx, async (ctx) => {
    const member = await findAccountByPhone(ctx, phone);
    if (!member) return undefined;
    if (member.staffRole) return "staff";
    const { id } = member;
    // Pages, cards and search let go of what is the member's as when the account is blocked; then the rows go.
    await withOwnedItems(ctx, kinds, id, () => leaveNobody(ctx, id, freeNumber()));
    await endOfMember(ctx, id);
    await emptyKept(ctx, id, phone);
    const [joined, asked] = [await listJoined(ctx, id), await listItemsAsked(ctx, id)];
    const deleted = Object.entries(FATES).flatMap(([column, fate]) => (fate === "delete" ? [column] : []));
    await deleteTold(ctx, id, await deleteTheirs(ctx, id, deleted));
    // What others see counted.
    for (const event of joined.events) await giveRoom(ctx, event);
    for (const group of joined.groups) await recount(ctx, group);
    await recountItems(ctx, kinds, asked);
    await changed(ctx, `member:${id}`);
    await logOperatorAction(ctx, { action: "operator.erased", kind: "member", id, name: NOBODY });
    return "erased";
  });
}

/** Ten digits with which no number begins; one that is taken fails, and another try finds a free one. */
const freeNumber = () => `0${String(randomInt(1_000_000_000)).padStart(9, "0")}`;
