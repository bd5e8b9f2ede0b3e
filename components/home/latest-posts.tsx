import { PostCards } from '@/components/posts/post-cards'
import { contentHub } from '@/lib/content/home'
import type { PostSummary } from '@/lib/posts/post'

/** The newest posts: what most readers came for, so they stand first. */
export function LatestPosts({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="latest" className="pb-20 lg:pb-28">
      <h2 id="latest" className="mb-8 text-h2 font-semibold">
        {contentHub.latestTitle}
      </h2>
      <PostCards posts={posts} heading="h3" className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3" />
    </section>
  )
}
