import 'server-only'
import { revalidateTag, updateTag } from 'next/cache'
import { secondsUntil } from '../publication-life'
import { listingTag, newestTag, postTag, publicationTag } from '../tags'
import { staleTags } from './stale-tags'
import type { PostRef } from './row'
import { notify } from '@/lib/notifications/notify'
import { changeOf } from '@/lib/notifications/change'

/** A post as it was and as it is; null: it was not there, or is no more. */
export type Change = { before: PostRef | null; after: PostRef | null }

/**
 * Renews what readers see of a change, on their next request. A post that is planned also dates the end of the pages
 * that wait for it: those made in its last minutes cannot carry that date themselves. Only inside a server action.
 */
export function revalidatePosts(changes: Change[]): void {
  for (const tag of new Set(changes.flatMap(staleTags))) updateTag(tag)
  announceChanges(changes)
  for (const { after } of changes) {
    if (after?.state !== 'scheduled' || after.publishedAt === null) continue
    revalidateTag(publicationTag(after.publishedAt), { expire: secondsUntil(after.publishedAt, Date.now()) })
  }
}

const seen = (post: PostRef | null) => post && { ...post, isPublic: post.state === 'published' }

function announceChanges(changes: Change[]): void {
  for (const { before, after } of changes) {
    const change = changeOf(seen(before), seen(after))
    if (change) notify(change)
  }
}

/** The same for posts whose minute has passed; for a route handler. */
export function renewPublished(posts: Pick<PostRef, 'slug' | 'type' | 'title'>[]): void {
  const tags = posts.flatMap(({ slug, type }) => [listingTag(type), newestTag, postTag(slug)])
  for (const tag of new Set(tags)) revalidateTag(tag, { expire: 0 })
  for (const { slug, type, title } of posts) notify({ event: 'publish', slug, type, title })
}
