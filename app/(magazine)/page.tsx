import { PostCard } from '@/components/posts/post-card'
import { listNewestPosts } from '@/lib/posts/queries'
import { site } from '@/lib/site'

export default async function HomePage() {
  const posts = await listNewestPosts(3)
  return (
    <>
      <h1 className="text-hero">Discover Your Wellness Journey</h1>
      <p className="measure my-6 text-ink-soft">{site.description}</p>
      <div className="grid gap-8 lg:grid-cols-3">
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} linkText="Read Article" />
        ))}
      </div>
    </>
  )
}
