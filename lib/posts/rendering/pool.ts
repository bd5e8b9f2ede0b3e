import { Worker } from 'node:worker_threads'
import type { JobInput, JobName, JobResult } from './jobs.ts'
import type { Answer, Order } from './thread.ts'
import { slowTextMessage } from '../../markdown/budget.ts'
import { logError } from '../../log.ts'

/**
 * Time of the processor that a text may take: as long as this, and in proportion above so many characters. Three times what
 * honest prose takes here (200,000 characters: 0.45 s), and short enough that whoever opens such a page first waits under 2 s.
 */
const BUDGET_MS = 500
const BUDGET_CHARACTERS = 75_000
/** Between two looks at how much a text has taken. */
const MIN_WAIT_MS = 20
/** What a text may take by the clock: on a machine that is busy with others a thread gets little of each second. */
const PATIENCE = 20
const MEMORY_MB = 256
const STACK_MB = 4
const THREADS = 2
/** Of large texts one is read at a time: the other thread is for those that are soon done. */
const LARGE = 20_000
/** One thread stays for the next text; what the others hold, some 50 MB each, is given back after so long without one. */
const IDLE_MS = 30_000
/** A host on which no thread starts is asked again after so long: it may have been short of memory. */
const RETRY_MS = 60_000

type Waiting = Order & { characters: number; settle(outcome: Outcome): void }
type Outcome = { answer: Exclude<Answer, 'ready'> } | 'too slow' | 'no thread'
/** By the processor's time and by the clock, in milliseconds. */
type Limits = { until: number; deadline: number }
type Thread = { worker: Worker; isReady: boolean; order: Waiting | null; timer: NodeJS.Timeout | undefined }

const queue: Waiting[] = []
const threads = new Set<Thread>()
let withoutThreadsUntil = 0

const budgetOf = ({ characters }: Waiting) => BUDGET_MS * Math.max(1, characters / BUDGET_CHARACTERS)

/** Milliseconds of the processor that a thread has had; by the clock on a Node that does not count them (below 24.6). */
async function processorTime({ worker }: Thread): Promise<number> {
  if (!('cpuUsage' in worker)) return performance.now()
  const { user, system } = await worker.cpuUsage()
  return (user + system) / 1000
}

function end(thread: Thread, outcome: Outcome): void {
  clearTimeout(thread.timer)
  threads.delete(thread)
  const { order } = thread
  thread.order = null
  order?.settle(outcome)
  void thread.worker.terminate()
  next()
}

/**
 * Looks whether the time of a job is over, first when it may be: after `wait`, what it would have left if nothing else took
 * the processor.
 */
function watch(thread: Thread, order: Waiting, wait: number, { until, deadline }: Limits): void {
  thread.timer = setTimeout(
    async () => {
      const used = await processorTime(thread).catch(() => Infinity)
      if (thread.order !== order) return
      if (used > until || performance.now() > deadline) end(thread, 'too slow')
      else watch(thread, order, until - used, { until, deadline })
    },
    Math.max(MIN_WAIT_MS, wait),
  )
}

async function give(thread: Thread, order: Waiting): Promise<void> {
  clearTimeout(thread.timer)
  thread.order = order
  thread.worker.ref()
  const budget = budgetOf(order)
  const before = await processorTime(thread).catch(() => 0)
  if (thread.order !== order) return
  thread.worker.postMessage({ name: order.name, input: order.input } satisfies Order)
  watch(thread, order, budget, { until: before + budget, deadline: performance.now() + budget * PATIENCE })
}

function retireLater(thread: Thread): void {
  const retire = () => {
    if (thread.order === null && threads.size > 1) end(thread, 'too slow')
  }
  clearTimeout(thread.timer)
  thread.timer = setTimeout(retire, IDLE_MS).unref()
}

function take(thread: Thread, answer: Answer): void {
  clearTimeout(thread.timer)
  const { order } = thread
  thread.order = null
  if (answer === 'ready') thread.isReady = true
  else order?.settle({ answer })
  // An idle thread keeps no script from ending.
  thread.worker.unref()
  next()
  if (thread.order === null) retireLater(thread)
}

const startWorker = () =>
  new Worker(new URL('./thread.ts', import.meta.url), {
    // A text is all that it has to know: no keys, and no preload of the process's own.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, stackSizeMb: STACK_MB },
  })

function open(): void {
  let worker: Worker
  try {
    worker = startWorker()
  } catch (error) {
    // A host may refuse threads at once, without an event.
    giveUpThreads(error)
    return
  }
  const thread: Thread = { worker, isReady: false, order: null, timer: undefined }
  threads.add(thread)
  worker.on('message', (answer: Answer) => take(thread, answer))
  // Out of memory, or out of its stack in a way that no catch sees: too much either way.
  const fail = (error: unknown) => {
    if (!threads.has(thread)) return
    if (!thread.isReady) giveUpThreads(error)
    end(thread, 'too slow')
  }
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The thread ended by itself')))
}

function giveUpThreads(error: unknown): void {
  withoutThreadsUntil = Date.now() + RETRY_MS
  logError('rendering thread', error)
  for (const order of queue.splice(0)) order.settle('no thread')
}

const isLarge = (order: Waiting | null) => order !== null && order.characters > LARGE

/** Hands the oldest job that may be done now to a thread that is free; opens one when none is. */
function next(): void {
  const all = [...threads]
  const index = queue.findIndex((order) => !isLarge(order) || !all.some((thread) => isLarge(thread.order)))
  if (index < 0) return
  const free = all.find((thread) => thread.isReady && thread.order === null)
  if (free) {
    const [order] = queue.splice(index, 1)
    if (order) void give(free, order)
    return
  }
  if (all.every((thread) => thread.isReady) && all.length < THREADS) open()
}

const charactersIn = (input: unknown): number => JSON.stringify(input).length

function ask(name: JobName, input: JobInput<JobName>): Promise<Outcome> {
  return new Promise((settle) => {
    queue.push({ name, input, characters: charactersIn(input), settle })
    next()
  })
}

const textOf = (input: JobInput<JobName>): string =>
  typeof input === 'string' ? input : 'content' in input ? input.content : input.newer.content

/**
 * Does a job in a thread of its own, so that nobody waits for somebody else's text; one that takes more than its time is
 * given up. On a host that has no threads it is done here, behind the checks that every text passes. Throws what is no
 * fault of the text.
 */
export async function render<Name extends JobName>(name: Name, input: JobInput<Name>): Promise<JobResult<Name>> {
  const outcome = Date.now() < withoutThreadsUntil ? 'no thread' : await ask(name, input)
  if (outcome === 'too slow') return { ok: false, problem: slowTextMessage(textOf(input)) }
  if (outcome === 'no thread') {
    const { runJob } = await import('./run-job.ts')
    return runJob(name, input)
  }
  if ('failure' in outcome.answer) throw new Error('A text could not be rendered', { cause: outcome.answer.failure })
  return outcome.answer.result as JobResult<Name>
}
