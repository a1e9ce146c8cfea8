/** Fetches an address of the portal from any address of this machine, which fetch cannot. */
import { type Agent, request } from "node:http";
import type { Town } from "./town.ts";

export interface Got {
  status: number;
  text: string;
  header(name: string): string | undefined;
}

/** Status, text and headers of a GET, sent from `from` (any 127.x.y.z), on a connection of its own, or on one of an agent's. */
export function getFrom(
  { url }: Pick<Town, "url">,
  path: string,
  from: string,
  agent: Agent | false = false,
): Promise<Got> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const outgoing = request({ hostname, port, path, localAddress: from, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString("utf8"),
          header: (name) => response.headersDistinct[name]?.[0],
        }),
      );
    });
    outgoing.on("error", reject);
    outgoing.end();
  });
}
