import 'server-only'
import { revalidateTag, updateTag } from 'next/cache'
import { z } from 'zod'
import { findAdjacentPosts } from './related-posts'
import type { PostRef } from './admin/post'
import {
  adjacentTag,
  allAdjacentTag,
  allFacetsTag,
  allPostsTag,
  listingTag,
  newestTag,
  postTag,
  publicationTag,
  sitemapTag,
  staleTags,
} from './cache-tags'
import { storedSlug } from './field-rules'
import { secondsUntil } from './publication'
import { POST_TYPES, type PostType } from './types'
import { eventOf } from '@/lib/notifications/event'
import { notify } from '@/lib/notifications/notify'
import { logError } from '@/lib/log'
import { siteSettingsTag } from '@/lib/settings/get-site'
import { withdrawKeptPosts } from '@/lib/supabase/public'

/** A post before and after a change; null when it was new, or is deleted. */
export type PostChange = { before: PostRef | null; after: PostRef | null }

type Place = { slug: string; type: PostType }

/** The listing in which a change gives a post a new place; null when it keeps its place or leaves. */
function newPlace({ before, after }: PostChange): Place | null {
  if (after?.state !== 'published' || after.publishedAt === null) return null
  const { slug, type, publishedAt } = after
  const stays = before?.state === 'published' && before.type === type && before.publishedAt === publishedAt
  return stays ? null : { slug, type }
}

/** The tags of a post's neighbours, whose links now lead to it. */
async function adjacentTags(place: Place): Promise<string[]> {
  try {
    const { older, newer } = await findAdjacentPosts(place.slug)
    return [older, newer].flatMap((post) => (post ? [adjacentTag(post.slug)] : []))
  } catch (error) {
    // The post is saved, so a failed read must not fail the action: all neighbours of the type are revalidated.
    logError('revalidate', error, { slug: place.slug })
    return [allAdjacentTag(place.type)]
  }
}

/** The slug at which a post was public and is no longer; null when there is none. */
const withdrawnSlug = ({ before, after }: PostChange): string | null =>
  before?.state === 'published' && (after?.state !== 'published' || after.slug !== before.slug) ? before.slug : null

/** The planned moments at which a post appears and ends. */
const comingMoments = ({ state, publishedAt, unpublishAt }: PostRef): string[] => [
  ...(state === 'scheduled' && publishedAt ? [publishedAt] : []),
  ...((state === 'scheduled' || state === 'published') && unpublishAt ? [unpublishAt] : []),
]

/** Revalidates every page that these changes concern, each tag by `expireTag`, and sends the notifications. */
async function revalidateEach(changes: PostChange[], expireTag: (tag: string) => void): Promise<void> {
  await withdrawKeptPosts(changes.flatMap((change) => withdrawnSlug(change) ?? []))
  const tags = changes.flatMap(staleTags)
  for (const place of changes.flatMap((change) => newPlace(change) ?? [])) tags.push(...(await adjacentTags(place)))
  for (const tag of new Set(tags)) expireTag(tag)
  for (const { before, after } of changes) {
    const event = eventOf(before, after)
    if (event) notify(event)
  }
}

/**
 * Revalidates the pages that show a change, for the next request, and sends notifications. A planned publication or end
 * also sets the expiry of the pages that wait for it: a page made in the last minutes before it cannot have so short a
 * life (`MIN_EXPIRE`). Only inside a server action.
 */
export async function revalidatePosts(changes: PostChange[]): Promise<void> {
  await revalidateEach(changes, updateTag)
  for (const moment of changes.flatMap(({ after }) => (after ? comingMoments(after) : [])))
    revalidateTag(publicationTag(moment), { expire: secondsUntil(moment, Date.now()) })
}

/** The same for scheduled changes, which are published outside of a server action. */
export const revalidateByClock = (changes: PostChange[]): Promise<void> =>
  revalidateEach(changes, (tag) => revalidateTag(tag, { expire: 0 }))

/** A change that the owner's own system reports: one post, or everything. */
export const foreignChangeSchema = z.union([
  z.strictObject({ all: z.literal(true) }),
  z.strictObject({
    slug: storedSlug,
    type: z.enum(POST_TYPES).optional(),
  }),
])

/** Revalidates the pages that such a change may concern, on the next request. Returns the tags. For a route handler. */
export async function revalidateForeignChange(change: z.output<typeof foreignChangeSchema>): Promise<string[]> {
  // The post may be deleted: an outage must not show its stored copies.
  if ('slug' in change) await withdrawKeptPosts([change.slug])
  const types = 'type' in change && change.type ? [change.type] : POST_TYPES
  const tags =
    'all' in change
      ? [allPostsTag, siteSettingsTag]
      : [
          postTag(change.slug),
          newestTag,
          allFacetsTag,
          sitemapTag,
          ...types.flatMap((type) => [listingTag(type), allAdjacentTag(type)]),
        ]
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  return tags
}
