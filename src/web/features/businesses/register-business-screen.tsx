/** /userAdmin/businesses/registerBusiness/{part1|part2}: a new business in two steps; the first is stored until the second is sent. */
import { type ClientLoaderFunctionArgs, redirect, useLoaderData, useNavigate } from "react-router";
import { catalogue } from "#contract/catalogue.ts";
import { ownBusinesses } from "#contract/own-businesses.ts";
import { inLanguage, languageOf, paths } from "#contract/paths.ts";
import type { UserData } from "#contract/user-data.ts";
import { leaveNote } from "#web/platform/browser/screen-notes.ts";
import { type CallOptions, call } from "#web/platform/calls/call.ts";
import { CallFailure } from "#web/platform/calls/call-failure.ts";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { dropDraft, keepDraft, readDraft } from "#web/platform/forms/form-draft.ts";
import { dropIdempotencyKey, idempotencyKeyOf } from "#web/platform/forms/idempotency-key.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { readUser } from "#web/platform/stored-session/stored-session.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { useAlike } from "./alike/use-alike.tsx";
import { NEW_PART1, NEW_PART2, type Part1, type Part1Output, part1Form, WAITING_PART1 } from "./business-forms.ts";
import { FormSteps, type Part } from "./form-steps.tsx";
import { Part1Form } from "./part1-form.tsx";
import { Part2Form, type Part2Submission } from "./part2-form.tsx";

export const handle: ScreenHandle = { title: "businesses.register" };

export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const { language } = languageOf(new URL(request.url).pathname);
  const part1 = readDraft(WAITING_PART1) as Part1 | undefined;
  const part: Part = params.partNo === "part2" ? "part2" : "part1";
  if (params.partNo !== part || (part === "part2" && !part1))
    throw redirect(inLanguage(language, paths.registerBusiness("part1")));
  return { part, part1, all: (await call(catalogue.fetchAllCategories, {})).categories };
}

export default function RegisterBusinessScreen() {
  const t = useWords();
  const here = useHere();
  const { part, part1 } = useLoaderData<typeof clientLoader>();
  return (
    <div className="flex flex-col gap-6">
      <div className="-mt-3">
        <BackLink to={here(paths.businesses())}>{t("businesses.back")}</BackLink>
      </div>
      <FormSteps
        part={part}
        to={{
          part1: paths.registerBusiness("part1"),
          part2: part1 && paths.registerBusiness("part2"),
        }}
      />
      {part === "part1" ? <First /> : <Second />}
    </div>
  );
}

function First() {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const { part1, all } = useLoaderData<typeof clientLoader>();
  const goOn = async (sent: Part1Output) => {
    keepDraft(WAITING_PART1, formDefaults(part1Form, sent));
    await navigate(here(paths.registerBusiness("part2")));
  };
  return (
    <Part1Form
      name={NEW_PART1}
      start={part1 ?? contactOf(readUser())}
      categories={all}
      submit={t("businesses.next")}
      onSubmit={goOn}
    />
  );
}

function Second() {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const { part1 } = useLoaderData<typeof clientLoader>();
  const alike = useAlike();
  const send = async (submission: Part2Submission, options: CallOptions) => {
    const business = { ...(part1 as Part1), ...submission };
    const { businessName, phoneNo, gstNumber, fkCityId } = business;
    if (!(await alike.isAnother({ businessName, phoneNo, gstNumber, fkCityId }))) throw cancelled();
    const files = options.files?.blobs.map(({ name }) => name);
    const idempotencyKey = idempotencyKeyOf(NEW_PART2, { ...business, files });
    await call(ownBusinesses.create, { ...business, idempotencyKey }, options);
    dropDraft(WAITING_PART1);
    dropIdempotencyKey(NEW_PART2);
    leaveNote({ tone: "success", id: "businesses.created", values: { name: business.businessName } });
    await navigate(here(paths.businesses()));
  };
  return (
    <>
      <Part2Form name={NEW_PART2} start={placeOf(readUser())} saved={[]} submit={t("businesses.send")} onSend={send} />
      {alike.dialog}
    </>
  );
}

/** As when the upload is stopped: the form stays as it is, and nothing is said. */
const cancelled = () => new CallFailure(0, "", { error: { code: "request.cancelled" } });

/** The contact of a new business is its owner's until it is changed. */
function contactOf(user: UserData | undefined) {
  return { phoneNo: user?.phoneNo, email: user?.email };
}

/** Where its owner lives, as far as they have said it. */
function placeOf(user: UserData | undefined) {
  const { address, pinCode } = user ?? {};
  return { ...(user?.fkStateId && { fkStateId: user.fkStateId, fkCityId: user.fkCityId }), address, pinCode };
}
