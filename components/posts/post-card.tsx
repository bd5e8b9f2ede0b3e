import Link from 'next/link'
import { SaveButton } from '@/components/recipe/save-button'
import { PostMeta } from './post-meta'
import { CardDiets } from '@/components/recipe/recipe-labels'
import { PostImage } from './post-image'
import { TypeTag } from './type-tag'
import type { PostSummary } from '@/lib/posts/post'
import { postScreen } from '@/lib/content/screens'
import { postTypes } from '@/lib/posts/types'

type Props = {
  post: PostSummary
  /** The call of the card's listing. */
  linkText: string
  /** Fits the page that the card stands on. */
  heading?: 'h2' | 'h3'
  /** The newest post of a listing: wide, with its excerpt, and its picture is asked for first. */
  isLead?: boolean
}

const SIZES = '(min-width: 1024px) 380px, (min-width: 640px) 50vw, calc(100vw - 40px)'
const LEAD_SIZES = '(min-width: 1200px) 720px, (min-width: 900px) 60vw, calc(100vw - 40px)'

/** One post in a listing. The whole card leads to it. */
export function PostCard({ post, linkText, heading: Heading = 'h2', isLead = false }: Props) {
  const href = `/blog/${post.slug}` as const
  return (
    <article data-family={postTypes[post.type].family} className={isLead ? 'post-card lead-card' : 'post-card'}>
      <div className="post-card-picture">
        <PostImage post={post} sizes={isLead ? LEAD_SIZES : SIZES} priority={isLead} />
        <TypeTag type={post.type} />
        {post.type === 'recipe' && (
          <SaveButton slug={post.slug} title={post.title} label={postScreen.save} className="post-card-heart" />
        )}
      </div>
      <div className="post-card-text">
        <Heading className="post-card-title">
          <Link href={href} className="post-card-link">
            {post.title}
          </Link>
        </Heading>
        {isLead && post.excerpt && <p className="lead-card-excerpt">{post.excerpt}</p>}
        <PostMeta post={post} />
        <CardDiets stored={post.labels} />
        <p className="post-card-call">
          <Link href={href}>
            {linkText} <span className="sr-only">{post.title}</span>
          </Link>
        </p>
      </div>
    </article>
  )
}
