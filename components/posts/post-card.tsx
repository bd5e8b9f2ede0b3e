import Link from 'next/link'
import { SaveButton } from '@/components/recipe/save-button'
import { PostMeta } from './post-meta'
import { PostPicture } from './post-picture'
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
}

/** One post in a listing. The whole card leads to it. */
export function PostCard({ post, linkText, heading: Heading = 'h2' }: Props) {
  const href = `/blog/${post.slug}` as const
  return (
    <article data-family={postTypes[post.type].family} className="post-card">
      <div className="post-card-picture">
        <PostPicture post={post} sizes="(min-width: 1024px) 380px, (min-width: 640px) 50vw, calc(100vw - 40px)" />
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
        <PostMeta post={post} />
        <p className="post-card-call">
          <Link href={href}>
            {linkText} <span className="sr-only">{post.title}</span>
          </Link>
        </p>
      </div>
    </article>
  )
}
