import { createHash } from 'node:crypto'
import { renderText } from '../../posts/rendering/render-text.ts'
import type { PostType } from '../../posts/types.ts'
import { type Client, fail, type Incoming, type Stored, storeIncoming } from '../store.ts'
import type { SiteArchive } from './archive.ts'
import { revisionFolder, revisionSchema } from './files.ts'
import { FILE_COLUMNS, readFrontMatter, type SitePost, writePost } from './post-file.ts'
import type { RestoreOptions } from './restore.ts'

async function columnsOf(post: SitePost, slug: string): ReturnType<Incoming['columns']> {
  const { formerSlugs: _, version, ...row } = post
  const prepared = await renderText('prepare', { ...post, postType: post.post_type as PostType })
  if (!prepared.ok) return { refused: prepared.problem }
  const { content, derived } = prepared.value
  return { columns: { ...row, ...derived, content, slug, ...(version !== undefined && { version }) } }
}

/** A post of that id which no import brought: the exported one itself, or its later state. */
async function findOwn(client: Client, { id }: SitePost): Promise<(SitePost & { version: number }) | null> {
  const known = await client.from('import_items').select('post_id').eq('post_id', id).limit(1)
  fail('The earlier imports could not be read', known.error)
  if (known.data?.length) return null
  const own = await client
    .from('blog_posts')
    .select<string, Omit<SitePost, 'formerSlugs'> & { version: number }>(`${FILE_COLUMNS.join(', ')}, content, version`)
    .eq('id', id)
    .maybeSingle()
  fail('The posts could not be read', own.error)
  return own.data && { ...own.data, formerSlugs: [] }
}

async function restoreFormerSlugs(client: Client, postId: string, slugs: readonly string[]): Promise<void> {
  const rows = slugs.map((slug) => ({ slug, post_id: postId }))
  if (rows.length === 0) return
  const stored = await client.from('post_slug_redirects').upsert(rows, { onConflict: 'slug', ignoreDuplicates: true })
  fail('The former addresses could not be stored', stored.error)
}

async function restoreRevisions(
  client: Client,
  archive: SiteArchive,
  post: SitePost,
  postId: string,
): Promise<string[]> {
  for (const name of archive.names.filter((one) => one.startsWith(revisionFolder(post.slug)))) {
    const { values, text } = readFrontMatter((await archive.text(name)) ?? '')
    const revision = revisionSchema.safeParse(values)
    if (!revision.success || revision.data.version > (post.version ?? 1))
      return [`The version in ${name} could not be read: it is left out.`]
    const { version, savedBy, savedAt, type, publishedAt, image, metaTitle, metaDescription, ...rest } = revision.data
    const { shareImage, canonical, noindex, ...same } = rest
    const { error } = await client.from('post_revisions').upsert({
      ...same,
      post_id: postId,
      version,
      content: text,
      saved_by_username: savedBy,
      created_at: savedAt,
      post_type: type as PostType,
      published_at: publishedAt,
      image_url: image,
      meta_title: metaTitle,
      meta_description: metaDescription,
      share_image: shareImage ?? null,
      canonical_url: canonical ?? null,
      noindex: noindex ?? false,
    })
    fail('A version could not be stored', error)
  }
  return []
}

/** Brings one exported post back under its own id, with its former addresses and versions. */
export async function restorePost(
  client: Client,
  archive: SiteArchive,
  exported: SitePost,
  { batch, asDrafts, overwrites }: RestoreOptions,
): Promise<Stored> {
  const post: SitePost = asDrafts ? { ...exported, status: 'draft' } : exported
  const own = await findOwn(client, post)
  if (own) {
    const isSame = writePost({ ...own, formerSlugs: post.formerSlugs, version: post.version }) === writePost(post)
    if (isSame) return { outcome: 'same', slug: own.slug, warnings: [] }
    if (!overwrites(post.id))
      return {
        outcome: 'conflict',
        slug: own.slug,
        warnings: ['This very post is here in another state: it is left as it is.'],
      }
  }
  const stored = await storeIncoming(
    client,
    {
      source: 'flavorcraft',
      id: post.id,
      hash: createHash('sha256').update(writePost(post)).digest('hex'),
      slug: post.slug,
      warnings: [],
      columns: (slug) => columnsOf(post, slug),
      overwrites: overwrites(post.id),
      ...(own && { own }),
    },
    batch,
  )
  if (stored.postId === undefined) return stored
  await restoreFormerSlugs(client, stored.postId, post.formerSlugs)
  // A post that goes on here has versions of its own.
  const warnings = own ? [] : await restoreRevisions(client, archive, exported, stored.postId)
  return { ...stored, warnings: [...stored.warnings, ...warnings] }
}
