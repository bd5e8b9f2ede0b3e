import { cardOf, kindOf } from './card-words'
import { PostCardList } from './post-card-list'
import type { PostSummary } from '@/lib/posts/post'

type Props = {
  posts: readonly PostSummary[]
  /** Fits the page that the cards stand on. */
  heading?: 'h2' | 'h3'
  /** Whether the first one is the newest post of a listing: wide, with its excerpt, and its picture is asked for first. */
  hasLead?: boolean
  /** How the cards are laid out. */
  className?: string
}

/** Posts as cards, each of which leads to its post. What they say is put into words here; the browser only lays it out. */
export function PostCards({ posts, heading = 'h2', hasLead = false, className = 'post-grid' }: Props) {
  const kinds = Object.fromEntries(posts.map(({ type }) => [type, kindOf(type)]))
  const cards = posts.map((post, index) => cardOf(post, { isLead: hasLead && index === 0 }))
  return <PostCardList cards={cards} kinds={kinds} heading={heading} className={className} />
}
