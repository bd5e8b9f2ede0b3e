import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

type Limits = { memoryBytes: number; diskBytes: number }

const LIMITS: Limits = { memoryBytes: 16 * 1024 * 1024, diskBytes: 64 * 1024 * 1024 }
/** What is left of a full store when it has been cleared out. */
const CLEARED_TO = 0.8

const nameOf = (question: string) => createHash('sha256').update(question).digest('base64url').slice(0, 32)

/** A list of rows without those of these slugs; null when none of them is in it. */
function withoutRows(answer: string, slugs: ReadonlySet<string>): unknown[] | null {
  const rows: unknown = JSON.parse(answer)
  if (!Array.isArray(rows)) return null
  const left = rows.filter((row: { slug?: unknown } | null) => !(typeof row?.slug === 'string' && slugs.has(row.slug)))
  return left.length === rows.length ? null : left
}

/**
 * The last good answer to each question that public pages ask, for when there is no new one: in memory, and in a folder
 * of the build, so that a start during an outage has them too. Both are bounded: what has not been asked for longest
 * goes first. A folder that cannot be written is done without.
 */
export class KeptAnswers {
  readonly #folder: string
  readonly #limits: Limits
  readonly #memory = new Map<string, string>()
  #inMemory = 0
  #onDisk: number | null = null

  constructor(folder: string, limits: Partial<Limits> = {}) {
    this.#folder = folder
    this.#limits = { ...LIMITS, ...limits }
  }

  async find(question: string): Promise<string | null> {
    const name = nameOf(question)
    return this.#memory.get(name) ?? (await readFile(this.#file(name), 'utf8').catch(() => null))
  }

  async keep(question: string, answer: string): Promise<void> {
    const name = nameOf(question)
    const known = this.#memory.get(name)
    this.#remember(name, answer)
    if (known !== answer) await this.#write(name, answer).catch(() => undefined)
  }

  async forget(question: string): Promise<void> {
    await this.#drop(nameOf(question))
  }

  /** Takes posts out of every answer: what was withdrawn must not come back with an outage. */
  async withdraw(slugs: Iterable<string>): Promise<void> {
    const gone = new Set(slugs)
    if (gone.size === 0) return
    const names = await readdir(this.#folder).catch(() => [])
    for (const name of new Set([...this.#memory.keys(), ...names])) {
      try {
        const left = withoutRows(this.#memory.get(name) ?? (await readFile(this.#file(name), 'utf8')), gone)
        if (left?.length === 0) await this.#drop(name)
        else if (left) await this.#replace(name, JSON.stringify(left))
      } catch {
        // Half of an answer, or none any more: nothing that could be shown.
        await this.#drop(name)
      }
    }
  }

  #file(name: string): string {
    return path.join(/* turbopackIgnore: true */ this.#folder, name)
  }

  #remember(name: string, answer: string): void {
    this.#unremember(name)
    this.#memory.set(name, answer)
    this.#inMemory += answer.length
    for (const [oldest] of this.#memory) {
      if (this.#inMemory <= this.#limits.memoryBytes) return
      this.#unremember(oldest)
    }
  }

  #unremember(name: string): void {
    this.#inMemory -= this.#memory.get(name)?.length ?? 0
    this.#memory.delete(name)
  }

  async #replace(name: string, answer: string): Promise<void> {
    if (this.#memory.has(name)) this.#remember(name, answer)
    await this.#write(name, answer).catch(() => this.#drop(name))
  }

  async #drop(name: string): Promise<void> {
    this.#unremember(name)
    await rm(this.#file(name), { force: true }).catch(() => undefined)
  }

  /** Writes beside and renames: an answer is there whole or not at all. */
  async #write(name: string, answer: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    const part = this.#file(`${name}.${process.pid}.part`)
    await writeFile(part, answer, { mode: 0o600 })
    await rename(part, this.#file(name))
    this.#onDisk = (this.#onDisk ?? 0) + Buffer.byteLength(answer)
    if (this.#onDisk > this.#limits.diskBytes) await this.#clearOut()
  }

  /** Removes the oldest files until there is room again, and counts what is left: others may write there too. */
  async #clearOut(): Promise<void> {
    const files = await Promise.all(
      (await readdir(this.#folder)).map(async (name) => {
        const { size, mtimeMs } = await stat(this.#file(name)).catch(() => ({ size: 0, mtimeMs: 0 }))
        return { name, size, mtimeMs }
      }),
    )
    let left = files.reduce((sum, { size }) => sum + size, 0)
    for (const { name, size } of files.sort((one, other) => one.mtimeMs - other.mtimeMs)) {
      if (left <= this.#limits.diskBytes * CLEARED_TO) break
      await rm(this.#file(name), { force: true })
      left -= size
    }
    this.#onDisk = left
  }
}
