import type { PostgrestSingleResponse } from '@supabase/supabase-js'
import { missingRightMessage, type Right } from '../../auth/rights.ts'
import { BackendError, isRefused, reasonOf, rowsOf } from '../../supabase/backend-error.ts'
import type { Client } from '../../supabase/client.ts'
import { type ItemResult, type ReportItem, reportItem, resultOf } from '../report.ts'
import type { SiteArchive } from './archive.ts'
import { pictureFile, type SiteAuthor, type SiteBlock, type SiteRedirect, type SiteSettings } from './files.ts'
import { reportPart, type SiteItem, type SitePart, versionsOf } from './part.ts'
import { writeYaml } from './post-file.ts'
import { readSite } from './read-site.ts'
import { restorePicture } from './restore-picture.ts'
import { restorePost, restoreVersions } from './restore-post.ts'
import { readSettings, writeSettings } from './settings.ts'

export type RestoreOptions = {
  /** Null: a dry run. */
  batch: string | null
  asDrafts: boolean
  /** The importing account; absent with the secret key. */
  importer?: string | undefined
  /** Whether an item replaces a change or a deletion by an editor, by its id in the report. */
  overwrites: (id: string) => boolean
}

/** A refusal of the database as a warning, which names a missing `right`. An outage is thrown. */
function refusalOf(error: unknown, right?: Right): ItemResult {
  if (!(error instanceof BackendError) || error.transient) throw error
  return resultOf(
    'refused',
    right && isRefused(error) ? missingRightMessage(right) : `The database refused it: ${reasonOf(error)}.`,
  )
}

/** The outcome of an insert. */
function outcomeOf(answer: PostgrestSingleResponse<unknown>, right?: Right): ItemResult {
  try {
    rowsOf(answer)
    return resultOf('new')
  } catch (error) {
    return refusalOf(error, right)
  }
}

async function restoreAuthor(client: Client, { aliases, ...author }: SiteAuthor, isDry: boolean): Promise<ItemResult> {
  const known = rowsOf(await client.from('author_aliases').select('author_id').eq('slug', author.slug).maybeSingle())
  if (known) return resultOf('same')
  if (isDry) return resultOf('new')
  const made = await client.from('author_profiles').insert(author).select('id').single()
  if (made.data) rowsOf(await client.rpc('restore_author_names', { p_author: made.data.id, p_slugs: aliases }))
  return outcomeOf(made, 'edit_all')
}

/** Does not replace an existing block, which posts of this site show. */
async function restoreBlock(client: Client, block: SiteBlock, isDry: boolean): Promise<ItemResult> {
  const known = rowsOf(await client.from('text_blocks').select('name').eq('name', block.name).maybeSingle())
  if (known) return resultOf('same')
  return isDry ? resultOf('new') : outcomeOf(await client.from('text_blocks').insert(block), 'publish_all')
}

async function restoreRedirect(
  client: Client,
  { source, target }: SiteRedirect,
  { batch, overwrites }: RestoreOptions,
): Promise<ItemResult> {
  const known = rowsOf(await client.from('redirects').select('id').eq('source', source).maybeSingle())
  const deleted = rowsOf(await client.from('deleted_redirects').select('source').eq('source', source).maybeSingle())
  if (known) return resultOf('same')
  if (deleted && !overwrites(source))
    return resultOf('conflict', 'It was deleted here: it does not come back by itself.')
  if (batch === null) return resultOf('new')
  return outcomeOf(await client.from('redirects').insert({ source, target, batch_id: batch }))
}

/** A site without posts takes the settings over. Any other site keeps its own, unless the editor chose to overwrite. */
async function restoreSettings(
  client: Client,
  settings: SiteSettings,
  { batch, overwrites }: RestoreOptions,
): Promise<ItemResult> {
  const isEmpty = rowsOf(await client.from('blog_posts').select('id').limit(1)).length === 0
  if (!isEmpty && writeYaml(await readSettings(client)) === writeYaml(settings)) return resultOf('same')
  if (!isEmpty && !overwrites('settings')) return resultOf('conflict', 'This site has settings of its own: they stay.')
  const refused = batch === null ? [] : await writeSettings(client, settings)
  return resultOf(isEmpty ? 'new' : 'changed', ...refused)
}

/** Restores a part of an export, or tells the outcome in a dry run. Existing rows stay. */
export async function restorePart(
  client: Client,
  { part, bytes }: { part: SitePart; bytes?: Uint8Array | null },
  options: RestoreOptions,
): Promise<ItemResult> {
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
  const restored = await restorePart(client, { part, bytes }, options).catch((error: unknown) => refusalOf(error))
  if (options.batch !== null && restored.outcome !== 'refused' && restored.outcome !== 'conflict')
    for await (const files of versionsOf(archive, item))
      restored.warnings.push(...(await restoreVersions(client, id, files)))
  return reportPart(item, restored)
}

/** Restores an export of this site, part by part. */
export async function* restoreSite(
  client: Client,
  archive: SiteArchive,
  options: RestoreOptions,
): AsyncGenerator<ReportItem> {
  for await (const item of readSite(archive)) {
    if ('refused' in item) yield reportItem(item, resultOf('refused'))
    else yield restoreItem(client, archive, item, options)
  }
}
