import { PostCard } from './post-card'
import type { PostSummary } from '@/lib/posts/post'

type Props = {
  posts: readonly PostSummary[]
  heading?: 'h2' | 'h3'
  hasLead?: boolean
  className?: string
}

export function PostCards({ posts, heading = 'h2', hasLead = false, className = 'post-grid' }: Props) {
  return (
    <div className={className}>
      {posts.map((post, index) => (
        <PostCard key={post.slug} post={post} heading={heading} isLead={hasLead && index === 0} />
      ))}
    </div>
  )
}
