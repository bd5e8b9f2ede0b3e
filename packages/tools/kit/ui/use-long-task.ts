import { useEffect, useState } from 'react'

/** Milliseconds without a change before the work begins. */
const SETTLE_MS = 150

/**
 * Work that takes longer than a key may wait: in slices (`runStepsInSlices`), in a worker, or by a module that is loaded for it.
 * `work` and `input` start it anew when they change, so both must be stable; null waits.
 */
export function useLongTask<I, R>(input: I | null, work?: (input: I, signal: AbortSignal) => Promise<R>) {
  const [done, setDone] = useState<{ input: I | null; result: R | null; hasFailed: boolean }>({
    input: null,
    result: null,
    hasFailed: false,
  })
  useEffect(() => {
    if (input === null || !work) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const result = await work(input, controller.signal)
        if (!controller.signal.aborted) setDone({ input, result, hasFailed: false })
      } catch (error) {
        if (controller.signal.aborted) return
        console.warn('The work of the tool ended early:', error instanceof Error ? error.name : 'unknown')
        setDone({ input, result: null, hasFailed: true })
      }
    }, SETTLE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [input, work])
  // Without an input there is nothing to show, as in a cleared form.
  return {
    /** Of the last work that was finished; null before. */
    result: input === null ? null : done.result,
    isBusy: input !== null && input !== done.input,
    hasFailed: done.hasFailed,
  }
}
