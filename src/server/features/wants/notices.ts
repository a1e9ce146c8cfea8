/** What buyers and sellers are told about requirements and their answers; what somebody waits for also leaves the portal, as each has chosen. */
import { maskContacts } from "#base/contact-mask.ts";
import { showDate } from "#base/dates.ts";
import { addAlert } from "#server/features/notifications/alerts/alerts.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { wantKindOf } from "./listed.ts";
import { findMemberName } from "./member-queries.ts";
import { wantPath } from "./want-kinds.ts";
import type { LockedWant } from "./write-queries.ts";

type Telling = Handle & Pick<Ctx, "clock" | "ports">;
type About = Pick<LockedWant, "id" | "name" | "kind" | "owner_id">;

/** That somebody has answered, or does not any more. */
export async function tellBuyer(
  ctx: Telling,
  want: About,
  { id, who: sellerId, event }: { id: string; who: string; event: "answered" | "withdrawn" },
): Promise<void> {
  const who = await findMemberName(ctx, sellerId);
  const told = { memberId: want.owner_id, about: `want-answer:${id}` };
  const [path, item] = [pathOf(want), want.name];
  await notify(ctx, {
    ...told,
    key: `notice.want.${event}`,
    values: { who: maskContacts(who), title: item },
    redirect: path,
  });
  if (event === "answered") await addAlert(ctx, { ...told, kind: "want-answered", path, values: { who, item } });
}

interface Outcome {
  id: string;
  memberId: string;
  event: "accepted" | "declined" | "found" | "not-needed" | "rejected";
  /** Of the staff, who have not passed it on. */
  reason?: string;
}

/** What became of an answer. The end of its requirement stands beside what was told before: who was accepted finds the buyer's contact by that. */
export async function tellSeller(ctx: Telling, want: About, { id, memberId, event, reason }: Outcome): Promise<void> {
  const isEnd = event === "found" || event === "not-needed";
  const told = { memberId, about: `want-answer:${id}${isEnd ? ":end" : ""}` };
  const [path, item] = [pathOf(want), maskContacts(want.name)];
  const values = { title: item, ...(reason === undefined ? {} : { reason }) };
  await notify(ctx, { ...told, key: `notice.want.${event}`, values, redirect: path });
  if (event === "accepted") await addAlert(ctx, { ...told, kind: "want-accepted", path, values: { item } });
}

/** That somebody needs what the member sells. */
export async function tellOfRequirement(
  ctx: Telling,
  want: About,
  { memberId, place }: { memberId: string; place: { name: string; name_hi: string | null } | undefined },
): Promise<void> {
  const told = { memberId, about: `want:${want.id}` };
  const [path, item] = [pathOf(want), maskContacts(want.name)];
  const [name, nameHi] = [place?.name ?? "", place?.name_hi];
  const values = { title: item, place: name, ...(nameHi && { placeHi: nameHi }) };
  await notify(ctx, { ...told, key: "notice.want.matching", values, redirect: path });
  const where = { where: name, ...(nameHi && { whereHi: nameHi }) };
  await addAlert(ctx, { ...told, kind: "want-matching", path, values: { ...where, item } });
}

/** That the last day is near. */
export async function tellOfLastDay(ctx: Telling, want: About, date: string): Promise<void> {
  await notify(ctx, {
    memberId: want.owner_id,
    key: "notice.want.ending",
    values: { title: want.name, date: showDate(date) },
    redirect: pathOf(want),
    about: `want-ending:${want.id}`,
  });
}

const pathOf = (want: About) => wantPath(wantKindOf(want.kind), want);
