/** The queue behind the toasts: how many, how long, and waiting while someone reads. */
import { TOAST_MS, TOASTS } from "#contract/limits.ts";

export type ToastTone = "success" | "error" | "warning" | "info";
export type Toast = { id: number; tone: ToastTone; text: string };

export type ToastStore = {
  /** Shows a text for `durationMs` (10 s); at most three are shown, the oldest makes room. The same text again restarts its time, and never takes any away. Returns the id. */
  show: (toast: { tone: ToastTone; text: string; durationMs?: number }) => number;
  dismiss: (id: number) => void;
  /** Dismisses those that would leave by themselves within the usual time; the others are there to be read. */
  dismissPassing: () => void;
  /** Stops every timer while the pointer or the focus is in the toasts. */
  pause: () => void;
  resume: () => void;
  subscribe: (listener: () => void) => () => void;
  list: () => readonly Toast[];
};

/** `startedAt` is 0 while it waits. */
type Running = Toast & { leftMs: number; startedAt: number; timer?: ReturnType<typeof setTimeout> };

/** A store of its own, for one page. */
export function createToastStore(): ToastStore {
  let running: Running[] = [];
  let shown: readonly Toast[] = [];
  let paused = false;
  let lastId = 0;
  const listeners = new Set<() => void>();

  const publish = (next: Running[]) => {
    running = next;
    shown = next.map(({ id, tone, text }) => ({ id, tone, text }));
    for (const listener of listeners) listener();
  };
  const start = (toast: Running) => {
    if (paused) return;
    toast.startedAt = Date.now();
    toast.timer = setTimeout(() => dismiss(toast.id), toast.leftMs);
  };
  const drop = (toast: Running) => clearTimeout(toast.timer);
  const leftOf = ({ leftMs, startedAt }: Running) => (startedAt === 0 ? leftMs : leftMs - (Date.now() - startedAt));
  const dismiss = (id: number) => {
    const gone = running.find((toast) => toast.id === id);
    if (!gone) return;
    drop(gone);
    publish(running.filter((toast) => toast !== gone));
    if (running.length === 0) paused = false;
  };

  return {
    show({ tone, text, durationMs = TOAST_MS }) {
      const same = running.find((toast) => toast.tone === tone && toast.text === text);
      const leftMs = Math.max(durationMs, same ? leftOf(same) : 0);
      const fresh: Running = { id: same?.id ?? ++lastId, tone, text, leftMs, startedAt: 0 };
      const others = running.filter((toast) => toast !== same);
      const overflow = others.slice(0, Math.max(0, others.length + 1 - TOASTS));
      for (const toast of same ? [same, ...overflow] : overflow) drop(toast);
      start(fresh);
      publish([...others.filter((toast) => !overflow.includes(toast)), fresh]);
      return fresh.id;
    },
    dismiss,
    dismissPassing() {
      for (const toast of running) if (leftOf(toast) <= TOAST_MS) dismiss(toast.id);
    },
    pause() {
      if (paused) return;
      paused = true;
      for (const toast of running) {
        drop(toast);
        toast.leftMs = leftOf(toast);
        toast.startedAt = 0;
      }
    },
    resume() {
      if (!paused) return;
      paused = false;
      running.forEach(start);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    list: () => shown,
  };
}
