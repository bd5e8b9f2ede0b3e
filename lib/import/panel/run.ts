import { finderOf } from '../picture-files'
import type { FindPicture, ImportedPicture, PictureFile } from '../types'
import { captionOf, picturesOfItem, withMissingPictures } from '../pictures-of-item'
import { AddressBook, linksOf } from '../links'
import type { ItemResult } from '../report'
import { addImportedAuthor, checkItems, importItems, sendPicture } from './actions'
import { type Line, lineOf } from './lines'
import { type ImportOptions, LINKS_AT_ONCE, type SentRead } from './schema'
import { bringPictures, bringVersions, pictureOf } from './send-site'
import type { Read } from './walk'
import type { Run } from '@/lib/action-result'
import { shrinkImage } from '@/lib/images/shrink'
import { newId } from '@/lib/new-id'
import { Store } from '@/lib/store'
import { cutAtWord } from '@/lib/text'

export type RunState = {
  phase: 'checking' | 'checked' | 'importing' | 'imported'
  isRunning: boolean
  /** A pause waits for the running call. */
  isPausing: boolean
  lines: readonly Line[]
  batch: string | null
  /** The number of items to import. */
  wanted: number
  problem: string | null
}

/**
 * The editor's choice: the keys of items (chosen conflicts are overwritten), and for each author of the source the
 * name here or NEW_AUTHOR.
 */
export type Choice = { keys: ReadonlySet<number>; authors: ReadonlyMap<string, string>; isFetched: boolean }

/** Stands for a new profile. No author's name begins with a space. */
export const NEW_AUTHOR = ' '

/** The names of the files, as the list of imports shows them. */
export const sourceName = (files: readonly File[]): string => cutAtWord(files.map(({ name }) => name).join(', '), 200)

/** One import: reads the files in the browser and sends their items call by call. It can be paused between two calls. */
export class ImportRun extends Store<RunState> {
  readonly files: readonly File[]
  readonly options: ImportOptions
  readonly #call: Run
  /** The addresses here of sent pictures, or why they were refused. Weak, as a picture may hold its bytes. */
  readonly #pictures = new WeakMap<PictureFile, string>()
  readonly #book = new AddressBook()
  #find: FindPicture | null = null

  constructor(files: readonly File[], options: ImportOptions, call: Run) {
    super({ phase: 'checking', isRunning: false, isPausing: false, lines: [], batch: null, wanted: 0, problem: null })
    this.files = files
    this.options = options
    this.#call = call
  }

  /** The item that was at an address of the old site; null for none. */
  keyOf = (address: string): number | null => this.#book.keyOf(address)
  pause = (): void => this.set({ isPausing: true })

  /** Walks through the files. A pause, a failed call or an unreadable file does not change the phase. */
  async #walk(
    isWanted: (key: number) => boolean,
    end: RunState['phase'],
    send: (batch: readonly Read[]) => Promise<boolean>,
  ) {
    this.set({ isRunning: true, isPausing: false, problem: null })
    try {
      const { walk } = await import('./walk')
      const continues = async (batch: readonly Read[]) => (await send(batch)) && !this.getState().isPausing
      const isWhole = await walk(this.files, isWanted, continues)
      this.set({ isRunning: false, ...(isWhole && { phase: end }) })
    } catch {
      this.set({ isRunning: false, problem: 'The files cannot be read any more. Start over and choose them again.' })
    }
  }

  /** Checks every item without importing it. Continues after a pause. */
  async check(): Promise<void> {
    const known = this.getState().lines.length
    await this.#walk(
      (key) => key >= known,
      'checked',
      async (batch) => {
        const items = batch.map(({ sent }) => sent)
        const results = await this.#call('Not checked', () => checkItems({ ...this.options, items }))
        if (!results) return false
        const find = await this.#finder()
        const checked = batch.flatMap(({ item }, index) => {
          const result = results[index]
          return result ? withMissingPictures(result, item, { find, isFetched: 'later' }) : []
        })
        this.#put(batch, checked, false)
        return true
      },
    )
  }

  /** Imports the chosen items. Continues after a pause. */
  async import({ keys, authors, isFetched }: Choice): Promise<void> {
    const name = sourceName(this.files)
    this.set({ phase: 'importing', isRunning: true, wanted: keys.size })
    if (!(await this.#addAuthors(authors))) return this.set({ isRunning: false })
    const names = [...authors].filter(([, here]) => here !== NEW_AUTHOR)
    await this.#walk(
      (key) => keys.has(key) && this.getState().lines[key]?.isDone === false,
      'imported',
      async (reads) => {
        const keep = (read: Read, result: ItemResult) => this.#put([read], [result], true)
        if (!(await bringPictures(this.#call, reads, keep))) return false
        const rest = reads.filter((read) => !pictureOf(read))
        if (rest.length === 0) return true
        const items: SentRead[] = []
        for (const read of rest) {
          const pictures = await this.#sendPictures(read)
          if (!pictures) return false
          items.push({ ...read.sent, overwrite: this.#isConflict(read.key), pictures })
        }
        const choices = { name, authors: names, isFetched, links: this.#linksOf(rest, keys) }
        // The browser makes the id, so that a call after an outage continues the same batch.
        const batch = this.getState().batch ?? newId()
        this.set({ batch })
        const options = { ...this.options, ...choices, batch }
        const results = await this.#call('Not imported', () => importItems({ ...options, items }))
        if (!results || !(await bringVersions(this.#call, rest, results))) return false
        this.#put(rest, results, true)
        return true
      },
    )
  }

  #isConflict = (key: number): boolean => this.getState().lines[key]?.outcome === 'conflict'

  /** The links between imported items, with their addresses here. */
  #linksOf(batch: readonly Read[], keys: ReadonlySet<number>): [string, string][] {
    const isBrought = (key: number) =>
      keys.has(key) || /^(?:same|conflict|changed)$/.test(this.getState().lines[key]?.outcome ?? '')
    return batch
      .flatMap(({ item }) => {
        if ('refused' in item || 'part' in item) return []
        return linksOf(item.text).map(
          (link) => [link, this.#book.find(link, item, isBrought) ?? ''] as [string, string],
        )
      })
      .filter(([, here]) => here !== '')
      .slice(0, LINKS_AT_ONCE)
  }

  #put(batch: readonly Read[], results: readonly ItemResult[], isDone: boolean): void {
    const lines = [...this.getState().lines]
    batch.forEach((read, index) => {
      const result = results[index]
      if (!result) return
      lines[read.key] = lineOf(read, result, isDone)
      const { item, key } = read
      if (!('refused' in item || 'part' in item)) this.#book.add(item, key, result.slug)
    })
    this.set({ lines })
  }

  async #addAuthors(authors: Choice['authors']): Promise<boolean> {
    for (const [name, here] of authors) {
      if (here !== NEW_AUTHOR) continue
      const added = await this.#call('Author not added', () => addImportedAuthor({ name }))
      if (added === null) return false
    }
    return true
  }

  /** Finds the pictures that came with the files. */
  async #finder() {
    const { findPictures } = await import('./walk')
    return (this.#find ??= await findPictures(this.files))
  }

  /** Sends the pictures of an item that are among the files, each once. Null when a call failed. */
  async #sendPictures({ item }: Read): Promise<[string, string][] | null> {
    if ('refused' in item || 'part' in item) return []
    const find = finderOf(item, await this.#finder())
    const sent: [string, string][] = []
    for (const [address, alt] of picturesOfItem(item)) {
      const picture = find(address)
      if (!picture) continue
      const here =
        this.#pictures.get(picture) ??
        (await this.#sendPicture({ address, alt, caption: captionOf(item, address) }, picture))
      if (here === null) return null
      sent.push([address, here])
    }
    return sent
  }

  async #sendPicture(known: Omit<ImportedPicture, 'file'>, picture: PictureFile): Promise<string | null> {
    const bytes = new Uint8Array(await picture.bytes())
    const file = new File([await shrinkImage(new File([bytes], picture.name))], picture.name)
    const here = await this.#call('Picture not imported', () => sendPicture({ ...known, file }))
    if (here !== null) this.#pictures.set(picture, here)
    return here
  }
}
