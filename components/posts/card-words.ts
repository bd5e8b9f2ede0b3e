import type { CardKind, CardPost } from './post-card-view'
import { pictureOf } from './post-image'
import { cardDiets } from '@/components/recipe/recipe-labels'
import { postScreen } from '@/lib/content/screens'
import { shortDate } from '@/lib/dates'
import { postLength, type PostSummary } from '@/lib/posts/post'
import { type PostType, postTypes } from '@/lib/posts/types'
import { authorPath } from '@/lib/urls'

/** What all cards of a type say. */
export function kindOf(type: PostType): CardKind {
  const { family, label, linkText } = postTypes[type]
  return { family, tag: label, linkText, ...(type === 'recipe' && { save: postScreen.save }) }
}

type Place = {
  /** The newest post of a listing: wide, with its excerpt. */
  isLead?: boolean
  /** At the far end of a page, where nobody waits for its picture. */
  isFar?: boolean
}

/** What the card of a post says. */
export function cardOf(post: PostSummary, { isLead = false, isFar = false }: Place = {}): CardPost {
  const diets = cardDiets(post.labels)
  return {
    type: post.type,
    slug: post.slug,
    title: post.title,
    picture: pictureOf(post, !isFar),
    author: post.author,
    authorHref: authorPath(post.authorSlug),
    publishedAt: post.publishedAt,
    date: shortDate(post.publishedAt),
    length: postLength(post),
    ...(diets && { diets }),
    ...(isLead && { lead: post.excerpt ?? '' }),
  }
}
