import { randomUUID } from 'node:crypto'
import { createClient } from '@redis/client'
import { cacheUrl, isBuilding } from '../env.ts'
import { logError } from '../log.ts'
import { type Durations, markTags } from './tags.ts'

/*
 * Instances of one site share revalidated tags through a stream in Valkey or Redis (CACHE_URL). Each instance stores
 * its pages in its own memory. Without CACHE_URL nothing is shared.
 */

const STREAM = 'flavorcraft-tags'
/** The most entries of the stream. An instance that has missed more clears its caches. */
const STREAM_MAX = 10_000
const TIMEOUT_MS = 500
/** For the first connection: a site that starts is busy. */
const START_MS = 5_000
const RECONNECT_MAX_MS = 2_000

const self = randomUUID()
const caches: (() => void)[] = []

/** Registers a cache that is cleared when revalidations may have been missed. */
export const whenTagsWereMissed = (clear: () => void): number => caches.push(clear)

function connect(url: string) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: TIMEOUT_MS },
    socket: {
      connectTimeout: TIMEOUT_MS,
      reconnectStrategy: (tries) => Math.min(tries * 100, RECONNECT_MAX_MS),
    },
  })
  // `#run` logs the failure, once per outage.
  client.on('error', () => undefined)
  const connected = client.connect().then(
    () => undefined,
    () => undefined,
  )
  // The client tries for ever; the site must answer without the store.
  const tooLate = new Promise<void>((resolve) => void setTimeout(resolve, START_MS).unref())
  return { client, ready: Promise.race([connected, tooLate]) }
}

class SharedTags {
  readonly #connection: ReturnType<typeof connect>
  #last = ''
  #isDown = false
  #receiving: Promise<void> | null = null

  constructor(url: string) {
    this.#connection = connect(url)
  }

  /** Runs a command. Logs a failure once per outage; the site then serves from its own caches. */
  async #run<T>(command: (client: ReturnType<typeof connect>['client']) => Promise<T>): Promise<T | null> {
    try {
      const answer = await command(this.#connection.client)
      if (this.#isDown) {
        this.#isDown = false
        this.#last = ''
      }
      return answer
    } catch (error) {
      if (!this.#isDown) logError('cache', error, { hint: 'CACHE_URL does not answer: other instances are not told' })
      this.#isDown = true
      return null
    }
  }

  async send(tags: readonly string[], durations?: Durations): Promise<void> {
    const message = {
      from: self,
      tags: JSON.stringify(tags),
      expire: String(durations ? (durations.expire ?? '') : 'now'),
    }
    await this.#run((client) =>
      client.xAdd(STREAM, '*', message, { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: STREAM_MAX } }),
    )
  }

  receive(): Promise<void> {
    this.#receiving ??= this.#receive().finally(() => (this.#receiving = null))
    return this.#receiving
  }

  async #receive(): Promise<void> {
    await this.#connection.ready
    if (this.#last === '') return this.#begin()
    const messages = await this.#run((client) => client.xRange(STREAM, `(${this.#last}`, '+', { COUNT: STREAM_MAX }))
    if (messages === null) return
    // `#run` has emptied `#last` after an outage: messages that were sent during it are not in the stream.
    if (this.#last === '' || messages.length === STREAM_MAX) return this.#begin()
    for (const { id, message } of messages) {
      this.#last = id
      if (message.from === self) continue
      const { tags = '[]', expire = 'now' } = message
      const durations = expire === 'now' ? undefined : expire === '' ? {} : { expire: Number(expire) }
      markTags(JSON.parse(tags) as string[], durations)
    }
  }

  /** Continues from the newest message: at the start, and when messages may have been missed. */
  async #begin(): Promise<void> {
    const newest = await this.#run((client) => client.xRevRange(STREAM, '+', '-', { COUNT: 1 }))
    if (newest === null) return
    this.#last = newest[0]?.id ?? '0-0'
    for (const clear of caches) clear()
  }
}

// A build tells no instance, and may not reach the store.
const url = isBuilding() ? undefined : cacheUrl()
const shared = url ? new SharedTags(url) : null

/** Applies the tags that other instances have revalidated since the last call. */
export const receiveTags = async (): Promise<void> => shared?.receive()

/** Sends the tags to the other instances. */
export const sendTags = async (tags: readonly string[], durations?: Durations): Promise<void> =>
  shared?.send(tags, durations)
