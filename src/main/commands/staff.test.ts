// The operator's own command, run as the program it is.
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { staff } from "#contract/staff.ts";
import { runCommand } from "#tests/harness/command.ts";
import { openTown, type Town } from "#tests/harness/town.ts";
import { demoMembers } from "../database/demo-community.ts";

let town: Town;
beforeAll(async () => {
  town = await openTown();
});
afterAll(() => town.close());

const program = join(import.meta.dirname, "staff.ts");
const { phone, name } = demoMembers().find(({ key }) => key === "gopal")!;

const run = (...words: string[]) => runCommand(town, program, words);

test("the operator gives a role, takes it, blocks and unblocks, and the log names each action", async () => {
  expect(await run("add", phone, "editor")).toEqual({ said: `${name} is now editor.`, status: 0 });
  expect((await run("list")).said).toContain(`${phone}  editor  ${name}`);
  expect((await run("allow-reset", phone)).said).toBe(`${name} can set a new PIN with 'Forgot PIN' within an hour.`);
  expect((await run("reset-app", phone)).said).toBe(`${name} sets up another authenticator app at the next sign-in.`);
  expect((await run("remove", phone)).said).toBe(`${name} is no longer one of the staff.`);
  expect((await run("block", phone)).said).toBe(`${name} is blocked, and what they own is no longer public.`);
  expect((await run("unblock", phone)).said).toBe(`${name} is no longer blocked.`);
  const { payload } = await town.call(staff.fetchLog, {}, await town.signIn("kavita", "staff"));
  const done = payload.entries.filter(({ actor }) => actor === "operator");
  expect(done.map(({ actor, action, subjectName }) => [actor, action, subjectName])).toEqual(
    [
      "operator.unblocked",
      "operator.blocked",
      "operator.role.none",
      "operator.authenticator-reset",
      "operator.pin-reset",
      "operator.role.editor",
    ].map((action) => ["operator", action, name]),
  );
});

test("a command that is not understood, or names nobody, says so and changes nothing", async () => {
  for (const words of [
    ["add", phone, "king"],
    ["block"],
    ["praise", phone],
    ["erase", phone],
    ["erase", phone, "9876543210"],
  ])
    expect(await run(...words), words.join(" ")).toMatchObject({ said: expect.stringMatching(/^Usage: /), status: 2 });
  expect(await run("block", "9999999999")).toEqual({ said: "Nobody here has the phone number 9999999999.", status: 2 });
  expect((await run("allow-reset", phone)).said).toBe(`None of the staff has the phone number ${phone}.`);
  expect((await run("add", "9999999999", "editor")).said).toMatch(/^Nobody has signed up with 9999999999/);
});

test("the operator erases an account by its number, given twice; nobody has the number afterwards", async () => {
  expect((await run("erase", phone, phone)).said).toMatch(new RegExp(`^The account of ${phone} is erased`));
  expect(await run("erase", phone, phone)).toEqual({ said: `Nobody here has the phone number ${phone}.`, status: 2 });
});
