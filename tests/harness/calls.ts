/** Sends a call from any address of this machine and reads its answer, whatever that is. */
import { request } from "node:http";
import type { Endpoint, Envelope, InputOf, PayloadOf } from "#contract/endpoint.ts";

export interface Reply<P = unknown> extends Envelope<P> {
  status: number;
  headers: Headers;
}

/** Makes a call as someone (or as a visitor); answers envelope, status and headers, whatever they are; of a stream, the data of its first event. `from` is the caller's address, any 127.x.y.z. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | Record<string, unknown>,
  who?: { headers: Record<string, string> },
  options?: { headers?: Record<string, string>; from?: string },
) => Promise<Reply<PayloadOf<E>>>;

interface OutgoingCall {
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
  from: string | undefined;
}

/** Calls of a client with that access key to the portal at that address. */
export function callsTo(address: string, accessKey: string): Call {
  return (endpoint, input, who, options = {}) => {
    const { path, rest } = fillPath(endpoint.path, input as Record<string, unknown>);
    const isGet = endpoint.method === "GET";
    const query = isGet ? `?${new URLSearchParams(Object.entries(rest).map(([k, v]) => [k, String(v)]))}` : "";
    return sendCall<PayloadOf<typeof endpoint>>(`${address}/api${path}${query}`, {
      method: endpoint.method,
      headers: {
        "x-access-key": accessKey,
        ...(isGet ? {} : { "content-type": "application/json" }),
        ...who?.headers,
        ...options.headers,
      },
      body: isGet ? undefined : JSON.stringify(rest),
      from: options.from,
    });
  };
}

/** Made by hand, since fetch cannot choose the address that a request comes from. */
function sendCall<P>(url: string, { method, headers, body, from }: OutgoingCall): Promise<Reply<P>> {
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
function fillPath(path: string, input: Record<string, unknown>) {
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = rest[key];
    delete rest[key];
    return encodeURIComponent(String(value));
  });
  return { path: filled, rest };
}
