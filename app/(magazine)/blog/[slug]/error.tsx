'use client'

import { PostNotFound } from '@/components/posts/lazy-post-not-found'

/**
 * Any load error shows this screen (spec, section 2); its status tells a crawler that it is an outage. It is also the one of a
 * post that is not there, whose page has a title of its own: each would else be a script of its own on every post.
 */
export default function PostError({ error }: { error?: unknown }) {
  return <PostNotFound hasTitle={error !== undefined} />
}
