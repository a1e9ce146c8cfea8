/** Sends a call as a form with pictures, the way a browser does. */
import type { Endpoint, Envelope, InputOf, PayloadOf } from "#contract/endpoint.ts";
import { ACCESS_KEY, type Person, type Town } from "./town.ts";

export interface Sent {
  name: string;
  type?: string;
  bytes: Uint8Array;
}

/** The envelope and the status of the answer; files go into the call's upload field. */
export async function upload<E extends Endpoint>(
  { url }: Pick<Town, "url">,
  endpoint: E,
  input: InputOf<E>,
  files: Sent[],
  who: Person,
): Promise<Envelope<PayloadOf<E>> & { status: number }> {
  const form = new FormData();
  for (const [key, value] of Object.entries(input as Record<string, unknown>))
    if (value !== undefined) form.append(key, typeof value === "object" ? JSON.stringify(value) : String(value));
  for (const { name, type = "image/jpeg", bytes } of files)
    form.append(endpoint.upload!.field, new Blob([new Uint8Array(bytes)], { type }), name);
  const response = await fetch(`${url}/api${endpoint.path}`, {
    method: endpoint.method,
    headers: { "x-access-key": ACCESS_KEY, ...who.headers },
    body: form,
  });
  return { ...((await response.json()) as Envelope<PayloadOf<E>>), status: response.status };
}
