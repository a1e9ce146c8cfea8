/** Who sends a request, before any session is looked at: the address, the client application, the cookies. */
import type { FastifyRequest } from "fastify";
import type { Config } from "#server/platform/config/config.ts";
import type { Caller } from "#server/platform/context.ts";
import { parseCookies } from "./cookies.ts";

/** The address that limits count by; IPv6 by its /64, however it is written. */
export function addressOf(ip: string): string {
  if (!ip.includes(":")) return ip;
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [head = [], tail = []] = ip.split("::").map((side) => side.split(":").filter(Boolean));
  const left = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill("0");
  const network = [...head, ...left, ...tail].slice(0, 4);
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}

/** The client application that the request's access key names; undefined without a valid one. */
export function clientOf(config: Config, request: FastifyRequest): "web" | "mobile" | undefined {
  const key = request.headers["x-access-key"];
  return typeof key === "string" ? config.accessKeys.get(key) : undefined;
}

/** Where a request came from and with what. */
export function callerOf(config: Config, request: FastifyRequest): Caller {
  return {
    ip: addressOf(request.ip),
    userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
    client: clientOf(config, request) ?? "web",
    cookies: parseCookies(request.headers.cookie),
    setCookies: [],
  };
}
