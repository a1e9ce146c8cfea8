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
  saveFile(
    await fetchFile(`/api${path}?${new URLSearchParams(query)}`, { headers: callHeaders({ session }) }, session),
    fileName,
  );
}

/** The same where what is asked with may stand in no address. */
export async function downloadPosted(path: string, body: Record<string, string>, fileName: string): Promise<void> {
  const headers = { ...callHeaders({}), "content-type": "application/json" };
  saveFile(await fetchFile(`/api${path}`, { method: "POST", headers, body: JSON.stringify(body) }), fileName);
}

function saveFile(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

async function fetchFile(url: string, request: RequestInit, session?: SessionName): Promise<Blob> {
  let response: Response;
  try {
    response = await fetch(url, request);
  } catch (error) {
    throw new CallFailure(0, String(error), { error: { code: "network.failed" } });
  }
  if (!response.ok) throw await failureOf(response, { session });
  return response.blob();
}
