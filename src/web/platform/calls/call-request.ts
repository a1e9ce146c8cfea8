/** What a call sends and how: its address, body and headers, by fetch or, where progress is heard, by what can tell it. */
import type { Endpoint } from "#contract/endpoint.ts";
import type { SessionName } from "#contract/screens.ts";
import { liveToken } from "#web/platform/stored-session/stored-session.ts";
import { fetchInTime } from "./fetch-in-time.ts";

/** So long an answer is waited for; pictures take as long as they take to send. */
const READ_MS = 20_000;
const WRITE_MS = 60_000;

export interface RequestOptions {
  signal?: AbortSignal;
  /** Made by the page on its own: does not keep the session alive. */
  background?: boolean;
  /** Whose session the call is made with, where that does not follow from the call. */
  session?: SessionName;
  /** Pictures that go along. */
  files?: { field: string; blobs: Array<{ name: string; blob: Blob }> };
  /** Hears which share of the whole body (0 to 1) has been sent. */
  onProgress?: (share: number) => void;
}

/** Like fetch: the answer whatever its status; rejects when none came or when the signal stopped it. */
export function sendRequest(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  options: RequestOptions,
): Promise<Response> {
  const { url, body, json } = addressAndBody(endpoint, input, options);
  const headers = { ...callHeaders(options), ...(json ? { "content-type": "application/json" } : {}) };
  const { signal, onProgress } = options;
  const request = { method: endpoint.method, headers, body, signal };
  if (onProgress) return sendWithProgress(url, request, onProgress);
  if (options.files) return fetch(url, request);
  return fetchInTime(url, request, endpoint.method === "GET" ? READ_MS : WRITE_MS);
}

/** The headers of every call, for streams and downloads beside the contract. A token that has run out is not sent, but left for the server's refusal to clear. */
export function callHeaders({
  background,
  session = "member",
}: Pick<RequestOptions, "background" | "session"> = {}): Record<string, string> {
  const token = liveToken(session);
  return {
    "x-access-key": accessKey(),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(background ? { "x-background": "1" } : {}),
  };
}

function addressAndBody(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  { files }: RequestOptions,
): { url: string; body?: BodyInit; json: boolean } {
  const rest = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(rest[key]);
    delete rest[key];
    return encodeURIComponent(value);
  });
  if (endpoint.method === "GET") {
    const query = new URLSearchParams(Object.entries(rest).map(([key, value]) => [key, String(value)])).toString();
    return { url: `/api${path}${query ? `?${query}` : ""}`, json: false };
  }
  if (!files) return { url: `/api${path}`, body: JSON.stringify(rest), json: true };
  const form = new FormData();
  for (const [key, value] of Object.entries(rest))
    form.append(key, typeof value === "object" && value !== null ? JSON.stringify(value) : String(value));
  for (const { name, blob } of files.blobs) form.append(files.field, blob, name);
  return { url: `/api${path}`, body: form, json: false };
}

function accessKey(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="access-key"]')?.content ?? "";
}

interface ProgressRequest {
  method: string;
  headers: Record<string, string>;
  body: BodyInit | undefined;
  signal: AbortSignal | undefined;
}

/** Tells how much of the body has left, which fetch cannot. */
function sendWithProgress(
  url: string,
  { method, headers, body, signal }: ProgressRequest,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new TypeError("the request got no answer"));
    request.onabort = () => reject(new DOMException("the request was stopped", "AbortError"));
    request.onloadend = () => signal?.removeEventListener("abort", stop);
    signal?.addEventListener("abort", stop);
    if (signal?.aborted) return reject(new DOMException("the request was stopped", "AbortError"));
    request.send(body as XMLHttpRequestBodyInit);
  });
}
