import { z } from 'zod'
import type { ItemResult, ReportItem } from '../report.ts'
import type { SiteArchive } from './archive.ts'
import { authorSchema, pictureSchema, settingsSchema, siteBlockSchema } from './files.ts'

/**
 * The part of an export of this site that one request restores. A post has its file and the SHA-256 in the manifest.
 * The bytes of a picture are sent separately.
 */
export const sitePartSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('settings'), settings: settingsSchema }),
  z.object({ kind: z.literal('picture'), picture: pictureSchema }),
  z.object({ kind: z.literal('author'), author: authorSchema }),
  z.object({ kind: z.literal('block'), block: siteBlockSchema }),
  z.object({ kind: z.literal('post'), file: z.string(), sum: z.string().optional() }),
  z.object({ kind: z.literal('redirect'), source: z.string(), target: z.string() }),
])
export type SitePart = z.output<typeof sitePartSchema>

/** A part with the data for lists. `versions`: the file names of a post's earlier versions. */
export type SiteItem = {
  id: string
  title: string
  slug: string
  tags: readonly string[]
  words: number
  versions: readonly string[]
  part: SitePart
}

export const newPart = (known: Pick<SiteItem, 'id' | 'title' | 'part'> & Partial<SiteItem>): SiteItem => ({
  slug: '',
  tags: [],
  words: 0,
  versions: [],
  ...known,
})

/** A line of the report. `result` is the result of the import. */
export const reportPart = ({ id, title, slug, words, part }: SiteItem, result: ItemResult): ReportItem => ({
  id,
  kind: part.kind,
  title,
  slug: result.slug || slug,
  outcome: result.outcome,
  warnings: result.warnings,
  words: { before: words, after: words },
  recipe: null,
})

/** Characters, well below the limit of a request on a serverless host. */
const VERSIONS_AT_ONCE = 1_000_000

/** The earlier versions of a post, as many at once as a request can take. */
export async function* versionsOf(archive: SiteArchive, { versions }: SiteItem): AsyncGenerator<string[]> {
  let files: string[] = []
  let length = 0
  for (const name of versions) {
    // A damaged version is left out with a warning, as an unreadable one is.
    const file = (await archive.text(name).catch(() => null)) ?? ''
    if (files.length > 0 && length + file.length > VERSIONS_AT_ONCE) {
      yield files
      files = []
      length = 0
    }
    files.push(file)
    length += file.length
  }
  if (files.length > 0) yield files
}
