import { useEffect, useState } from 'react'

/** Wait this long after the last change before the work begins. */
const SETTLE_MS = 150

/**
 * Runs work that would delay typing: in slices (`runStepsInSlices`), in a worker, or in a module loaded for it. A
 * change of `work` or `input` starts it again, so both must be stable. Null waits.
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
  // Without an input, as in a cleared form, there is no result.
  return {
    /** The result of the last finished work; null before. */
    result: input === null ? null : done.result,
    isBusy: input !== null && input !== done.input,
    hasFailed: done.hasFailed,
  }
}
