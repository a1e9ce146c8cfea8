/** Documents as the owner of a profile sends them: one of a kind at a time, read by nobody but the owner and the staff, and taken back at will. */
import { newId } from "#base/ids.ts";
import type { ParsedOf, PayloadOf } from "#contract/endpoint.ts";
import type { OwnCheck, profileChecks } from "#contract/matrimony/checks.ts";
import { CHECK_KINDS } from "#contract/matrimony/choices.ts";
import { documentOf } from "#server/features/businesses/claims/documents.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import type { Upload } from "#server/platform/http/multipart.ts";
import { takeAttempt } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { lockProfile } from "../write-queries.ts";
import {
  type CheckRow,
  findOwnDocument,
  findOwnProfile,
  insertCheck,
  listOfProfile,
  withdrawCheck,
} from "./check-queries.ts";

/** Of one member, for all profiles. */
const DOCUMENTS = { name: "check-document", most: 6, seconds: 86_400 };

export async function ownChecks(ctx: Ctx, id: string): Promise<PayloadOf<typeof profileChecks.fetchMine>> {
  const { full_name } = await getOwn(ctx, id);
  return { fullName: full_name, checks: await checksOf(ctx, id) };
}

/** Stores the document for the staff; of a person who has not agreed to the profile none is taken. */
export async function sendDocument(
  ctx: Ctx,
  { id, kind }: ParsedOf<typeof profileChecks.send>,
  [file]: Upload[],
): Promise<{ checks: OwnCheck[] }> {
  const { person_agreed_at } = await getOwn(ctx, id);
  if (!person_agreed_at) refuse("profile.person-silent");
  if (!file) refuse("check.document-missing");
  const memberId = memberOf(ctx).id;
  // Counted before the work that a picture takes, and not given back.
  await takeAttempt(ctx, DOCUMENTS, memberId);
  const document = await documentOf(ctx, memberId, file.bytes);
  return inTransaction(ctx, async (ctx) => {
    const profile = (await lockProfile(ctx, id, memberId)) ?? refuse("profile.not-found");
    if (!profile.person_agreed_at) refuse("profile.person-silent");
    const row = { ...document, id: newId(), profile_id: id, kind, created_at: ctx.clock.now() };
    if (!(await insertCheck(ctx, row))) refuse("check.exists");
    return { checks: await checksOf(ctx, id) };
  });
}

export async function ownDocument(ctx: Ctx, { id, kind }: ParsedOf<typeof profileChecks.fetchOwnDocument>) {
  await getOwn(ctx, id);
  const found = await findOwnDocument(ctx, id, kind);
  if (!found?.document || !found.document_type) refuse("check.not-waiting");
  return { type: found.document_type, base64: found.document.toString("base64") };
}

/** Deletes a document that waits; what is decided stays. */
export function withdrawDocument(
  ctx: Ctx,
  { id, kind }: ParsedOf<typeof profileChecks.withdraw>,
): Promise<{ checks: OwnCheck[] }> {
  return inTransaction(ctx, async (ctx) => {
    if (!(await lockProfile(ctx, id, memberOf(ctx).id))) refuse("profile.not-found");
    await withdrawCheck(ctx, { profileId: id, kind, now: ctx.clock.now() });
    return { checks: await checksOf(ctx, id) };
  });
}

async function getOwn(ctx: Ctx, id: string) {
  return (await findOwnProfile(ctx, id, memberOf(ctx).id)) ?? refuse("profile.not-found");
}

async function checksOf(ctx: Ctx, profileId: string): Promise<OwnCheck[]> {
  const rows = await listOfProfile(ctx, profileId);
  return CHECK_KINDS.map((kind) =>
    viewCheck(
      kind,
      rows.filter((row) => row.kind === kind),
    ),
  );
}

function viewCheck(kind: OwnCheck["kind"], rows: CheckRow[]): OwnCheck {
  const waiting = rows.find(({ decision }) => decision === null);
  const valid = rows.find(({ decision, voided_at }) => decision === "checked" && voided_at === null);
  const [newest] = rows.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime());
  return {
    kind,
    sentAt: waiting?.created_at.toISOString() ?? null,
    checkedAt: valid?.decided_at?.toISOString() ?? null,
    reason: newest?.decision === "refused" ? newest.decision_reason : null,
  };
}
