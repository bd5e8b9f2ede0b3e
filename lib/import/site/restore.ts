import { createHash } from 'node:crypto'
import { csvParseRows } from 'd3-dsv'
import { parse } from 'yaml'
import { z } from 'zod'
import { BYTE_ORDER_MARK } from '../../csv.ts'
import type { Outcome, ReportItem } from '../report.ts'
import { type Client, fail } from '../store.ts'
import { countWords } from '../plain-text.ts'
import type { SiteArchive } from './archive.ts'
import {
  authorSchema,
  FILES,
  pictureFile,
  pictureSchema,
  settingsSchema,
  type SiteAuthor,
  type SiteRedirect,
  siteBlockSchema,
} from './files.ts'
import { readFields } from '../../settings/form.ts'
import { readPost, type SitePost } from './post-file.ts'
import { restorePicture } from './restore-picture.ts'
import { restorePost } from './restore-post.ts'

export type RestoreOptions = {
  /** Null: nothing is written. */
  batch: string | null
  asDrafts: boolean
  /** Whether an item comes in over what a person changed or deleted here, by its id in the report. */
  overwrites: (id: string) => boolean
}

type Line = Pick<ReportItem, 'id' | 'kind' | 'title' | 'outcome'> & Partial<ReportItem>

const line = (known: Line): ReportItem => ({
  slug: '',
  warnings: [],
  words: { before: 0, after: 0 },
  recipe: null,
  ...known,
})

const sentenceOf = (error: unknown): string =>
  error instanceof RangeError ? error.message : 'The file is damaged or not as an export writes it.'

/** Says of each file that differs from its export: it was written by another hand, and is read all the same. */
function noteOf({ manifest }: SiteArchive, name: string, content: string): string[] {
  const sum = createHash('sha256').update(content).digest('hex')
  return manifest.files[name] === sum ? [] : ['It is not as the export wrote it.']
}

async function listOf<T>(archive: SiteArchive, name: string, schema: z.ZodType<T>): Promise<T | null> {
  const text = await archive.text(name)
  if (text === null) return null
  const values: unknown = name.endsWith('.json') ? JSON.parse(text) : parse(text, { maxAliasCount: 0 })
  const read = schema.safeParse(values)
  if (!read.success) throw new RangeError(`${name} is not as an export writes it.`)
  return read.data
}

async function* restorePictures(client: Client, archive: SiteArchive, { batch }: RestoreOptions) {
  for (const picture of (await listOf(archive, FILES.pictures, z.array(pictureSchema))) ?? []) {
    const bytes = await archive.bytes(pictureFile(picture.path))
    const { outcome, warnings } = await restorePicture(client, picture, bytes, batch === null)
    yield line({
      id: pictureFile(picture.path),
      kind: 'picture',
      title: picture.file_name || picture.path,
      outcome,
      warnings,
    })
  }
}

async function restoreAuthor(client: Client, { aliases, ...author }: SiteAuthor, isDry: boolean): Promise<Outcome> {
  const known = await client.from('author_aliases').select('author_id').eq('slug', author.slug).maybeSingle()
  fail('The authors could not be read', known.error)
  if (known.data) return 'same'
  if (isDry) return 'new'
  const made = await client.from('author_profiles').insert(author).select('id').single()
  if (made.error) throw new RangeError(`The author could not be stored: ${made.error.message}`)
  const rows = aliases.map((slug) => ({ slug, author_id: made.data.id }))
  const stored = await client.from('author_aliases').upsert(rows, { onConflict: 'slug', ignoreDuplicates: true })
  fail('The names of an author could not be stored', stored.error)
  return 'new'
}

async function* restoreAuthors(client: Client, archive: SiteArchive, { batch }: RestoreOptions) {
  for (const author of (await listOf(archive, FILES.authors, z.array(authorSchema))) ?? []) {
    const known = { id: author.slug, kind: 'author', title: author.name, slug: author.slug } as const
    try {
      yield line({ ...known, outcome: await restoreAuthor(client, author, batch === null) })
    } catch (error) {
      yield line({ ...known, outcome: 'refused', warnings: [sentenceOf(error)] })
    }
  }
}

/** A block that is here already stays: posts of this site show it. */
async function* restoreBlocks(client: Client, archive: SiteArchive, { batch }: RestoreOptions) {
  for (const block of (await listOf(archive, FILES.blocks, z.array(siteBlockSchema))) ?? []) {
    const known = await client.from('text_blocks').select('id').eq('name', block.name).maybeSingle()
    fail('The blocks could not be read', known.error)
    const stored = known.data || batch === null ? null : await client.from('text_blocks').insert(block)
    const outcome = known.data ? 'same' : stored?.error ? 'refused' : 'new'
    const warnings = stored?.error ? [stored.error.message] : []
    yield line({ id: block.name, kind: 'block', title: block.title, outcome, warnings })
  }
}

async function readPostFile(archive: SiteArchive, name: string): Promise<{ post: SitePost; text: string }> {
  const text = await archive.text(name)
  if (text === null) throw new RangeError('The file is missing.')
  return { post: readPost(text), text }
}

async function* restorePosts(client: Client, archive: SiteArchive, options: RestoreOptions) {
  for (const name of archive.names) {
    if (!/^posts\/[^/]+\.md$/.test(name)) continue
    try {
      const { post, text } = await readPostFile(archive, name)
      const { outcome, slug, warnings } = await restorePost(client, archive, post, options)
      const words = countWords(post.content)
      const notes = [...noteOf(archive, name, text), ...warnings]
      yield line({
        id: post.id,
        kind: 'post',
        title: post.title,
        slug,
        outcome,
        warnings: notes,
        words: { before: words, after: words },
      })
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      yield line({ id: name, kind: 'post', title: name, outcome: 'refused', warnings: [error.message] })
    }
  }
}

const DELETED_HERE = 'It was deleted here: it does not come back by itself.'

async function restoreRedirect(
  client: Client,
  { source, target }: SiteRedirect,
  { batch, overwrites }: RestoreOptions,
): Promise<Pick<ReportItem, 'outcome' | 'warnings'>> {
  const known = await client.from('redirects').select('id').eq('source', source).maybeSingle()
  const deleted = await client.from('deleted_redirects').select('source').eq('source', source).maybeSingle()
  fail('The redirects could not be read', known.error ?? deleted.error)
  if (known.data) return { outcome: 'same', warnings: [] }
  if (deleted.data && !overwrites(source)) return { outcome: 'conflict', warnings: [DELETED_HERE] }
  if (batch === null) return { outcome: 'new', warnings: [] }
  const { error } = await client.from('redirects').insert({ source, target, batch_id: batch })
  return error ? { outcome: 'refused', warnings: [error.message] } : { outcome: 'new', warnings: [] }
}

async function* restoreRedirects(client: Client, archive: SiteArchive, options: RestoreOptions) {
  const text = await archive.text(FILES.redirects)
  const [, ...rows] = csvParseRows(text?.replace(BYTE_ORDER_MARK, '') ?? '')
  for (const [source = '', target = ''] of rows) {
    const result = await restoreRedirect(client, { source, target }, options)
    yield line({ id: source, kind: 'redirect', title: `${source} → ${target}`, ...result })
  }
}

const isEmpty = async (client: Client): Promise<boolean> => {
  const { data, error } = await client.from('blog_posts').select('id').limit(1)
  fail('The posts could not be read', error)
  return data?.length === 0
}

/** An empty site takes the settings over; in another one they are its own. */
async function restoreSettings(client: Client, archive: SiteArchive): Promise<void> {
  const settings = await listOf(archive, FILES.settings, settingsSchema)
  if (!settings) return
  const { savedReplies, synonyms, messages, topics = [], site } = settings
  // A new site has some words of its own, and an import that was undone left some here.
  const replies =
    savedReplies.length > 0
      ? await client.from('saved_replies').upsert(savedReplies, { onConflict: 'name', ignoreDuplicates: true })
      : null
  const rows = synonyms.map((list) => ({ words: list }))
  const words =
    rows.length > 0
      ? await client.from('search_synonyms').upsert(rows, { onConflict: 'words', ignoreDuplicates: true })
      : null
  const texts =
    topics.length > 0
      ? await client.from('topic_texts').upsert(topics, { onConflict: 'slug', ignoreDuplicates: true })
      : null
  const contact = await client
    .from('contact_settings')
    .update({ retention_months: messages.retentionMonths })
    .eq('id', true)
  const { fields } = readFields(site)
  const own = site && (await client.from('site_settings').update({ fields }).eq('id', true))
  fail(
    'The settings could not be stored',
    replies?.error ?? words?.error ?? texts?.error ?? own?.error ?? contact.error,
  )
}

/** Brings an export of this site back, part by part. What is here already stays as it is. */
export async function* restoreSite(
  client: Client,
  archive: SiteArchive,
  options: RestoreOptions,
): AsyncGenerator<ReportItem> {
  const takesSettings = options.batch !== null && (await isEmpty(client))
  for (const part of [restorePictures, restoreAuthors, restoreBlocks, restorePosts, restoreRedirects])
    yield* part(client, archive, options)
  if (takesSettings) await restoreSettings(client, archive)
}
