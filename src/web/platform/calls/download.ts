/** Fetches a file that only its owner may have, and lets the browser save it. */
import { failureOf } from "./call.ts";
import { CallFailure } from "./call-failure.ts";
import { callHeaders } from "./call-request.ts";

const KEPT_MS = 60_000;

/** `path` is below /api. Throws CallFailure when the file was refused or nothing answered. */
export async function download(path: string, query: Record<string, string>, fileName: string): Promise<void> {
  const file = await fetchFile(`/api${path}?${new URLSearchParams(query)}`);
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

async function fetchFile(url: string): Promise<Blob> {
  let response: Response;
  try {
    response = await fetch(url, { headers: callHeaders() });
  } catch (error) {
    throw new CallFailure(0, String(error), { error: { code: "network.failed" } });
  }
  if (!response.ok) throw await failureOf(response);
  return response.blob();
}
