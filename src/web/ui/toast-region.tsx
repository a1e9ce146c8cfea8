/** Where toasts appear: above the page and above an open dialog, read out politely. */
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { createPortal } from "react-dom";
import { classNames } from "./class-names.ts";
import { spotFor } from "./free-spot.ts";
import { IconButton } from "./icon-button.tsx";
import { useOpenModal } from "./modal-scope.tsx";
import { createToastStore, type Toast, type ToastStore, type ToastTone } from "./toast-store.ts";
import { useUiWords } from "./words.tsx";

const StoreContext = createContext<ToastStore | undefined>(undefined);
const NONE: readonly Toast[] = [];

/** Stands once around the whole page. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore);
  return <StoreContext value={store}>{children}</StoreContext>;
}

/** The page's toasts: `useToasts().show({ tone, text })`; throws without a `ToastProvider`. */
export function useToasts(): ToastStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error("ToastProvider is missing above this component");
  return store;
}

/** Stands once on the page, inside `ModalProvider` and `ToastProvider`; `label` names the region. */
export function ToastRegion({ label }: { label: string }) {
  const store = useToasts();
  const toasts = useSyncExternalStore(store.subscribe, store.list, () => NONE);
  const modal = useOpenModal();
  const place = useRef<HTMLElement>(null);
  useFreeSpot(place, toasts, modal);
  useLeave(place, store);
  const region = (
    <section
      ref={place}
      aria-label={label}
      onPointerEnter={store.pause}
      onPointerLeave={store.resume}
      onFocus={store.pause}
      onBlur={store.resume}
      className="group pointer-events-none fixed inset-x-4 bottom-[calc(var(--floor)+1rem)] z-50 md:start-auto md:end-6 md:w-96"
    >
      <div role="status" aria-live="polite" className="flex flex-col gap-2 max-md:[&>:not(:last-child)]:hidden">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={() => store.dismiss(toast.id)} />
        ))}
      </div>
    </section>
  );
  return modal ? createPortal(region, modal) : region;
}

/** The page below changes for many reasons: it is scrolled, it reloads, a dialog opens. */
const LOOK_MS = 300;

/** Lifted off what can be pressed; where there is no room at all it lies where it covers least, and a press goes through to what is below. */
function useFreeSpot(region: RefObject<HTMLElement | null>, toasts: readonly Toast[], modal: Element | undefined) {
  useLayoutEffect(() => {
    if (toasts.length === 0) return;
    let lifted = 0;
    const settle = () => {
      if (!region.current) return;
      const { lift, isFree } = spotFor(region.current, lifted, modal);
      lifted = lift;
      region.current.style.translate = `0 -${lifted}px`;
      region.current.toggleAttribute("data-over", !isFree);
    };
    if (region.current) region.current.style.translate = "";
    settle();
    const timer = setInterval(settle, LOOK_MS);
    return () => clearInterval(timer);
  }, [region, toasts, modal]);
}

/** What lies over something leaves as soon as somebody goes on: with a press elsewhere, or by scrolling. */
function useLeave(region: RefObject<HTMLElement | null>, store: ToastStore) {
  useEffect(() => {
    const leave = ({ target }: Event) => {
      const place = region.current;
      if (!place?.hasAttribute("data-over") || place.contains(target as Node)) return;
      store.dismissPassing();
    };
    addEventListener("pointerdown", leave, true);
    addEventListener("wheel", leave, { capture: true, passive: true });
    return () => {
      removeEventListener("pointerdown", leave, true);
      removeEventListener("wheel", leave, true);
    };
  }, [region, store]);
}

const TONES: Record<ToastTone, { Icon: typeof Info; mark: string }> = {
  success: { Icon: CircleCheck, mark: "text-open" },
  error: { Icon: CircleAlert, mark: "text-danger" },
  warning: { Icon: TriangleAlert, mark: "text-accent" },
  info: { Icon: Info, mark: "text-maroon" },
};

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const { Icon, mark } = TONES[toast.tone];
  const words = useUiWords();
  return (
    <div className="pointer-events-auto flex animate-rise group-data-over:pointer-events-none items-start gap-3 rounded-md border border-line bg-card py-2 ps-4 pe-2 shadow-float">
      <Icon aria-hidden="true" className={classNames("mt-2.5 size-5 shrink-0", mark)} />
      <p className="min-w-0 flex-1 py-2">{toast.text}</p>
      <IconButton label={words.close} onClick={onDismiss} className="pointer-events-auto">
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
