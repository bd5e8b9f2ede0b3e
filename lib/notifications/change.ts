import type { Change } from './types'
import type { PostType } from '@/lib/posts/schema'

/** A post as far as others are told of it; `isPublic`: readers see it. */
export type Seen = { slug: string; title: string; type: PostType; isPublic: boolean }

/** What others are to be told when a post went from `before` to `after`; null when no reader is concerned. */
export function changeOf(before: Seen | null, after: Seen | null): Change | null {
  const was = before?.isPublic ? before : null
  const is = after?.isPublic ? after : null
  if (is) {
    const { slug, title, type } = is
    if (!was) return { event: 'publish', slug, title, type }
    return { event: 'update', slug, title, type, ...(was.slug === slug ? {} : { formerSlug: was.slug }) }
  }
  return was && { event: 'delete', slug: was.slug, title: was.title, type: was.type }
}
