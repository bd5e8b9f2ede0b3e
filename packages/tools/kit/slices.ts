/** Longer without a break and a key would wait. */
const BUDGET_MS = 25

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Works through a list in slices, with a turn of the event loop between them. Throws the signal's reason once it is aborted. */
export async function runInSlices<T, R>(
  items: Iterable<T>,
  work: (item: T, index: number) => R,
  signal?: AbortSignal,
): Promise<R[]> {
  const results: R[] = []
  let started = performance.now()
  let index = 0
  for (const item of items) {
    if (performance.now() - started > BUDGET_MS) {
      await nextTurn()
      signal?.throwIfAborted()
      started = performance.now()
    }
    results.push(work(item, index))
    index += 1
  }
  return results
}
