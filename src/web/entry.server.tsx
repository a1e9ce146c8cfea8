/** Renders a whole document on the server; also hands out the context key by which loaders reach the API. */
import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { keepParts } from "./platform/loading/kept-texts.ts";
import { loaderApi, NONCE } from "./platform/loading/loader-api.ts";
import { LeavesScriptsOut, Nonce } from "./platform/loading/nonce.ts";

export { loaderApi, NONCE };

/** The document as one string, handed over beside the response: pages are cached and hashed whole, and a body would be encoded and decoded for nothing (docs/decisions/0102-patches.md). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const api = context.get(loaderApi);
  const data = await textOf(entry.serverHandoffStream!);
  const html = await drawDocument(request.url, entry, data, context.get(NONCE)).catch((error: unknown) => {
    // As a response it reaches the error screen, which is drawn next, with the id under which the log holds it.
    const { errorId, status } = api.failed(error);
    throw Response.json({ errorId }, { status });
  });
  headers.set("content-type", "text/html; charset=utf-8");
  api.drawn(html);
  return new Response(null, { status, headers });
}

/** The document with the data of the page, as the router's scripts read them; without data, none of those scripts is in it. Throws what failed in it. */
export async function drawDocument(
  url: string,
  entry: EntryContext,
  data: string | undefined,
  nonce: string,
): Promise<string> {
  const context = data === undefined ? entry : withData(entry, data);
  const page = (
    <Nonce value={nonce}>
      <LeavesScriptsOut value={data === undefined}>
        <ServerRouter context={context} url={url} nonce={nonce} />
      </LeavesScriptsOut>
    </Nonce>
  );
  return keepParts(drawnAtOnce(page) ?? (await drawnInParts(page, nonce)));
}

/** The data that the router would hand to its scripts piece by piece, so that nothing waits for it while drawing: where it has read the first piece it looks for none (docs/decisions/0102-patches.md). */
function withData(entry: EntryContext, value: string): EntryContext {
  const streamCache = { 0: { result: { done: true, value } } };
  return {
    ...entry,
    renderMeta: { streamCache } as never,
    serverHandoffStream: { getReader: () => undefined } as never,
  };
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of stream) text += decoder.decode(piece, { stream: true });
  return text + decoder.decode();
}

/** Which the renderer that draws at once leaves to others. */
const DOCTYPE = "<!DOCTYPE html>";
/** What stands where a part was left to the browser. */
const LEFT_OUT = "<!--$!-->";

/** The document, unless a part of it is not here yet or something fails: who draws it in parts waits for the one and tells of the other. */
function drawnAtOnce(page: ReactNode): string | undefined {
  try {
    // Joined before it is looked through: a text of pieces is copied into one then, and a page is long.
    const html = `${DOCTYPE}${renderToString(page)}`;
    return html.includes(LEFT_OUT) ? undefined : html;
  } catch {
    return undefined;
  }
}

async function drawnInParts(page: ReactNode, nonce: string): Promise<string> {
  let failed: unknown;
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Large parts would else be sent hidden behind the page, for a script to put in place: unread without one.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(new Collector(resolve)),
      onShellError: reject,
      onError: (error) => {
        failed ??= error;
      },
    });
  });
  if (failed) throw failed;
  return html;
}

/** Takes the pieces of a document as they come and hands them over whole; a stream's own buffering would cost more than the joining. */
class Collector extends Writable {
  private readonly pieces: Uint8Array[] = [];
  private readonly done: (html: string) => void;

  constructor(done: (html: string) => void) {
    super();
    this.done = done;
  }

  override write(piece: Uint8Array | string): boolean {
    this.pieces.push(typeof piece === "string" ? Buffer.from(piece) : piece);
    return true;
  }

  override end(): this {
    this.done(Buffer.concat(this.pieces).toString());
    return this;
  }
}

/** Refusals become error screens; anything unexpected that was not told yet is told to the program that renders. */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  if (!(error instanceof Response)) context.get(loaderApi).failed(error);
}
