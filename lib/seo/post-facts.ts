import type { Metadata } from 'next'
import { absoluteUrl, authorPath, postMarkdownPath, postPath } from '@/lib/urls'
import { defaultDescription } from './default-description'
import { feedLinks } from './feeds/addresses'
import { type HeadTag, linkTag, metaTag, openGraphTag, robotsText } from './head-tag'
import { CARD, type PageFacts, ROBOTS_OPEN, socialPicture, wholeTitle } from './metadata'
import type { SocialImage } from './social-image'
import { type Post, isUpdatedLater } from '@/lib/posts/post'
import { postTypes } from '@/lib/posts/types'
import { site } from '@/lib/site'

/** What a post is described with: the editor's words, or the default ones. */
export const descriptionOf = (post: Pick<Post, 'title' | 'author' | 'metaDescription'>): string =>
  post.metaDescription || defaultDescription(post.title, post.author)

/** When a post last changed for its readers: a scheduled one is never older than its publication. */
export const modifiedAtOf = ({ publishedAt, updatedAt }: Pick<Post, 'publishedAt' | 'updatedAt'>): string =>
  updatedAt > publishedAt ? updatedAt : publishedAt

/** When its readers are told it changed: what the page shows is what it says to machines. */
export const shownChangeOf = (post: Pick<Post, 'publishedAt' | 'updatedAt'>): string =>
  isUpdatedLater(post) ? post.updatedAt : post.publishedAt

/** What is drawn on a post's social picture. */
export const postSocialImage = (post: Pick<Post, 'title' | 'slug' | 'type' | 'image'>): SocialImage => ({
  title: post.title,
  kicker: postTypes[post.type].label,
  seed: post.slug,
  cover: post.type,
  photo: post.image?.src ?? null,
})

const postPageFacts = (post: Post): PageFacts => ({
  path: postPath(post.slug),
  title: post.metaTitle || post.title,
  wholeTitle: `${post.metaTitle || post.title}${site.blogTitleSuffix}`,
  description: descriptionOf(post),
  picture: postSocialImage(post),
  imageAlt: post.image?.alt || post.title,
  feed: post.type,
})

/** What a post's page says of itself to the browser that shows it; the rest of its head is `postHeadTags`. */
export const postMetadata = (post: Post): Metadata => ({
  title: { absolute: wholeTitle(postPageFacts(post)) },
  // Instead of the site's own.
  description: null,
  alternates: { canonical: absoluteUrl(postPath(post.slug)) },
})

/** What a post's head says to search engines, networks, feed readers and agents. X takes title and description from the others. */
export function postHeadTags(post: Post): HeadTag[] {
  const facts = postPageFacts(post)
  const path = authorPath(post.authorSlug)
  const authorUrl = path && absoluteUrl(path)
  const image = socialPicture(facts)
  const feeds = Object.entries(feedLinks(facts.feed)).flatMap(([type, links]) =>
    links.map((link) => ({ type, ...link })),
  )
  return [
    metaTag('description', facts.description),
    metaTag('robots', robotsText(ROBOTS_OPEN)),
    ...(authorUrl ? [linkTag({ rel: 'author', href: authorUrl })] : []),
    metaTag('author', post.author),
    ...feeds.map(({ type, url, title }) => linkTag({ rel: 'alternate', type, href: url, title })),
    linkTag({ rel: 'alternate', type: 'text/markdown', href: absoluteUrl(postMarkdownPath(post.slug)) }),
    openGraphTag('og:type', 'article'),
    openGraphTag('og:site_name', site.name),
    openGraphTag('og:locale', site.openGraphLocale),
    openGraphTag('og:title', facts.title),
    openGraphTag('og:description', facts.description),
    openGraphTag('og:url', absoluteUrl(facts.path)),
    openGraphTag('og:image', image.url),
    openGraphTag('og:image:type', image.type),
    openGraphTag('og:image:width', String(image.width)),
    openGraphTag('og:image:height', String(image.height)),
    openGraphTag('og:image:alt', image.alt),
    openGraphTag('article:published_time', post.publishedAt),
    openGraphTag('article:modified_time', shownChangeOf(post)),
    openGraphTag('article:author', authorUrl ?? post.author),
    openGraphTag('article:section', postTypes[post.type].label),
    metaTag('twitter:card', CARD),
    metaTag('twitter:image', image.url),
    metaTag('twitter:image:alt', image.alt),
  ]
}
