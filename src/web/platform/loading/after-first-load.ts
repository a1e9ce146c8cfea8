/** The moment from which on a page may load what its reader does not need at first: a slow line brings everything else before. */

const PAUSE_MS = 1_000;

/** A second after the document and what it names have arrived; on the server, and in all that follows, at once. */
export const afterFirstLoad: Promise<void> = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise((resolve) => {
      const pause = () => setTimeout(resolve, PAUSE_MS);
      if (document.readyState === "complete") pause();
      else window.addEventListener("load", pause, { once: true });
    });
