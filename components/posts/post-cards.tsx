import type { CardKind, CardPost } from './post-card-view'
import { PostCardList } from './post-card-list'
import { pictureOf } from './post-image'
import { cardDiets } from '@/components/recipe/recipe-labels'
import { postScreen } from '@/lib/content/screens'
import { shortDate } from '@/lib/dates'
import { postLength } from '@/lib/posts/length'
import type { PostSummary } from '@/lib/posts/post'
import { type PostType, postTypes } from '@/lib/posts/types'
import { authorPath } from '@/lib/urls'

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
  const cards = posts.map((post, index) => cardOf(post, hasLead && index === 0))
  return <PostCardList cards={cards} kinds={kinds} heading={heading} className={className} />
}

function kindOf(type: PostType): CardKind {
  const { family, label, linkText } = postTypes[type]
  return { family, tag: label, linkText, ...(type === 'recipe' && { save: postScreen.save }) }
}

function cardOf(post: PostSummary, isLead: boolean): CardPost {
  const diets = cardDiets(post.labels)
  return {
    type: post.type,
    slug: post.slug,
    title: post.title,
    picture: pictureOf(post),
    author: post.author,
    authorHref: authorPath(post.authorSlug),
    publishedAt: post.publishedAt,
    date: shortDate(post.publishedAt),
    length: postLength(post),
    ...(diets && { diets }),
    ...(isLead && { lead: post.excerpt ?? '' }),
  }
}
