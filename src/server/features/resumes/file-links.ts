/** Links to the PDF files of resumes, each for one reader and a short time; whether that reader may still read it is asked anew when it is opened. */
import type { Ctx } from "#server/platform/context.ts";
import { seal, unseal } from "#server/platform/keys.ts";

const LINK_MINUTES = 30;

export interface FileLink {
  resumeId: string;
  /** The member who may open it. */
  viewerId: string;
  /** Milliseconds since 1970. */
  until: number;
}

/** The address of a file for one reader. */
export function fileLink(ctx: Pick<Ctx, "config" | "clock">, link: Omit<FileLink, "until">): string {
  const until = ctx.clock.now().getTime() + LINK_MINUTES * 60_000;
  return `/resume-files/${seal(ctx.config, "resume", { ...link, until }).toString("base64url")}.pdf`;
}

/** What a link says; undefined for what is forged or over. */
export function readFileLink(ctx: Pick<Ctx, "config" | "clock">, text: string): FileLink | undefined {
  try {
    const link = unseal<FileLink>(ctx.config, "resume", Buffer.from(text, "base64url"));
    return link.until > ctx.clock.now().getTime() ? link : undefined;
  } catch {
    return undefined;
  }
}
