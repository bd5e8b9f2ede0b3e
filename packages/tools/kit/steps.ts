/** Long work as a generator that stops at good moments: run at once by tests, in slices by a page. */
export type Steps<R> = Generator<void, R>

export function runSteps<R>(steps: Steps<R>): R {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

const SLICE_MS = 12

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

/** The same, giving the page its turn every few milliseconds; ends early when the work is cancelled. */
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
