'use client'

import { PostNotFound } from '@/components/posts/lazy-post-not-found'

/** Any load error shows this screen (spec, section 2); its status tells a crawler that it is an outage. */
export default function PostError() {
  return <PostNotFound hasTitle />
}
