import { lacking } from '../../auth/rights.ts'
import { type ReportItem, reportItem } from '../report.ts'
import { type Client, fail } from '../store.ts'
import type { SiteArchive } from './archive.ts'
import { pictureFile, type SiteAuthor, type SiteBlock, type SiteRedirect, type SiteSettings } from './files.ts'
import { reportPart, type SiteItem, type SitePart, versionsOf } from './part.ts'
import { writeYaml } from './post-file.ts'
import { readSite } from './read-site.ts'
import { restorePicture } from './restore-picture.ts'
import { restorePost, restoreVersions } from './restore-post.ts'
import { lacksRight, readSettings, writeSettings } from './settings.ts'

export type RestoreOptions = {
  /** Null: nothing is written. */
  batch: string | null
  asDrafts: boolean
  /** The account that imports; absent with the secret key. */
  importer?: string | undefined
  /** Whether an item comes in over what a person changed or deleted here, by its id in the report. */
  overwrites: (id: string) => boolean
}

/** What became of a part, or in a dry run would become of it. */
export type Restored = Pick<ReportItem, 'outcome' | 'warnings'> & { slug?: string }

const of = (outcome: Restored['outcome'], ...warnings: string[]): Restored => ({ outcome, warnings })

async function restoreAuthor(client: Client, { aliases, ...author }: SiteAuthor, isDry: boolean): Promise<Restored> {
  const known = await client.from('author_aliases').select('author_id').eq('slug', author.slug).maybeSingle()
  fail('The authors could not be read', known.error)
  if (known.data) return of('same')
  if (isDry) return of('new')
  const made = await client.from('author_profiles').insert(author).select('id').single()
  if (made.error)
    return of(
      'refused',
      lacksRight(made.error) ? lacking('edit_all') : `The author could not be stored: ${made.error.message}`,
    )
  const named = await client.rpc('restore_author_names', { p_author: made.data.id, p_slugs: aliases })
  fail('The names of an author could not be stored', named.error)
  return of('new')
}

/** A block that is here already stays: posts of this site show it. */
async function restoreBlock(client: Client, block: SiteBlock, isDry: boolean): Promise<Restored> {
  const known = await client.from('text_blocks').select('name').eq('name', block.name).maybeSingle()
  fail('The blocks could not be read', known.error)
  if (known.data) return of('same')
  if (isDry) return of('new')
  const { error } = await client.from('text_blocks').insert(block)
  if (!error) return of('new')
  return of('refused', lacksRight(error) ? lacking('publish_all') : error.message)
}

const DELETED_HERE = 'It was deleted here: it does not come back by itself.'

async function restoreRedirect(
  client: Client,
  { source, target }: SiteRedirect,
  { batch, overwrites }: RestoreOptions,
): Promise<Restored> {
  const known = await client.from('redirects').select('id').eq('source', source).maybeSingle()
  const deleted = await client.from('deleted_redirects').select('source').eq('source', source).maybeSingle()
  fail('The redirects could not be read', known.error ?? deleted.error)
  if (known.data) return of('same')
  if (deleted.data && !overwrites(source)) return of('conflict', DELETED_HERE)
  if (batch === null) return of('new')
  const { error } = await client.from('redirects').insert({ source, target, batch_id: batch })
  return error ? of('refused', error.message) : of('new')
}

const OWN_SETTINGS = 'This site has settings of its own: they stay.'

/** An empty site takes the settings over; in another one they are its own, and replaced on wish. */
async function restoreSettings(
  client: Client,
  settings: SiteSettings,
  { batch, overwrites }: RestoreOptions,
): Promise<Restored> {
  const { data, error } = await client.from('blog_posts').select('id').limit(1)
  fail('The posts could not be read', error)
  const isEmpty = data?.length === 0
  if (!isEmpty && writeYaml(await readSettings(client)) === writeYaml(settings)) return of('same')
  if (!isEmpty && !overwrites('settings')) return of('conflict', OWN_SETTINGS)
  const refused = batch === null ? [] : await writeSettings(client, settings)
  return of(isEmpty ? 'new' : 'changed', ...refused)
}

/** Brings a part of an export back, or says what would become of it. What is here already stays as it is. */
export async function restorePart(
  client: Client,
  { part, bytes }: { part: SitePart; bytes?: Uint8Array | null },
  options: RestoreOptions,
): Promise<Restored> {
  const isDry = options.batch === null
  switch (part.kind) {
    case 'settings':
      return restoreSettings(client, part.settings, options)
    case 'picture':
      return restorePicture(client, part.picture, bytes, isDry)
    case 'author':
      return restoreAuthor(client, part.author, isDry)
    case 'block':
      return restoreBlock(client, part.block, isDry)
    case 'post':
      return restorePost(client, part, options)
    case 'redirect':
      return restoreRedirect(client, part, options)
  }
}

async function restoreItem(client: Client, archive: SiteArchive, item: SiteItem, options: RestoreOptions) {
  const { id, part } = item
  const bytes = part.kind === 'picture' ? await archive.bytes(pictureFile(part.picture.path)) : null
  const restored = await restorePart(client, { part, bytes }, options)
  if (options.batch !== null && restored.outcome !== 'refused' && restored.outcome !== 'conflict')
    for await (const files of versionsOf(archive, item))
      restored.warnings.push(...(await restoreVersions(client, id, files)))
  return reportPart(item, restored)
}

/** Brings an export of this site back, part by part, as the panel does call by call. */
export async function* restoreSite(
  client: Client,
  archive: SiteArchive,
  options: RestoreOptions,
): AsyncGenerator<ReportItem> {
  for await (const item of readSite(archive)) {
    if ('refused' in item) yield reportItem({ source: 'flavorcraft', item }, 'refused', '', [])
    else yield restoreItem(client, archive, item, options)
  }
}
