/** What a portal asks itself before it takes requests: the first pages of a process are ten times as slow, and those who come with a release should not wait for them. */
import type { FastifyInstance } from "fastify";
import { ALL_OVER_INDIA, inLanguage, paths } from "#contract/paths.ts";
import { LANGUAGES } from "#messages/words.ts";
import { listSubcategories } from "#server/features/catalogue/queries.ts";
import type { Base } from "#server/platform/context.ts";

/** A slow machine is ready all the same. */
const MOST_MS = 10_000;
/** No visitor's address: what it costs is on nobody's account. */
const OWN_ADDRESS = "127.255.255.254";

/** Asks for the first pages in every language, and for a search for each kind, of which the first are what makes the program fast. Nothing that fails here stops the start. */
export async function warmUp(app: FastifyInstance, base: Base): Promise<void> {
  const kinds = await listSubcategories(base);
  const from = performance.now();
  const addresses = [paths.home(), paths.login(), `/${ALL_OVER_INDIA}`, ...kinds.map(({ name }) => search(name))];
  for (const address of addresses.flatMap((path) => LANGUAGES.map((language) => inLanguage(language, path)))) {
    if (performance.now() - from > MOST_MS) break;
    const { statusCode } = await app.inject({
      url: address,
      remoteAddress: OWN_ADDRESS,
      headers: { "accept-encoding": "br" },
    });
    if (statusCode !== 200) base.log.warn({ address, statusCode }, "a page of the warm-up was not answered");
  }
}

function search(name: string): string {
  return `/${ALL_OVER_INDIA}?searchQuery=${encodeURIComponent(name)}`;
}
