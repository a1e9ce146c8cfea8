/** Imports of lists for administrators: upload one, answer what is asked, let it run, look at the earlier ones, undo one. */
import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { imports } from "#contract/imports.ts";
import { paths } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { loadForRole } from "#web/platform/session/staff-guard.ts";
import { ListCard } from "./list-card.tsx";
import { ListUpload } from "./list-upload.tsx";
import { PastImports } from "./past-imports.tsx";
import { useImports } from "./use-imports.ts";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return loadForRole(request, call(imports.fetchAll, {}), paths.staffLog());
}
clientLoader.hydrate = true as const;

export default function ImportsScreen() {
  const t = useWords();
  const { lists, imports: past, refresh } = useImports(useLoaderData<typeof clientLoader>());
  return (
    <section className="grid gap-6">
      <title>{`${t("staff.imports.title")} · ${t("site.brand")}`}</title>
      <div>
        <h1 className="text-2xl">{t("staff.imports.title")}</h1>
        <p className="text-ink-soft">{t("staff.imports.note")}</p>
      </div>
      <ListUpload isFirst={lists.length === 0} onSent={refresh} />
      {lists.map((list) => (
        <ListCard key={list._id} list={list} onDone={refresh} />
      ))}
      <PastImports imports={past} onDone={refresh} />
    </section>
  );
}
