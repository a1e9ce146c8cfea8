/** The longest that a page or a call may take before it is answered. */

const ANSWER_MS = 10_000;

/** The result of the work; when it is not there in time, throws what counts as an outage and lets the work go on unheard. */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error("not answered in time"), { code: "ETIMEDOUT" })),
      ANSWER_MS,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
