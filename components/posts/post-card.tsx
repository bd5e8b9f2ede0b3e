import { PostCardView } from './post-card-view'
import { cardDiets } from '@/components/recipe/recipe-labels'
import { pictureOf } from './post-image'
import { postScreen } from '@/lib/content/screens'
import { shortDate } from '@/lib/dates'
import { postLength } from '@/lib/posts/length'
import type { PostSummary } from '@/lib/posts/post'
import { postTypes } from '@/lib/posts/types'
import { authorPath } from '@/lib/urls'

type Props = {
  post: PostSummary
  /** The call of the card's listing. */
  linkText: string
  /** Fits the page that the card stands on. */
  heading?: 'h2' | 'h3'
  /** The newest post of a listing: wide, with its excerpt, and its picture is asked for first. */
  isLead?: boolean
}

/** One post in a listing. The whole card leads to it. What it says is put into words here; the browser only lays it out. */
export function PostCard({ post, linkText, heading, isLead = false }: Props) {
  const { family, label } = postTypes[post.type]
  const diets = cardDiets(post.labels)
  return (
    <PostCardView
      slug={post.slug}
      title={post.title}
      family={family}
      tag={label}
      picture={pictureOf(post)}
      author={post.author}
      authorHref={authorPath(post.authorSlug)}
      publishedAt={post.publishedAt}
      date={shortDate(post.publishedAt)}
      length={postLength(post)}
      linkText={linkText}
      {...(post.type === 'recipe' && { save: postScreen.save })}
      {...(diets && { diets })}
      {...(heading && { heading })}
      {...(isLead && { lead: post.excerpt ?? '' })}
    />
  )
}
