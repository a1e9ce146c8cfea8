import { afterAll, beforeAll, expect, test } from "vitest";
import { longId } from "#base/ids.ts";
import { consents } from "#contract/consents.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { RESUME_FILE_MAX_BYTES } from "#contract/resumes/choices.ts";
import { resumes } from "#contract/resumes/resumes.ts";
import { pdfOf, resumeOf } from "#tests/harness/resume.ts";
import { openTown, type Person, type Town } from "#tests/harness/town.ts";
import { upload } from "#tests/harness/upload.ts";

let town: Town;
let gopal: Person;
let asha: Person;
let meera: Person;
beforeAll(async () => {
  town = await openTown();
  [gopal, asha, meera] = await Promise.all([town.signIn("gopal"), town.signIn("asha"), town.signIn("meera")]);
});
afterAll(() => town.close());

const pdf = (bytes: Buffer, name = "My resume.pdf") => ({ name, type: "application/pdf", bytes });
const create = (over: object = {}, files = [pdf(pdfOf("Books and returns"))], who = gopal) =>
  upload(town, resumes.create, resumeOf({ ...over }) as never, files, who);
const at = <E extends Endpoint>(call: E, id: string): E => ({ ...call, path: call.path.replace("{id}", id) });
const own = async (who = gopal) => (await town.call(resumes.fetchOwn, {}, who)).payload.resume;
const seen = (id: string, who?: Person) => town.call(resumes.fetch, { id }, who);
const open = (link: string) => fetch(town.url + link);
const approve = (id: string) =>
  town.portal.connection.pool.query("update resumes set approval = 'approved', waiting_since = null where id = $1", [
    longId(id),
  ]);
/** Whatever the tests before have left. */
const fresh = async (over: object = {}) => {
  const before = await own();
  if (before) await town.call(resumes.delete, { id: before._id }, gopal);
  await town.portal.connection.pool.query("truncate attempt_counters");
  return (await create(over)).payload.resume;
};

test("a member makes one resume with a PDF file: it waits for approval, and until then nobody else finds it", async () => {
  const { status, payload } = await create();
  expect([status, payload.resume.approvalStatus, payload.resume.fileName]).toEqual([201, "Pending", "My resume.pdf"]);
  expect(payload.resume.experience.map(({ title }) => title)).toEqual(["Accountant", "Accounts assistant"]);
  expect(await create({ headline: "A second one of mine" })).toMatchObject({ status: 400, message: /already/ });
  expect((await seen(payload.resume._id)).status).toBe(400);
  expect((await seen(payload.resume._id, meera)).status).toBe(400);
  expect((await seen(payload.resume._id, gopal)).payload.resume.isMine).toBe(true);
});

test("a repeated request with its key makes no second resume, also with the file", async () => {
  const before = (await own())!;
  await town.call(resumes.delete, { id: before._id }, gopal);
  const key = { idempotencyKey: "resume-once-0000000001" };
  const [first, again] = [await create(key), await create(key)];
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.payload.resume._id).toBe(first.payload.resume._id);
});

test("strangers and members without a plan read what names nobody, members with a plan the fields; nobody reads phone, e-mail or file unasked", async () => {
  const { _id } = await fresh({ summary: "Call me on 98765 43210 about books of any size." });
  await approve(_id);
  for (const who of [undefined, await town.signIn("ramesh")]) {
    const { resume } = (await seen(_id, who)).payload;
    expect(resume).toMatchObject({ locked: true, facts: null, granted: null, experienceYears: 6, city: "Indore" });
    expect(JSON.stringify(resume)).not.toMatch(/Trivedi|Malwa|98765|91234|gopal/);
  }
  const { resume } = (await seen(_id, meera)).payload;
  expect(resume.facts).toMatchObject({ fullName: "Gopal Trivedi", hasFile: true });
  expect(JSON.stringify(resume)).not.toMatch(/98765|91234|example\.in|resume-files|3-to-5/);
});

test("whoever is granted contact and file reads both, and neither after a revoke: the link that was open a moment ago is gone", async () => {
  const { _id } = await fresh();
  await approve(_id);
  const subject = { subjectKind: "resume" as const, fkSubjectId: _id };
  const message = "We need an accountant for our shop in Indore.";
  const asked = await town.call(consents.ask, { ...subject, scopes: ["phone", "resume"], message }, meera);
  expect(asked.status).toBe(201);
  const { _id: id } = asked.payload.consent;
  expect((await seen(_id, meera)).payload.resume.granted).toBeNull();
  await town.call(consents.accept, { id, scopes: ["phone", "resume"] }, gopal);
  const { granted } = (await seen(_id, meera)).payload.resume;
  expect(granted).toMatchObject({ scopes: ["phone", "resume"], currentSalary: "3-to-5" });
  expect((await town.call(consents.reveal, { id }, meera)).payload.contacts).toMatchObject({
    phoneNo: "9123400011",
    contactPerson: "Gopal Trivedi",
    email: null,
  });
  const file = await open(granted!.fileLink!);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="accountant-[a-z-]+\.pdf"$/);
  expect([file.headers.get("x-content-type-options"), file.headers.get("cache-control")]).toEqual([
    "nosniff",
    "private, no-store",
  ]);
  expect(Buffer.from(await file.arrayBuffer()).toString()).toContain("Books and returns");
  expect((await seen(_id, asha)).payload.resume.granted).toBeNull();
  await town.call(consents.revoke, { id }, gopal);
  expect((await open(granted!.fileLink!)).status).toBe(404);
  expect((await seen(_id, meera)).payload.resume.granted).toBeNull();
});

test("a link to a file is over after half an hour, and one that is forged opens nothing", async () => {
  const { fileLink } = await fresh();
  expect((await open(fileLink!)).status).toBe(200);
  expect((await open(fileLink!.replace(/.{8}\.pdf$/, "AAAAAAAA.pdf"))).status).toBe(404);
  town.clock.forward(31 * 60_000);
  expect((await open(fileLink!)).status).toBe(404);
  [gopal, asha, meera] = await Promise.all([town.signIn("gopal"), town.signIn("asha"), town.signIn("meera")]);
});

test.each([
  ["no PDF", Buffer.from("<html>%PDF-1.4 %%EOF</html>")],
  ["without an end", Buffer.from("%PDF-1.4 and no more")],
  ["with a script", Buffer.concat([pdfOf("x").subarray(0, 20), Buffer.from("/JavaScript "), pdfOf("x").subarray(20)])],
  ["above two megabytes", Buffer.concat([Buffer.alloc(0), pdfOf("x".repeat(RESUME_FILE_MAX_BYTES))])],
])("a file %s is refused at its field, and the old one stays", async (_, bytes) => {
  const { _id } = await fresh();
  const reply = await upload(town, at(resumes.update, _id), resumeOf() as never, [pdf(bytes)], gopal);
  expect([reply.status, Object.keys((reply.payload as unknown as { fields: object }).fields)]).toEqual([400, ["file"]]);
  expect((await own())!.fileName).toBe("My resume.pdf");
});

test("a new file takes the place of the old one, and a file is taken away at will", async () => {
  const { _id, fileLink } = await fresh();
  await upload(town, at(resumes.update, _id), resumeOf() as never, [pdf(pdfOf("Newer"), "New.pdf")], gopal);
  expect(await (await open(fileLink!)).text()).toContain("Newer");
  await town.call(resumes.update, resumeOf({ id: _id, removeFile: true }), gopal);
  expect([(await own())!.fileName, (await open(fileLink!)).status]).toEqual([null, 404]);
});

test("of an approved resume texts wait for the staff while what is chosen changes at once; what was rejected waits again as a whole", async () => {
  const { _id } = await fresh();
  await approve(_id);
  const edit = { id: _id, headline: "Head of accounts for firms", experienceYears: "7" };
  const { resume } = (await town.call(resumes.update, resumeOf(edit), gopal)).payload;
  expect(resume).toMatchObject({ headline: edit.headline, hasPendingEdit: true, approvalStatus: "Approved" });
  expect((await seen(_id)).payload.resume).toMatchObject({ headline: resumeOf().headline, experienceYears: 7 });
  expect((await town.call(resumes.update, resumeOf({ id: _id }), gopal)).payload.resume.hasPendingEdit).toBe(false);
  await town.portal.connection.pool.query(
    "update resumes set approval = 'rejected', rejection_message = 'Too short' where id = $1",
    [longId(_id)],
  );
  expect((await own())!).toMatchObject({ approvalStatus: "Rejected", rejectionMessage: "Too short" });
  const again = (await town.call(resumes.update, resumeOf(edit), gopal)).payload.resume;
  expect(again).toMatchObject({ approvalStatus: "Pending", rejectionMessage: null, hasPendingEdit: false });
});

test("a hidden resume is found by nobody, and one whose owner is blocked likewise", async () => {
  const { _id } = await fresh();
  await approve(_id);
  await town.call(resumes.setState, { id: _id, state: "hidden" }, gopal);
  expect((await seen(_id, meera)).status).toBe(400);
  await town.call(resumes.setState, { id: _id, state: "open" }, gopal);
  expect((await seen(_id, meera)).status).toBe(200);
  const block = (at: string) =>
    town.portal.connection.pool.query(`update members set blocked_at = ${at} where id = $1`, [longId(gopalId)]);
  const gopalId = await town.idOf("gopal");
  await block("now()");
  expect((await seen(_id, meera)).status).toBe(400);
  await block("null");
  expect((await seen(_id, meera)).status).toBe(200);
});

test("what is deleted leaves nothing behind: no text, no contact, no file, no grant", async () => {
  const { _id, fileLink } = await fresh();
  await approve(_id);
  const subject = { subjectKind: "resume" as const, fkSubjectId: _id };
  const message = "Please tell us your number, we need an accountant.";
  const asked = await town.call(consents.ask, { ...subject, scopes: ["phone"], message }, asha);
  await town.call(consents.accept, { id: asked.payload.consent._id, scopes: ["phone"] }, gopal);
  expect((await town.call(resumes.delete, { id: _id }, meera)).status).toBe(400);
  expect((await town.call(resumes.delete, { id: _id }, gopal)).status).toBe(200);
  expect((await open(fileLink!)).status).toBe(404);
  expect((await town.call(consents.reveal, { id: asked.payload.consent._id }, asha)).status).toBe(400);
  const { pool } = town.portal.connection;
  const { rows } = await pool.query("select * from resumes where id = $1", [longId(_id)]);
  expect(JSON.stringify(rows)).not.toMatch(/Trivedi|Tally|91234|example\.in|Malwa|Devi/);
  const left = await pool.query(
    "select resume_id from resume_files where resume_id = $1 union all select resume_id from resume_cities where resume_id = $1",
    [longId(_id)],
  );
  expect(left.rowCount).toBe(0);
});

test("a form is refused field by field: a headline with the name, a move to no city, an end before its beginning", async () => {
  const fieldsOf = async (over: object) =>
    Object.keys(((await create(over, [], asha)).payload as unknown as { fields: object }).fields);
  expect(await fieldsOf({ headline: "Gopal Trivedi, accountant" })).toEqual(["headline"]);
  expect(await fieldsOf({ headline: "Accountant, 98765 43210" })).toEqual(["headline"]);
  expect(await fieldsOf({ relocation: "cities" })).toEqual(["moveCityIds"]);
  const post = { title: "Accountant", employer: "Malwa Traders", from: "2021-04", to: "2020-01" };
  expect(await fieldsOf({ experience: [post] })).toEqual(["experience.0.to"]);
  expect(await fieldsOf({ workModes: [] })).toEqual(["workModes"]);
});
