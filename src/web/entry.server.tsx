/** Renders a whole document on the server; also hands out the context key by which loaders reach the API. */
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { loaderApi, NONCE } from "./platform/loading/loader-api.ts";
import { Nonce } from "./platform/loading/nonce.ts";

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
  const html = await draw(request, entry, context.get(NONCE)).catch((error: unknown) => {
    // As a response it reaches the error screen, which is drawn next, with the id under which the log holds it.
    const { errorId, status } = api.failed(error);
    throw Response.json({ errorId }, { status });
  });
  headers.set("content-type", "text/html; charset=utf-8");
  api.drawn(html);
  return new Response(null, { status, headers });
}

async function draw(request: Request, entry: EntryContext, nonce: string): Promise<string> {
  let failed: unknown;
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <Nonce value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </Nonce>,
      {
        nonce,
        // Large parts would else be sent hidden behind the page, for a script to put in place: unread without one.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(new Collector(resolve)),
        onShellError: reject,
        onError: (error) => {
          failed ??= error;
        },
      },
    );
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
