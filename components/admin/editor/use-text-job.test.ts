import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DELAYED_AFTER_MS, RETRY_AFTER_MS, TextWorker } from './use-text-job'
import type { TextResult } from '@/lib/posts/rendering/browser-thread'

/** A browser worker whose results the test sends. */
class FakeWorker {
  static started: FakeWorker[] = []
  texts: string[] = []
  onmessage: ((event: { data: unknown }) => void) | null = null
  onerror: ((event: { preventDefault: () => void }) => void) | null = null
  isTerminated = false
  constructor() {
    FakeWorker.started.push(this)
  }
  postMessage({ input }: { input: { text: string } }) {
    this.texts.push(input.text)
  }
  terminate() {
    this.isTerminated = true
  }
}

const DONE: TextResult<'advice'> = { ok: true, value: [] }
const input = (text: string) => ({ text, type: 'guide' as const, hasPicture: false })

function start() {
  const results: TextResult<'advice'>[] = []
  const delays: boolean[] = []
  const worker = new TextWorker('advice', {
    onResult: (result) => void results.push(result),
    onDelay: (isDelayed) => void delays.push(isDelayed),
  })
  const newest = () => FakeWorker.started.at(-1)
  return { worker, results, delays, newest }
}

beforeEach(() => {
  FakeWorker.started = []
  vi.useFakeTimers()
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('TextWorker', () => {
  it('reports a delay instead of refusing an ordinary text on a busy computer', async () => {
    const { worker, results, delays, newest } = start()
    worker.run(input('Bread is flour, water and salt.'))
    await vi.advanceTimersByTimeAsync(10 * DELAYED_AFTER_MS)
    expect([results, delays]).toEqual([[], [true]])
    newest()?.onmessage?.({ data: DONE })
    expect([results, delays]).toEqual([[DONE], [true, false]])
  })

  it('refuses a line that is known to take too long', async () => {
    const { worker, results, newest } = start()
    worker.run(input('['.repeat(2000)))
    await vi.advanceTimersByTimeAsync(DELAYED_AFTER_MS)
    expect(results).toEqual([{ ok: false, problem: expect.stringMatching(/^Line 1 has the sign/) as string }])
    expect(newest()?.isTerminated).toBe(true)
  })

  it('starts again after a failure, with the newest text', async () => {
    const { worker, results, newest } = start()
    worker.run(input('one'))
    newest()?.onerror?.({ preventDefault: () => undefined })
    worker.run(input('two'))
    await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS)
    expect(FakeWorker.started).toHaveLength(2)
    expect(newest()?.texts).toEqual(['two'])
    expect(results).toEqual([])
  })

  it('reports a broken preview only after several failures', async () => {
    const { worker, results, newest } = start()
    worker.run(input('one'))
    for (let failure = 0; failure < 4; failure++) {
      newest()?.onerror?.({ preventDefault: () => undefined })
      await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS)
    }
    expect(results).toEqual([
      { ok: false, problem: expect.stringMatching(/cannot be shown in this browser/) as string },
    ])
  })
})
