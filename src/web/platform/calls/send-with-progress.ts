/** Sends a request while telling how much of its body has left, which fetch cannot. */

interface ProgressRequest {
  method: string;
  headers: Record<string, string>;
  body: BodyInit | undefined;
  signal: AbortSignal | undefined;
  /** The share of the body that has been sent, 0 to 1. */
  onProgress: (share: number) => void;
}

/** Like fetch: the answer whatever its status; rejects when none came or when the signal stopped it. */
export function sendWithProgress(
  url: string,
  { method, headers, body, signal, onProgress }: ProgressRequest,
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
