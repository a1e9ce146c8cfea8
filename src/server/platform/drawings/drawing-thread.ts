/** What the program of a drawing thread does: it draws one document after another that the portal sends. */
import { parentPort } from "node:worker_threads";
import { type DocumentProps, renderToBuffer } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import { registerFonts } from "./fonts.ts";

/** The bytes of a document, or what went wrong. */
export type Outcome = { bytes: Uint8Array } | { fault: unknown };

/** Draws what comes as `documentOf` lays it out, until the thread is ended. */
export function serveDrawings<Drawing>(documentOf: (drawing: Drawing) => ReactElement<DocumentProps>): void {
  registerFonts();
  parentPort?.on("message", async (drawing: Drawing) => {
    const outcome: Outcome = await renderToBuffer(documentOf(drawing)).then(
      (bytes) => ({ bytes: new Uint8Array(bytes) }),
      (fault: unknown) => ({ fault }),
    );
    parentPort?.postMessage(outcome);
  });
}
