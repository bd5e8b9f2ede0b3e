import Link from 'next/link'
import { Marked } from './marked'
import { PostPicture } from '../post-picture'
import { TypeTag } from '../type-tag'
import { shortDate } from '@/lib/dates'
import type { SearchHit as Hit } from '@/lib/posts/search'
import { postTypes } from '@/lib/posts/types'

/** One found post: its picture, its title, and the place where the words stand. */
export function SearchHit({ hit }: { hit: Hit }) {
  return (
    <article data-family={postTypes[hit.type].family} className="search-hit">
      <div className="search-hit-picture">
        <PostPicture post={hit} sizes="(min-width: 640px) 208px, 104px" />
      </div>
      <div>
        <TypeTag type={hit.type} />
        <h2>
          <Link href={`/blog/${hit.slug}`} className="post-card-link">
            <Marked parts={hit.title} />
          </Link>
        </h2>
        <p className="search-hit-excerpt">
          <Marked parts={hit.excerpt} />
        </p>
        <p className="post-meta">
          {hit.author} · <time dateTime={hit.publishedAt}>{shortDate(hit.publishedAt)}</time>
        </p>
      </div>
    </article>
  )
}
