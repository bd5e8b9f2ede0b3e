import { ArrowDown, ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import { PostMeta } from './post-meta'
import { PostPicture } from './post-picture'
import { TypeTag } from './type-tag'
import { postScreen } from '@/lib/content/screens'
import { longDate } from '@/lib/dates'
import type { Post } from '@/lib/posts/post'
import { isUpdatedLater } from '@/lib/posts/post'

/** The title on a band in the type's colour, and the picture that hangs over the band's edge. */
export function PostHeader({ post, recipeId }: { post: Post; recipeId: string | null }) {
  return (
    <header className="post-band">
      <div className="post-band-text">
        <BackToBlog />
        <TypeTag type={post.type} />
        <h1 className="post-title">{post.title}</h1>
        <PostMeta post={post} isLong />
        {isUpdatedLater(post) && (
          <p className="post-meta">
            {postScreen.updated} <time dateTime={post.updatedAt}>{longDate(post.updatedAt)}</time>
          </p>
        )}
        {recipeId && (
          <a href={`#${recipeId}`} className="jump-link">
            {postScreen.jumpToRecipe} <ArrowDown aria-hidden="true" className="size-4" />
          </a>
        )}
      </div>
      <figure className="post-band-picture">
        <PostPicture
          post={post}
          sizes="(min-width: 1200px) 560px, (min-width: 900px) 46vw, calc(100vw - 40px)"
          priority
        />
        {post.image?.caption && <figcaption>{post.image.caption}</figcaption>}
      </figure>
    </header>
  )
}

export function BackToBlog() {
  const { label, href } = postScreen.back
  return (
    <Link href={href} className="back-link">
      <ArrowLeft aria-hidden="true" className="size-4" /> {label}
    </Link>
  )
}
