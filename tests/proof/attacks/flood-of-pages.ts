/** Attack 4: pages, sitemaps, the description of the calls, the figures of the operator and searches, hundreds at a time from one address. */
import { search } from "#contract/search.ts";
import { getFrom } from "#tests/harness/raw-get.ts";
import { besideAnother, isUnharmed, showBystander } from "./bystander.ts";
import { type Attack, countStatuses, having, times } from "./outcome.ts";

const FLOODER = "127.64.0.1";
const PAGES = 400;
const WAVES = 3;
const FILES = 100;
/** Below what one address may read in five minutes. */
const SEARCHES = 1000;

export const floodOfPages: Attack = {
  title: `${PAGES} pages of one address at once, then files and searches`,
  async replay(stage) {
    const get = (path: string) => getFrom(stage, path, FLOODER);
    const pages = await besideAnother(stage, "127.64.0.2", async () => {
      const answers = [];
      for (let wave = 0; wave < WAVES; wave += 1)
        answers.push(...(await times(PAGES, (at) => get(`/hi/pune?searchQuery=word${wave}and${at}`))));
      return answers;
    });
    const files = await besideAnother(stage, "127.64.0.3", async () => ({
      sitemaps: await times(FILES, () => get("/sitemaps/listings-1.xml")),
      descriptions: await times(FILES, () => get("/api/openapi.json")),
      metrics: await times(FILES, () => get("/metrics")),
    }));
    const searches = await besideAnother(stage, "127.64.0.4", () =>
      times(SEARCHES, (at) =>
        stage.call(search.searchBusiness, { searchQuery: `sweets word${at}` }, undefined, { from: "127.64.0.5" }),
      ),
    );
    const refused = pages.result.filter(({ status }) => status === 503 || status === 429);
    const { sitemaps, descriptions, metrics } = files.result;
    return {
      got: [
        `${WAVES} times ${PAGES} new pages were answered ${countStatuses(pages.result)}. ${showBystander(pages.bystander)}`,
        `${FILES} sitemaps at once were answered ${countStatuses(sitemaps)}, ${FILES} descriptions of the calls ${countStatuses(descriptions)}, ${FILES} reads of /metrics ${countStatuses(metrics)}. ${showBystander(files.bystander)}`,
        `${SEARCHES} searches of one address at once, by the call, were answered ${countStatuses(searches.result)}. ${showBystander(searches.bystander)}`,
      ],
      must: {
        "most pages of the flood are refused early": refused.length > PAGES,
        "who is refused is told the seconds": refused.every((one) => Number(one.header("retry-after")) > 0),
        "nothing fails otherwise": having(200, pages.result) + refused.length === pages.result.length,
        "others hardly wait beside the pages": isUnharmed(pages.bystander),
        "others hardly wait beside the files": isUnharmed(files.bystander),
        "others hardly wait beside the searches": isUnharmed(searches.bystander),
        "/metrics is closed": having(404, metrics) === FILES,
      },
    };
  },
};
