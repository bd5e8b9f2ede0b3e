/** Gives back what was taken; a second call does nothing. */
export type Release = () => void

type Waiting = { cost: number; start: (release: Release) => void; signal: AbortSignal | undefined }

/**
 * Lets work begin while no more than `atOnce` pieces of it, and of `total` cost together, are under way; the others wait
 * in the order in which they came. A piece that costs more than all there is begins when nothing else is under way.
 */
export function createBudget({ total, atOnce = Infinity }: { total: number; atOnce?: number }) {
  const queue: Waiting[] = []
  let taken = 0
  let running = 0

  function release(cost: number): Release {
    let done = false
    return () => {
      if (done) return
      done = true
      taken -= cost
      running -= 1
      next()
    }
  }

  function next(): void {
    for (let first = queue[0]; first; first = queue[0]) {
      const fits = running === 0 || (running < atOnce && taken + first.cost <= total)
      if (!first.signal?.aborted && !fits) return
      queue.shift()
      if (first.signal?.aborted) continue
      taken += first.cost
      running += 1
      first.start(release(first.cost))
    }
  }

  return {
    /** Waits for its turn. A call whose signal has been aborted meanwhile never gets one. */
    take: (cost: number, signal?: AbortSignal): Promise<Release> =>
      new Promise((start) => {
        queue.push({ cost, start, signal })
        next()
      }),
  }
}
