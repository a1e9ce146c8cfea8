/** Long rows of things: some at a time, and the next ones made while the last ones are worked on. */

/** The items in arrays of `size`, the last one shorter; never an empty one. */
export async function* batchesOf<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length) yield batch;
}

/** Works on one item after the other, while the next is being made. Rejects with the first error of either, once nothing is under way. */
export async function eachAhead<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let failure: { error: unknown } | undefined;
  const note = (error: unknown) => {
    failure ??= { error };
  };
  let working = Promise.resolve();
  try {
    for await (const item of items) {
      await working;
      if (failure) break;
      working = work(item).catch(note);
    }
  } catch (error) {
    note(error);
  }
  await working;
  if (failure) throw failure.error;
}
