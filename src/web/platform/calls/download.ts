/** Fetches a file that only its owner may have, and lets the browser save it. */
import type { SessionName } from "#contract/screens.ts";
import { failureOf } from "./call.ts";
import { CallFailure } from "./call-failure.ts";
import { callHeaders } from "./call-request.ts";

const KEPT_MS = 60_000;

/** `path` is below /api. Throws CallFailure when the file was refused or nothing answered. */
export async function download(
  path: string,
  query: Record<string, string>,
  fileName: string,
  session?: SessionName,
): Promise<void> {
  const file = await fetchFile(`/api${path}?${new URLSearchParams(query)}`, session);
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

async function fetchFile(url: string, session?: SessionName): Promise<Blob> {
  let response: Response;
  try {
    response = await fetch(url, { headers: callHeaders({ session }) });
  } catch (error) {
    throw new CallFailure(0, String(error), { error: { code: "network.failed" } });
  }
  if (!response.ok) throw await failureOf(response, { session });
  return response.blob();
}
