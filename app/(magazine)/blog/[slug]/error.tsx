'use client'

import { PostNotFound } from '@/components/posts/post-not-found'

/**
 * Every load error shows this screen (spec, section 2); its status tells a crawler of an outage. `not-found.tsx` is the same
 * file, or every post would load a second script for it.
 */
export default function PostError({ error }: { error?: unknown }) {
  return <PostNotFound hasTitle={error !== undefined} />
}
