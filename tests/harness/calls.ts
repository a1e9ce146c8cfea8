/** Sends a call from any address of this machine and reads its answer, whatever that is. */
import { request } from "node:http";
import type { Envelope } from "#contract/endpoint.ts";

export interface Reply<P = unknown> extends Envelope<P> {
  status: number;
  headers: Headers;
}

interface OutgoingCall {
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
  from: string | undefined;
}

/** Answers envelope, status and headers, whatever they are. Made by hand, since fetch cannot choose the address that a request comes from. */
export function sendCall<P>(url: string, { method, headers, body, from }: OutgoingCall): Promise<Reply<P>> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const outgoing = request(
      url,
      { method, headers: { ...headers, ...length }, ...(from ? { localAddress: from } : {}) },
      (response) => {
        const chunks: Buffer[] = [];
        const isStream = response.headers["content-type"]?.startsWith("text/event-stream");
        response.on("data", (chunk: Buffer) => {
          chunks.push(chunk);
          if (!isStream || !FIRST_EVENT.test(Buffer.concat(chunks).toString("utf8"))) return;
          answered();
          outgoing.destroy();
        });
        response.on("error", reject);
        const answered = () => {
          const headers = new Headers();
          for (const [name, values] of Object.entries(response.headersDistinct))
            for (const value of values ?? []) headers.append(name, value);
          try {
            const envelope = readEnvelope(response.headers["content-type"], Buffer.concat(chunks).toString("utf8"));
            const status = response.statusCode ?? 0;
            resolve({ code: status, ...envelope, status, headers } as Reply<P>);
          } catch (error) {
            reject(error);
          }
        };
        response.on("end", answered);
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

const FIRST_EVENT = /^data: (.*)\n\n/m;

/** A file has no envelope, and a stream only the data of its events. */
function readEnvelope(type: string | undefined, text: string): Partial<Envelope> {
  if (type?.startsWith("application/json")) return JSON.parse(text);
  const event = FIRST_EVENT.exec(text)?.[1];
  return { message: "", payload: event && JSON.parse(event) };
}

/** The path with its parameters filled in, and the fields that are left. */
export function fillPath(path: string, input: Record<string, unknown>) {
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = rest[key];
    delete rest[key];
    return encodeURIComponent(String(value));
  });
  return { path: filled, rest };
}
