import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { type OldPage, readOldPage } from '../../lib/import/old-pages.ts'
import { pictureFinder } from '../../lib/import/picture-files.ts'
import { AddressBook } from '../../lib/import/links.ts'
import { picturesIn } from '../../lib/import/read-files.ts'
import { type Report, type ReportItem, reportItem } from '../../lib/import/report.ts'
import { ADDRESS_RULES, type AddressRule } from '../../lib/import/to-post.ts'
import type { PictureFile, StorableItem } from '../../lib/import/types.ts'
import { undoBatch } from '../../lib/import/undo.ts'
import { runCommand } from '../command.ts'
import { ensureReachableBackend } from '../local-server/reachable-backend.ts'
import { serviceClient } from '../service-client.ts'
import { fillBook, filesOf, readTargets } from './files.ts'
import { openMirror } from './mirror.ts'
import { openStore, type Store } from './store.ts'
import { TextProblem } from '../../lib/markdown/budget.ts'

const USAGE = `Use: npm run import -- <file or folder> [--dry-run] [--drafts] [--pictures]
                        [--author "name there=name here"] [--addresses keep|title]
                        [--overwrite <id>,…|all] [--report report.json]
     npm run import -- <file or folder> --mirror mirror.html [--old-pages <file or folder>]
                        (before and after, page by page; writes nothing else)
     npm run import -- --undo <batch>`

/** The pictures beside the imported files: of folders and of archives, with the folder in their names, as in the panel. */
async function pictureFilesOf(targets: string[]): Promise<PictureFile[]> {
  const found: PictureFile[] = []
  for (const target of targets)
    for await (const { name, blob } of filesOf(target, () => true))
      found.push(...(await picturesIn({ name: `${path.basename(path.resolve(target))}/${name}`, blob })))
  return found
}

type ImportMirror = ReturnType<typeof openMirror>

async function runImport(targets: string[], store: Store, mirror: ImportMirror | null): Promise<Report> {
  const sources = new Set<string>()
  const items: ReportItem[] = []
  const add = (item: ReportItem) => {
    if (items.push(item) % 100 === 0) console.log(`${items.length} items`)
  }
  for await (const read of readTargets(targets)) {
    if ('item' in read) {
      const item = reportItem(read.item, await store.put(read))
      if (!('refused' in read.item)) sources.add(read.source)
      add(item)
      await mirror?.add(read, item)
    } else {
      sources.add('flavorcraft')
      for await (const item of store.restore(read)) add(item)
    }
  }
  return { source: [...sources].join(', '), batch: store.batch, items }
}

function printSummary({ batch, items }: Report): void {
  const counts = Map.groupBy(items, ({ outcome }) => outcome)
  console.log([...counts].map(([outcome, { length }]) => `${length} ${outcome}`).join(', ') || 'No items.')
  for (const { id, title, outcome, warnings } of items)
    if (outcome === 'refused' || outcome === 'conflict')
      console.log(`  ${outcome}: ${title || id}: ${warnings.at(-1) ?? ''}`)
  if (batch) console.log(`Take it back with: npm run import -- --undo ${batch}`)
}

/** The saved pages of a folder. Prints the name of every file that is not such a page. */
async function oldPagesOf(target: string): Promise<OldPage[]> {
  const pages: OldPage[] = []
  for await (const file of filesOf(target)) {
    try {
      pages.push(await readOldPage(file))
    } catch (error) {
      if (!(error instanceof TextProblem)) throw error
      console.log(`  ${file.name}: ${error.message}`)
    }
  }
  return pages
}

/** 0: done; 1: some items were refused; 2: nothing could be read. */
const exitCode = ({ items }: Report): number => {
  if (items.every(({ outcome }) => outcome === 'refused')) return 2
  return items.some(({ outcome }) => outcome === 'refused') ? 1 : 0
}

/** `--author "name there=name here"`, as often as needed. */
const authorsOf = (given: readonly string[]): Map<string, string> =>
  new Map(
    given.map((pair) => {
      const [there = '', here = ''] = pair.split('=').map((name) => name.trim())
      if (there === '' || here === '') throw new Error(USAGE)
      return [there, here]
    }),
  )

/** `--overwrite id,id` (repeatable) or `all`: items that may overwrite changes here. An id may hold a comma. */
function overwritesOf(given: readonly string[]): (id: string) => boolean {
  const ids = new Set(given.flatMap((list) => [list, ...list.split(',').map((id) => id.trim())]))
  return (id) => ids.has('all') || ids.has(id)
}

function ruleOf(given: string): AddressRule {
  const rule = ADDRESS_RULES.find((known) => known === given)
  if (!rule) throw new Error(USAGE)
  return rule
}

async function undo(batch: string): Promise<void> {
  if (!z.uuid().safeParse(batch).success) throw new Error('A batch is a UUID, as the import printed it.')
  await ensureReachableBackend()
  const { removed, restored, kept } = await undoBatch(serviceClient(), batch)
  console.log(`${removed} posts removed, ${restored} as before.`)
  for (const title of kept) console.log(`  kept, since an editor changed it: ${title}`)
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      drafts: { type: 'boolean', default: false },
      pictures: { type: 'boolean', default: false },
      author: { type: 'string', multiple: true, default: [] },
      addresses: { type: 'string', default: 'keep' },
      overwrite: { type: 'string', multiple: true, default: [] },
      report: { type: 'string' },
      mirror: { type: 'string' },
      'old-pages': { type: 'string' },
      undo: { type: 'string' },
    },
  })
  if (values.undo !== undefined) return undo(values.undo)
  if (positionals.length === 0) throw new Error(USAGE)
  const source = positionals.map((target) => path.basename(target)).join(', ')
  const pictures = { find: pictureFinder(await pictureFilesOf(positionals)), isFetched: values.pictures }
  const book = new AddressBook()
  const options = {
    dryRun: values['dry-run'] || values.mirror !== undefined,
    asDrafts: values.drafts,
    authors: authorsOf(values.author),
    addresses: ruleOf(values.addresses),
    overwrites: overwritesOf(values.overwrite),
    links: (link: string, item: StorableItem) => book.find(link, item, () => true),
  }
  const store = await openStore({ ...options, source, pictures })
  if (!options.dryRun) await fillBook(book, positionals, store)
  const pages = values['old-pages'] === undefined ? [] : await oldPagesOf(values['old-pages'])
  const mirror = values.mirror === undefined ? null : openMirror(values.mirror, source, pages)
  const report = await runImport(positionals, store, mirror)
  await mirror?.end()
  if (values.report !== undefined) await writeFile(values.report, `${JSON.stringify(report, null, 2)}\n`)
  printSummary(report)
  process.exitCode = exitCode(report)
}

await runCommand(main, USAGE, 2)
