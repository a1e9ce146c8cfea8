import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fetchInTime } from "./fetch-in-time.ts";

let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === "/silent") return;
    response.writeHead(200).write("slowly ");
    setTimeout(() => response.end("read"), 600);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.closeAllConnections());

test("a call that nobody answers ends by itself, as one without a connection does", async () => {
  await expect(fetchInTime(`${url}/silent`, {}, 200)).rejects.toMatchObject({ name: "TimeoutError" });
});

test("an answer that has begun is read to its end, however slowly it comes", async () => {
  const answer = await fetchInTime(url, {}, 300);
  expect(await answer.text()).toBe("slowly read");
});

test("who asked may stop it earlier", async () => {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 100);
  await expect(fetchInTime(`${url}/silent`, { signal: stop.signal }, 5000)).rejects.toMatchObject({
    name: "AbortError",
  });
});
