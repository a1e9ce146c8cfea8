/** The PDF file beside the fields of a resume: real ones alone, of a size that mail takes as well. */
import { RESUME_FILE_MAX_BYTES } from "#contract/resumes/choices.ts";
import type { Upload } from "#server/platform/http/multipart.ts";
import { refuseFields } from "#server/platform/refusal.ts";

const START = "%PDF-";
/** A reader looks for the end in the last kilobyte. */
const END = "%%EOF";
const TAIL = 1024;
const NAME_MAX = 120;
/** What runs, starts or carries something has no place in a resume. */
const ACTIVE = /\/(JavaScript|Launch|EmbeddedFile|RichMedia)\b/;

export interface ResumeFile {
  bytes: Buffer;
  name: string;
}

/** The file that came along, if one did. Refuses what is no PDF, at its field. */
export function fileOf([upload]: readonly Upload[]): ResumeFile | undefined {
  if (!upload) return undefined;
  const { bytes, name } = upload;
  if (bytes.length > RESUME_FILE_MAX_BYTES) refuseFields({ file: "field.resume-file.large" });
  const text = bytes.toString("latin1");
  if (!text.startsWith(START) || !text.slice(-TAIL).includes(END) || ACTIVE.test(text))
    refuseFields({ file: "field.resume-file.type" });
  return { bytes, name: nameOf(name) };
}

/** In its last part, without what no name of a file holds. */
function nameOf(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? "";
  return (
    last
      .replace(/[\p{C}"<>|:*?]/gu, "")
      .trim()
      .slice(-NAME_MAX) || "resume.pdf"
  );
}
