/** Loads a page of profiles for an anonymous visitor, with what its filters offer. */
import type { LoaderFunctionArgs } from "react-router";
import type { PayloadOf } from "#contract/endpoint.ts";
import { jobReference } from "#contract/job-reference.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import { languageOf } from "#contract/paths.ts";
import { places } from "#contract/places.ts";
import { apiOf, type LoaderApi } from "#web/platform/loading/loader-api.ts";
import { refusalCode } from "#web/platform/loading/refusals.ts";
import { type Choice, type ProfileQuery, profileQueryOf, searchInputOf } from "./profile-query.ts";

export type ProfilePage = PayloadOf<typeof matrimony.search>;

export async function loadProfiles(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  const url = new URL(args.request.url);
  const isHindi = languageOf(url.pathname).language === "hi";
  const [{ states }, { qualifications }] = await Promise.all([
    api.call(places.fetchAllStates, {}),
    api.call(jobReference.qualifications, {}),
  ]);
  return {
    ...(await pageOf(api, profileQueryOf(url))),
    states: states.map((one): Choice => [one._id, isHindi ? one.stateHi : one.state]),
    qualifications: qualifications.map((one): Choice => [one._id, isHindi ? one.qualificationHi : one.qualification]),
  };
}

/** An address with a filter that says nothing we know shows the whole side. `unread`: that this was so. */
async function pageOf(
  api: LoaderApi,
  query: ProfileQuery,
): Promise<{ query: ProfileQuery; page: ProfilePage; unread: boolean }> {
  try {
    return { query, page: await api.call(matrimony.search, searchInputOf(query)), unread: false };
  } catch (error) {
    const code = refusalCode(error);
    if (code !== "input.invalid" && code !== "place.not-found") throw error;
    const plain = { gender: query.gender };
    return { query: plain, page: await api.call(matrimony.search, searchInputOf(plain)), unread: true };
  }
}
