/** The screen of the member area with its heading. */
import { type ReactNode, useId } from "react";
import { useNavigation } from "react-router";
import { useBrand } from "./brand.tsx";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";
import { useScreenTitle } from "./use-screen-title.ts";

/** The screen's title is the page's heading and the document's title; a screen without one brings its own. */
export function MemberMain({ children }: { children: ReactNode }) {
  const brand = useBrand();
  const title = useScreenTitle();
  const titleId = useId();
  const main = useFocusOnNavigation();
  const { state } = useNavigation();
  return (
    <main
      ref={main}
      id="content"
      tabIndex={-1}
      aria-labelledby={title ? titleId : undefined}
      aria-busy={state === "loading"}
      className="pt-6 pb-8 outline-none"
    >
      {title && (
        <>
          <title>{`${title} · ${brand}`}</title>
          <h1 id={titleId} className="mb-5 text-2xl">
            {title}
          </h1>
        </>
      )}
      {children}
    </main>
  );
}
