import type { ReactNode } from 'react'
import { MetaLine } from './meta-line'
import { PostImage } from './post-image'
import { AuthorPortrait } from '@/components/authors/author-portrait'
import type { AuthorProfile } from '@/lib/authors/profile'
import { longDate } from '@/lib/dates'
import type { PostSummary } from '@/lib/posts/post'
import { minutesRead } from '@/lib/posts/reading-time'
import { postTypes } from '@/lib/posts/types'

type Headed = Pick<
  PostSummary,
  'author' | 'authorSlug' | 'excerpt' | 'image' | 'minutes' | 'publishedAt' | 'slug' | 'title' | 'type'
>

type Props = {
  post: Headed
  /** Null for a guest, who has only a name. */
  author: Pick<AuthorProfile, 'portrait'> | null
  /** The preview of the panel has a heading of its own. */
  titleAs?: 'h1' | 'p'
  /** Above the type. */
  back?: ReactNode
  /** Below the byline. */
  children?: ReactNode
}

/** The title on a band in the type's colour, and the picture across the band's edge. */
export function PostHeader({ post, author, titleAs: Title = 'h1', back, children }: Props) {
  const meta = <MetaLine post={post} date={longDate(post.publishedAt)} length={minutesRead(post.minutes)} />
  return (
    <header className="post-band">
      <div className="post-band-text">
        {back}
        <p className="type-tag">{postTypes[post.type].label}</p>
        <Title className="post-title">{post.title}</Title>
        {author ? (
          <div className="post-byline">
            <AuthorPortrait portrait={author.portrait} sizes="2.5rem" className="w-10" />
            {meta}
          </div>
        ) : (
          meta
        )}
        {children}
      </div>
      <figure className="post-band-picture">
        {/* React adds no preload for an image inside `picture`; one would repeat all sizes in the head. */}
        <picture className="contents">
          <PostImage
            post={post}
            sizes="(min-width: 1240px) 474px, (min-width: 900px) 39vw, calc(100vw - 40px)"
            priority
          />
        </picture>
        {post.image?.caption && <figcaption>{post.image.caption}</figcaption>}
      </figure>
    </header>
  )
}
