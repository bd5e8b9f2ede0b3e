import { Worker, workerData } from 'node:worker_threads'

const BEAT_MS = 1_000

type Watched = { watched: { beats: Int32Array; limitMs: number } }

/**
 * Ends this process by force when its event loop was blocked for `limitMs`. The database runs in this thread, and on a
 * full disk it retries the same write for ever. A blocked process cannot be stopped in order; the parent restarts it.
 */
export function startWatchdog(limitMs = 60_000): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref()
  new Worker(new URL(import.meta.url), { workerData: { watched: { beats, limitMs } } satisfies Watched }).unref()
}

const { watched } = (workerData ?? {}) as Partial<Watched>
if (watched) {
  let last = -1
  setInterval(() => {
    const beats = Atomics.load(watched.beats, 0)
    if (beats === last) process.kill(process.pid, 'SIGKILL')
    last = beats
  }, watched.limitMs)
}
