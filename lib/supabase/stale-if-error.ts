import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'

const ENTRIES_MAX = 10_000
/** The size of an entry in addition to its answer, in memory and on disk. */
const ENTRY_BYTES = 200
const PART = '.part'

const nameOf = (request: string) => createHash('sha256').update(request).digest('base64url').slice(0, 32)

/** Posts have a slug and no name; a topic or an author may have the slug of a post. */
const isPostOf = (row: { slug?: unknown; name?: unknown } | null, slugs: ReadonlySet<string>): boolean =>
  typeof row?.slug === 'string' && row.name === undefined && slugs.has(row.slug)

/** A list of rows without the posts of these slugs; null when it contains none of them. */
function withoutPosts(answer: string, slugs: ReadonlySet<string>): unknown[] | null {
  if (![...slugs].some((slug) => answer.includes(`"${slug}"`))) return null
  const rows: unknown = JSON.parse(answer)
  if (!Array.isArray(rows)) return null
  const left = rows.filter((row: { slug?: unknown } | null) => !isPostOf(row, slugs))
  return left.length === rows.length ? null : left
}

/**
 * Stores the last good answer to each public read for an outage: in memory, with a copy in a folder that the next start
 * reads. An entry that is evicted from memory is also deleted from the folder. A folder that cannot be written is
 * ignored.
 */
export class StaleIfErrorStore {
  readonly #folder: string
  readonly #answers: LRUCache<string, string>
  readonly #loaded: Promise<void>
  /** Files are changed one after the other, so that the folder ends with the answers in memory. */
  #changed: Promise<void> = Promise.resolve()

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder
    this.#answers = new LRUCache({
      max: ENTRIES_MAX,
      maxSize: maxBytes,
      sizeCalculation: (answer) => answer.length + ENTRY_BYTES,
      dispose: (_answer, name, reason) => {
        if (reason !== 'set') void this.#store(name)
      },
    })
    this.#loaded = this.#load()
  }

  async get(request: string): Promise<string | null> {
    await this.#loaded
    return this.#answers.get(nameOf(request)) ?? null
  }

  async set(request: string, answer: string): Promise<void> {
    await this.#loaded
    await this.#put(nameOf(request), answer)
  }

  async delete(request: string): Promise<void> {
    await this.#loaded
    this.#answers.delete(nameOf(request))
  }

  /** Removes posts from every answer: an outage must not bring back a post that was withdrawn. */
  async withdraw(slugs: Iterable<string>): Promise<void> {
    await this.#loaded
    const withdrawn = new Set(slugs)
    for (const [name, answer] of [...this.#answers.entries()]) {
      const left = withoutPosts(answer, withdrawn)
      if (left?.length === 0) this.#answers.delete(name)
      else if (left) await this.#put(name, JSON.stringify(left))
    }
  }

  #file(name: string): string {
    return path.join(/* turbopackIgnore: true */ this.#folder, name)
  }

  async #load(): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => [])) {
      const answer = name.endsWith(PART) ? null : await readFile(this.#file(name), 'utf8').catch(() => null)
      if (answer !== null) this.#answers.set(name, answer)
    }
  }

  async #put(name: string, answer: string): Promise<void> {
    if (this.#answers.peek(name) === answer) return
    this.#answers.set(name, answer)
    await this.#store(name)
  }

  #store(name: string): Promise<void> {
    this.#changed = this.#changed.then(() => this.#writeFile(name))
    return this.#changed
  }

  /** Writes the answer in memory. Renames a new file, so that a file never contains a part of an answer. */
  async #writeFile(name: string): Promise<void> {
    const answer = this.#answers.peek(name)
    const part = this.#file(`${name}.${process.pid}${PART}`)
    try {
      if (answer === undefined) return await rm(this.#file(name), { force: true })
      await mkdir(this.#folder, { recursive: true, mode: 0o700 })
      await writeFile(part, answer, { mode: 0o600 })
      await rename(part, this.#file(name))
    } catch {
      // The answer is in memory. An older file must not stay, because it may contain a withdrawn post.
      await rm(this.#file(name), { force: true }).catch(() => undefined)
    }
  }
}
