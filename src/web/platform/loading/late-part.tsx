/** Parts of a page that its reader does not need at first. */
import { Component, type ComponentProps, type ComponentType, createElement, lazy, type ReactNode } from "react";
import { isConnectionFailure } from "#web/platform/failures/connection-failure.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { afterFirstLoad } from "./after-first-load.ts";

/** Loads the part once the page itself is here. A lost connection is said in its place, and the rest of the page stays. */
// biome-ignore lint/suspicious/noExplicitAny: as React's own lazy takes it
export function latePart<C extends ComponentType<any>>(load: () => Promise<{ default: C }>) {
  const Part = lazy(() => afterFirstLoad.then(load));
  return function LatePart(props: ComponentProps<C>) {
    return <Boundary>{createElement(Part, props)}</Boundary>;
  };
}

class Boundary extends Component<{ children: ReactNode }, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (!isConnectionFailure(failure.error)) throw failure.error;
    return <NotHere />;
  }
}

/** A part that failed once fails for as long as the document stands, so the page is loaded anew. */
function NotHere() {
  const t = useWords();
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      {t("error.part")}
      <Button look="quiet" onClick={() => location.reload()}>
        {t("error.try-again")}
      </Button>
    </p>
  );
}
