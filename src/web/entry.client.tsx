/** Brings the served document to life once the texts of its language are here. */
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { languageOf } from "#contract/paths.ts";
import { loadGroup } from "./platform/language/catalogue.ts";
import { ensureDevanagari } from "./platform/language/devanagari-face.ts";

await loadGroup("public", languageOf(location.pathname).language);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
void ensureDevanagari();
