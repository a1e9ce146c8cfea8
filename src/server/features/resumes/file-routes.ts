/** Serves the PDF files of resumes by their links: only to the reader of the link, only while that reader may have it, and only to be stored. */
import type { FastifyInstance } from "fastify";
import { slugify } from "#base/slug.ts";
import { grantedScopes } from "#server/features/consents/grants.ts";
import type { Base } from "#server/platform/context.ts";
import { resumeSubject } from "./consent-subject.ts";
import { type FileLink, readFileLink } from "./file-links.ts";
import { findFile, isOwnOrOfStaff } from "./file-queries.ts";

/** Who else may read the file of a resume: of each later room that hands resumes on, such as to an employer to whom its member applied. */
export type FileReaders = ReadonlyArray<(base: Base, resumeId: string, memberId: string) => Promise<boolean>>;

/** GET /resume-files/<link>.pdf; whatever is wrong with it is 404. */
export function resumeFiles(app: FastifyInstance, base: Base, readers: FileReaders): void {
  app.get<{ Params: { "*": string } }>("/resume-files/*", async (request, reply) => {
    const link = readFileLink(base, request.params["*"].replace(/\.pdf$/, ""));
    if (!link || !(await mayRead(base, link, readers))) return reply.callNotFound();
    const file = await findFile(base, link.resumeId);
    if (!file) return reply.callNotFound();
    return reply
      .headers({
        "cache-control": "private, no-store",
        "content-security-policy": "default-src 'none'; sandbox",
        "content-disposition": `attachment; filename="${slugify(file.headline) || "resume"}.pdf"`,
        "x-content-type-options": "nosniff",
      })
      .type("application/pdf")
      .send(file.bytes);
  });
}

/** Asked each time: a link outlives a grant that is revoked. */
async function mayRead(base: Base, { resumeId, viewerId }: FileLink, readers: FileReaders): Promise<boolean> {
  if (await isOwnOrOfStaff(base, resumeId, viewerId)) return true;
  if ((await grantedScopes(base, { kind: resumeSubject, id: resumeId }, viewerId)).includes("resume")) return true;
  for (const mayRead of readers) if (await mayRead(base, resumeId, viewerId)) return true;
  return false;
}
