/** The address at which a server of this process answers, as its own programs reach it. */
import type { FastifyInstance } from "fastify";

/** Where it listens; before that, an address at which nobody answers. */
export function addressOf(app: FastifyInstance): string {
  const at = app.server.address();
  if (!at || typeof at === "string") return "http://127.0.0.1:0";
  const host = at.address.replace(/^0\.0\.0\.0$/, "127.0.0.1").replace(/^::$/, "::1");
  return `http://${host.includes(":") ? `[${host}]` : host}:${at.port}`;
}
