import { createReadStream, createWriteStream, readdirSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { ROWS_AT_ONCE, startSum, type Table } from './snapshot.ts'

const sumSchema = z.object({ rows: z.number().int(), sha256: z.string() })
const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()), key: z.array(z.string()) })
const objectSchema = z.object({
  bytes: z.number().int(),
  sha256: z.string(),
  type: z.string(),
  cacheControl: z.string(),
})

export const manifestSchema = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  source: z.string(),
  migrations: z.array(z.string()),
  tables: z.record(z.string(), sumSchema),
  objects: z.record(z.string(), objectSchema),
  missing: z.array(z.string()),
})
export type Manifest = z.infer<typeof manifestSchema>

export const manifestFile = (folder: string): string => path.join(folder, 'manifest.json')
const databaseFile = (folder: string): string => path.join(folder, 'database.jsonl.gz')

export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [path.join(entry.parentPath, entry.name)] : [],
  )

/** The file of an object; throws for a name that leads out of the folder. */
export function objectFile(folder: string, object: string): string {
  const root = path.resolve(folder, 'objects')
  const file = path.resolve(root, object)
  if (!file.startsWith(root + path.sep)) throw new Error(`The object ${object} would leave the folder of the backup.`)
  return file
}

/** Writes the lines of a dump. Its caller reads and checks them before they count as a backup. */
export const writeDatabase = (folder: string, lines: AsyncIterable<string | Uint8Array>): Promise<void> =>
  pipeline(Readable.from(lines), createGzip(), createWriteStream(databaseFile(folder), { mode: 0o600 }))

/** Receives the rows of a table as they are read. */
export type Take = (table: Table, rows: string[]) => Promise<void>

/** The lines of a dump, by their first letter. Not by `readline`, which ends a line at U+2028, too. */
async function* linesOf(folder: string): AsyncGenerator<[kind: string, rest: string]> {
  let begun = ''
  const text = createReadStream(databaseFile(folder)).pipe(createGunzip()).setEncoding('utf8')
  for await (const chunk of text as AsyncIterable<string>) {
    const lines = (begun + chunk).split('\n')
    begun = lines.pop() ?? ''
    for (const line of lines) yield [line.slice(0, 1), line.slice(2)]
  }
  if (begun) throw new Error('The backup was broken off in the middle of a line.')
}

const parse = <T>(schema: z.ZodType<T>, text: string): T => schema.parse(JSON.parse(text))

/** Reads a dump table by table. Throws when it is incomplete or its rows differ from the written ones. */
export async function readDatabase(
  folder: string,
  take: Take = async () => undefined,
): Promise<Pick<Manifest, 'migrations' | 'tables'>> {
  const tables: Manifest['tables'] = {}
  let migrations: string[] = []
  let table: Table | null = null
  let sum = startSum()
  let rows: string[] = []
  let isWhole = false
  const pass = async () => {
    if (!table || rows.length === 0) return
    sum.add(rows)
    await take(table, rows)
    rows = []
  }
  for await (const [kind, rest] of linesOf(folder)) {
    if (kind === 'M') migrations = parse(z.array(z.string()), rest)
    if (kind === 'T') [table, sum] = [parse(tableSchema, rest), startSum()]
    if (kind === 'R' && rows.push(rest) >= ROWS_AT_ONCE) await pass()
    if (kind === 'E' && table) {
      await pass()
      const [written, read] = [parse(sumSchema, rest), sum.end()]
      if (written.sha256 !== read.sha256) throw new Error(`The rows of ${table.name} are not those that were written.`)
      tables[table.name] = read
    }
    isWhole = kind === 'D'
  }
  if (!isWhole) throw new Error('The backup was broken off: its last line is missing.')
  return { migrations, tables }
}
