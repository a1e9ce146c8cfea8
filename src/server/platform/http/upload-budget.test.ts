// The memory of uploads is shared out: whoever holds pictures back in the middle of many forms does not hold up others.
import { Agent, type ClientRequest, request } from "node:http";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { members } from "#contract/members.ts";
import { ACCESS_KEY, openTown, type Person, type Town } from "#tests/harness/town.ts";
import { upload } from "#tests/harness/upload.ts";

/** Twelve of them are all that a process takes at a time. */
const PIECE = Buffer.alloc(10_485_000);
let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const headOf = (field: string) =>
  `--b\r\ncontent-disposition: form-data; name="${field}"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;

/** A form with a picture that is sent but for its end; answers when all of that has left or been refused. */
function holdBack(who: Person): Promise<ClientRequest> {
  const sent = request(`${town.url}/api${members.update.path}`, {
    method: "PUT",
    headers: { "x-access-key": ACCESS_KEY, ...who.headers, "content-type": "multipart/form-data; boundary=b" },
  });
  return new Promise((resolve) => {
    sent.on("error", () => resolve(sent));
    sent.on("response", () => resolve(sent.destroy()));
    sent.write(headOf("logo"));
    sent.write(PIECE, () => resolve(sent));
  });
}

test("a member with a dozen uploads of which none ends waits for himself and leaves room for another's logo", async () => {
  const [gopal, meera] = await Promise.all([town.signIn("gopal"), town.signIn("meera")]);
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#888", noise } })
    .png()
    .toBuffer();
  const held = await Promise.all(Array.from({ length: 12 }, () => holdBack(gopal)));
  await new Promise((resolve) => setTimeout(resolve, 300));
  const logo = [{ name: "logo.jpg", bytes }];
  expect((await upload(town, members.update, { firstName: "Meera" }, logo, meera)).status).toBe(200);
  expect((await upload(town, members.update, { firstName: "Gopal" }, logo, gopal)).status).toBe(429);
  for (const each of held) each.destroy();
});

test("a form that is refused in its middle is heard to its end, so that its connection serves the next call", async () => {
  const { headers } = await town.signIn("gopal");
  const from = performance.now();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (body: Buffer[], type: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request(`${town.url}/api${members.update.path}`, {
        agent,
        method: "PUT",
        headers: { "x-access-key": ACCESS_KEY, ...headers, "content-type": type },
      });
      sent.on("error", reject);
      sent.on("response", (response) => response.resume().on("end", () => resolve(response.statusCode)));
      for (const part of body) sent.write(part);
      sent.end();
    });
  const form = [Buffer.from(headOf("picture")), PIECE, Buffer.from("\r\n--b--\r\n")];
  expect(await send(form, "multipart/form-data; boundary=b")).toBe(400);
  expect(await send([Buffer.from('{"firstName":"Gopal"}')], "application/json")).toBe(200);
  expect(performance.now() - from).toBeLessThan(10_000);
  agent.destroy();
});
