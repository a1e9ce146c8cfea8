/** Keeps at most one modal open at a time, and knows which element that is. */
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from "react";

type ModalScope = {
  /** Opens this dialog and closes the one that was open, if any. */
  claim: (dialog: HTMLDialogElement, close: () => void) => void;
  release: (dialog: HTMLDialogElement) => void;
  subscribe: (listener: () => void) => () => void;
  current: () => HTMLDialogElement | undefined;
};

/** A scope without React, so that its one rule can be tested. */
function createModalScope(): ModalScope {
  let open: { dialog: HTMLDialogElement; close: () => void } | undefined;
  const listeners = new Set<() => void>();
  const change = (next: typeof open) => {
    open = next;
    for (const listener of listeners) listener();
  };
  return {
    claim(dialog, close) {
      const before = open;
      if (before?.dialog === dialog) return;
      change({ dialog, close });
      if (!before) return;
      before.dialog.close();
      before.close();
    },
    release(dialog) {
      if (open?.dialog === dialog) change(undefined);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => open?.dialog,
  };
}

const ScopeContext = createContext<ModalScope | undefined>(undefined);

/** Stands once around the whole page. */
export function ModalProvider({ children }: { children: ReactNode }) {
  const [scope] = useState(createModalScope);
  return <ScopeContext value={scope}>{children}</ScopeContext>;
}

/** The scope of the page; throws without a `ModalProvider`. */
export function useModalScope(): ModalScope {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error("ModalProvider is missing above this component");
  return scope;
}

/** The dialog that is open now, for what must lie above it; undefined on the server. */
export function useOpenModal(): HTMLDialogElement | undefined {
  const scope = useModalScope();
  return useSyncExternalStore(scope.subscribe, scope.current, () => undefined);
}
