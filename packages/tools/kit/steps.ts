/** Long work as a generator that yields between steps: tests run it at once, pages in slices. */
export type Steps<R> = Generator<void, R>

export function runSteps<R>(steps: Steps<R>): R {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

const SLICE_MS = 12

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

/** Runs the work in slices of a few milliseconds, so that the page stays responsive. Throws if the signal aborts. */
export async function runStepsInSlices<R>(steps: Steps<R>, signal: AbortSignal): Promise<R> {
  for (let until = performance.now() + SLICE_MS; ;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() < until) continue
    await nextTask()
    signal.throwIfAborted()
    until = performance.now() + SLICE_MS
  }
}
