/** What members do with their own resume: make it, save it, hide it, delete it; each has one. */
import { newId } from "#base/ids.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { resumes } from "#contract/resumes/resumes.ts";
import type { OwnResume } from "#contract/resumes/views.ts";
import { endConsentsOf } from "#server/features/consents/subject-end.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import type { Upload } from "#server/platform/http/multipart.ts";
import { once } from "#server/platform/idempotency/idempotency.ts";
import { fingerprints } from "#server/platform/images/images.ts";
import { takeOfDay } from "#server/platform/limits/attempts.ts";
import { type Handle, inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { factColumns, savedTexts, textColumns, textsOf } from "./columns.ts";
import { deleteFile, putFile } from "./file-queries.ts";
import { fileOf, type ResumeFile } from "./files.ts";
import { findOfOwner, type ResumeRow } from "./queries.ts";
import { resumeChanged } from "./resume-kind.ts";
import { viewOwnResume } from "./view.ts";
import { emptyResume, hasOneInTurn, insertResume, lockResume, updateResumeRow } from "./write-queries.ts";

/** Also for whoever deletes each before the next. */
const NEW_ONES = { name: "new-resume", most: 5 };

/** A member's resume, whatever its state; undefined when there is none. */
export function findOwnResume(ctx: Handle, memberId: string): Promise<ResumeRow | undefined> {
  return findOfOwner(ctx, memberId);
}

/** The caller's, as typed; null when there is none. */
export async function showOwnResume(ctx: Ctx): Promise<OwnResume | null> {
  const row = await findOwnResume(ctx, memberOf(ctx).id);
  return row ? viewOwnResume(ctx, row) : null;
}

/** It waits for approval. A repeated key is answered with the first. */
export function createResume(
  ctx: Ctx,
  { idempotencyKey: key, ...given }: ParsedOf<typeof resumes.create>,
  files: Upload[],
): Promise<{ resume: OwnResume }> {
  return once(ctx, { call: "resume.create", key, body: { ...given, files: fingerprints(files) } }, async (keep) => {
    const ownerId = memberOf(ctx).id;
    const file = fileOf(files);
    const facts = await factColumns(ctx, given);
    return inTransaction(ctx, async (ctx) => {
      if (await hasOneInTurn(ctx, ownerId)) refuse("resume.exists");
      await takeOfDay(ctx, NEW_ONES, ownerId, "resume.too-many-today");
      const [id, now] = [newId(), ctx.clock.now()];
      await insertResume(ctx, {
        id,
        owner_id: ownerId,
        ...facts,
        ...textColumns(textsOf(given)),
        waiting_since: now,
        created_at: now,
        updated_at: now,
      });
      if (file) await storeFile(ctx, id, file);
      await resumeChanged(ctx, { id, place_id: facts.place_id });
      return keep(ctx, { resume: await getOwn(ctx) });
    });
  });
}

/** Saves the whole form. Of an approved resume the texts wait for the staff; what was turned down waits again as a whole. */
export async function updateResume(
  ctx: Ctx,
  { id, removeFile, ...given }: ParsedOf<typeof resumes.update>,
  files: Upload[],
): Promise<{ resume: OwnResume }> {
  const file = fileOf(files);
  const facts = await factColumns(ctx, given);
  return inTransaction(ctx, async (ctx) => {
    const before = await lockOwn(ctx, id);
    await updateResumeRow(ctx, id, { ...facts, ...savedTexts(ctx, before, given), updated_at: ctx.clock.now() });
    if (file) await storeFile(ctx, id, file);
    else if (removeFile) await deleteFile(ctx, id);
    if (before.place_id !== facts.place_id) await resumeChanged(ctx, before);
    await resumeChanged(ctx, { id, place_id: facts.place_id });
    return { resume: await getOwn(ctx) };
  });
}

/** While it is hidden, nobody finds it, and what was granted of it waits as well; employers to whom its member has applied keep it. */
export function setResumeState(
  ctx: Ctx,
  { id, state }: ParsedOf<typeof resumes.setState>,
): Promise<{ resume: OwnResume }> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockOwn(ctx, id);
    const now = ctx.clock.now();
    await updateResumeRow(ctx, id, {
      hidden_at: state === "hidden" ? (before.hidden_at ?? now) : null,
      updated_at: now,
    });
    await resumeChanged(ctx, before);
    return { resume: await getOwn(ctx) };
  });
}

/** Takes it away for good, with its file, its texts and all that was granted of it. */
export function removeResume(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockOwn(ctx, id);
    await endConsentsOf(ctx, "resume", id);
    await emptyResume(ctx, id, ctx.clock.now());
    await resumeChanged(ctx, before);
  });
}

function storeFile(ctx: Ctx, resumeId: string, { bytes, name }: ResumeFile): Promise<void> {
  return putFile(ctx, { resume_id: resumeId, bytes, name, uploaded_at: ctx.clock.now() });
}

/** The caller's own, held; a refusal does not tell another's from a missing one. */
async function lockOwn(ctx: Ctx, id: string) {
  const row = await lockResume(ctx, id);
  return row?.owner_id === memberOf(ctx).id ? row : refuse("resume.not-found");
}

async function getOwn(ctx: Ctx): Promise<OwnResume> {
  return (await showOwnResume(ctx)) ?? refuse("resume.not-found");
}
