import type { Metadata } from 'next'
import type { Post } from './row'
import { site } from '@/lib/site'

/** The description when an editor wrote none: built from title and author (spec, section 2). */
export const descriptionOf = (post: Pick<Post, 'title' | 'author' | 'metaDescription'>): string =>
  post.metaDescription || `Read ${post.title} by ${post.author} on ${site.name}.`

/** What a post's page says of itself. Relative addresses are made absolute from SITE_URL by `metadataBase`. */
export function postMetadata(post: Post): Metadata {
  const title = `${post.metaTitle || post.title}${site.blogTitleSuffix}`
  const description = descriptionOf(post)
  const url = `/blog/${post.slug}`
  const images = post.image ? [{ url: post.image.src, width: 1200, height: 630, alt: post.image.alt || post.title }] : []
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: url },
    authors: [{ name: post.author }],
    openGraph: {
      type: 'article',
      siteName: site.name,
      title,
      description,
      url,
      images,
      publishedTime: post.publishedAt,
      modifiedTime: post.updatedAt,
      authors: [post.author],
      section: post.type,
    },
    twitter: { card: 'summary_large_image', title, description, images },
  }
}
