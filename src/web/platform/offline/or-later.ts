/** Makes a call, or leaves it for when there is a connection again (platform/offline/later.ts, which has come with the first page by then). */
import type { Endpoint, InputOf, PayloadOf } from "#contract/endpoint.ts";
import { call } from "#web/platform/calls/call.ts";
import { isConnectionFailure } from "#web/platform/failures/connection-failure.ts";

/** For calls that may be repeated alone. Undefined when it waits; of the calls of one key only the newest does. */
export async function orLater<E extends Endpoint>(
  key: string,
  endpoint: E,
  input: InputOf<E>,
): Promise<PayloadOf<E> | undefined> {
  try {
    return await call(endpoint, input);
  } catch (error) {
    if (!isConnectionFailure(error)) throw error;
    const { keepForLater } = await import("./later.ts");
    if (await keepForLater(key, endpoint, input)) return undefined;
    throw error;
  }
}

/** Takes back what still waits; false when it was sent, or never kept. */
export async function unLater(key: string): Promise<boolean> {
  const { takeBack } = await import("./later.ts");
  return takeBack(key);
}
