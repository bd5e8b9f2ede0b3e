import type { Tables } from '@/lib/supabase/database.types'
import type { ImageInfo, ImageMap } from '@/lib/images/schema'
import { mediaName } from '@/lib/images/schema'
import { excerptOf } from '@/lib/markdown/excerpt'
import { toIsoDate } from './dates'
import { readingMinutes } from './reading-time'
import type { PostType } from './schema'

export const SUMMARY_COLUMNS =
  'slug, title, post_type, author, published_at, image_url, meta_description, content, author_slug' as const
export const POST_COLUMNS =
  'id, slug, title, content, image_url, author, published_at, updated_at, meta_title, meta_description, post_type, author_slug' as const

type SummaryRow = Pick<
  Tables<'blog_posts'>,
  | 'slug'
  | 'title'
  | 'post_type'
  | 'author'
  | 'published_at'
  | 'image_url'
  | 'meta_description'
  | 'content'
  | 'author_slug'
>
type PostRow = SummaryRow & Pick<Tables<'blog_posts'>, 'id' | 'updated_at' | 'meta_title'>

/** What a card shows. Dates are ISO 8601 in UTC. */
export type PostSummary = {
  slug: string
  title: string
  type: PostType
  author: string
  /** The address of the author's page; null for a name that gives none. */
  authorSlug: string | null
  publishedAt: string
  minutes: number
  excerpt: string
  image: ImageInfo | null
}

/** A whole post. `images` holds what is known of every picture in it, by address. */
export type Post = PostSummary & {
  id: string
  content: string
  updatedAt: string
  metaTitle: string | null
  metaDescription: string | null
  images: ImageMap
}

function leadImage(imageUrl: string | null, images: ImageMap): ImageInfo | null {
  const name = mediaName(imageUrl)
  return (name && images[name]) || null
}

export function toSummary(row: SummaryRow, images: ImageMap): PostSummary {
  if (row.published_at === null) throw new Error(`Post ${row.slug} is public without a date`)
  return {
    slug: row.slug,
    title: row.title,
    type: row.post_type,
    author: row.author,
    authorSlug: row.author_slug || null,
    publishedAt: toIsoDate(row.published_at),
    minutes: readingMinutes(row.content),
    excerpt: row.meta_description || excerptOf(row.content),
    image: leadImage(row.image_url, images),
  }
}

export function toPost(row: PostRow, images: ImageMap): Post {
  return {
    ...toSummary(row, images),
    id: row.id,
    content: row.content,
    updatedAt: toIsoDate(row.updated_at),
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    images,
  }
}
