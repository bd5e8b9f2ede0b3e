import 'server-only'
import { revalidateTag, updateTag } from 'next/cache'
import { z } from 'zod'
import { findAdjacentPosts } from './adjacent-posts'
import type { PostRef } from './admin/post'
import {
  adjacentTag,
  allAdjacentTag,
  allPostsTag,
  listingTag,
  newestTag,
  postTag,
  publicationTag,
  sitemapTag,
  staleTags,
} from './cache'
import { SLUG_MAX } from './fields'
import { type Renewal, renewalSchema, tellInstances } from './instances'
import { secondsUntil } from './publication'
import { POST_TYPES, type PostType } from './types'
import { eventOf } from '@/lib/notifications/event'
import { notify } from '@/lib/notifications/notify'
import { logError } from '@/lib/log'
import { withdrawFromKept } from '@/lib/supabase/public'

/** A post as it was and as it is; null: it was not there, or is no more. */
export type PostChange = { before: PostRef | null; after: PostRef | null }

type Place = { slug: string; type: PostType }

/** Where a change put a post into the order of its listing; null when it moved nothing. What leaves is found by its own tag. */
function newPlace({ before, after }: PostChange): Place | null {
  if (after?.state !== 'published' || after.publishedAt === null) return null
  const { slug, type, publishedAt } = after
  const stays = before?.state === 'published' && before.type === type && before.publishedAt === publishedAt
  return stays ? null : { slug, type }
}

/** The tags of the links that now lead to a post: those of the posts before and after it. */
async function adjacentTags(place: Place): Promise<string[]> {
  try {
    const { older, newer } = await findAdjacentPosts(place.slug)
    return [older, newer].flatMap((post) => (post ? [adjacentTag(post.slug)] : []))
  } catch (error) {
    // The post is saved: a question that failed afterwards must not say otherwise. Too many pages are renewed then.
    logError('revalidate', error, { slug: place.slug })
    return [allAdjacentTag(place.type)]
  }
}

async function tagsOfPlaces(places: readonly (Place | null)[]): Promise<string[]> {
  const tags: string[] = []
  for (const place of places) if (place) tags.push(...(await adjacentTags(place)))
  return tags
}

const seen = (post: PostRef | null) => post && { ...post, isPublic: post.state === 'published' }

/** The address at which readers saw a post and see it no more; null when there is none. */
const withdrawnSlug = ({ before, after }: PostChange): string | null =>
  before?.state === 'published' && (after?.state !== 'published' || after.slug !== before.slug) ? before.slug : null

/** When a post appears by itself, and when it goes. */
const comingMoments = ({ state, publishedAt, unpublishAt }: PostRef): string[] => [
  ...(state === 'scheduled' && publishedAt ? [publishedAt] : []),
  ...((state === 'scheduled' || state === 'published') && unpublishAt ? [unpublishAt] : []),
]

/**
 * Renews what readers see of a change, on their next request, and tells who is to be told. A post that is planned, or has
 * an end, also dates the end of the pages that wait for it: those made in its last minutes cannot carry that date themselves. Only
 * inside a server action.
 */
export async function revalidatePosts(changes: PostChange[]): Promise<void> {
  const withdrawn = changes.flatMap((change) => withdrawnSlug(change) ?? [])
  await withdrawFromKept(withdrawn)
  const tags = [...changes.flatMap(staleTags), ...(await tagsOfPlaces(changes.map(newPlace)))]
  for (const tag of new Set(tags)) updateTag(tag)
  for (const { before, after } of changes) {
    const event = eventOf(seen(before), seen(after))
    if (event) notify(event)
  }
  const publications = changes.flatMap(({ after }) => (after ? comingMoments(after) : []))
  endAt(publications)
  await tellInstances({ tags, withdrawn, publications })
}

/** Dates the end of the pages that wait for posts which appear at these moments. */
function endAt(publications: readonly string[]): void {
  for (const moment of publications) revalidateTag(publicationTag(moment), { expire: secondsUntil(moment, Date.now()) })
}

/** The same for what happened by the clock, when nobody saved anything; for the schedule. */
export async function revalidateByClock(changes: PostChange[]): Promise<void> {
  await withdrawFromKept(changes.flatMap((change) => withdrawnSlug(change) ?? []))
  const tags = [...changes.flatMap(staleTags), ...(await tagsOfPlaces(changes.map(newPlace)))]
  for (const tag of new Set(tags)) revalidateTag(tag, { expire: 0 })
  for (const { before, after } of changes) {
    const event = eventOf(seen(before), seen(after))
    if (event) notify(event)
  }
  await tellInstances({ tags, withdrawn: changes.flatMap((change) => withdrawnSlug(change) ?? []), publications: [] })
}

/** What an owner's own system says of a row that it changed: one post, or everything; and what another instance renewed. */
export const foreignChangeSchema = z.union([
  z.strictObject({ all: z.literal(true) }),
  z.strictObject({
    slug: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .max(SLUG_MAX),
    type: z.enum(POST_TYPES).optional(),
  }),
  z.strictObject({ renewal: renewalSchema }),
])

/** Renews what such a change may concern, on the next request; answers the tags. For a route handler. */
export async function revalidateForeignChange(change: z.output<typeof foreignChangeSchema>): Promise<string[]> {
  if ('renewal' in change) return renewAsTold(change.renewal)
  // It may be gone: until it is read again nobody knows.
  if ('slug' in change) await withdrawFromKept([change.slug])
  const types = 'type' in change && change.type ? [change.type] : POST_TYPES
  const tags =
    'all' in change
      ? [allPostsTag]
      : [
          postTag(change.slug),
          newestTag,
          sitemapTag,
          ...types.flatMap((type) => [listingTag(type), allAdjacentTag(type)]),
        ]
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  await tellInstances({ tags, withdrawn: 'slug' in change ? [change.slug] : [], publications: [] })
  return tags
}

/** Renews what another instance renewed, and tells nobody. */
async function renewAsTold({ tags, withdrawn, publications }: Renewal): Promise<string[]> {
  await withdrawFromKept(withdrawn)
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  endAt(publications)
  return tags
}
