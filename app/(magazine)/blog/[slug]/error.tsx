'use client'

import { PostNotFound } from '@/components/posts/post-not-found'

/**
 * Shown for every load error (spec, section 2); the status tells a crawler of an outage. `not-found.tsx` reuses this
 * file, so that a post does not load a second script for it.
 */
export default function PostError({ error }: { error?: unknown }) {
  return <PostNotFound hasTitle={error !== undefined} />
}
