'use client'

import { PostNotFound } from '@/components/posts/post-not-found'
import { postNotFoundScreen } from '@/lib/content/error-screens'

/** Any load error shows this screen (spec, section 2); its status tells a crawler that it is an outage. */
export default function PostError() {
  return (
    <>
      {/* The page's own title failed together with the page. */}
      <title>{postNotFoundScreen.title}</title>
      <PostNotFound />
    </>
  )
}
