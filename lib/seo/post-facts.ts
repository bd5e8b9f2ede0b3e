import type { Metadata } from 'next'
import { absoluteUrl } from '@/lib/absolute-url'
import { authorPath, postMarkdownPath, postPath } from '@/lib/urls'
import { defaultDescription } from './default-description'
import { buildMetadata } from './metadata'
import type { PageFacts } from './site-pages'
import type { SocialImage } from './social-image'
import { coverText } from '@/lib/posts/cover-text'
import { type Post, isUpdatedLater } from '@/lib/posts/post'
import { postTypes } from '@/lib/posts/types'
import { blogTitleSuffix, type Site } from '@/lib/site'

/** The description of a post: the editor's words, or the default ones. */
export const descriptionOf = (site: Site, post: Pick<Post, 'title' | 'author' | 'metaDescription'>): string =>
  post.metaDescription || defaultDescription(post.title, post.author, site.name)

/** The last change for readers: a scheduled post is never older than its publication. */
export const modifiedAtOf = ({ publishedAt, updatedAt }: Pick<Post, 'publishedAt' | 'updatedAt'>): string =>
  updatedAt > publishedAt ? updatedAt : publishedAt

/** The modification date that the page and its metadata show. */
export const shownChangeOf = (post: Pick<Post, 'publishedAt' | 'updatedAt'>): string =>
  isUpdatedLater(post) ? post.updatedAt : post.publishedAt

export const postSocialImage = (
  post: Pick<Post, 'title' | 'slug' | 'type' | 'image' | 'shareImage' | 'excerpt'>,
): SocialImage => ({
  title: post.title,
  kicker: postTypes[post.type].label,
  seed: post.slug,
  cover: post.type,
  subject: coverText(post),
  photo: (post.shareImage ?? post.image)?.src ?? null,
  ...(post.shareImage && { isWhole: true }),
})

/** The canonical address for search engines: another page's, or the post's own. */
export const canonicalUrlOf = ({ canonical, slug }: Pick<Post, 'canonical' | 'slug'>): string =>
  canonical?.startsWith('https:') ? canonical : absoluteUrl(canonical ?? postPath(slug))

const postPageFacts = (site: Site, post: Post): PageFacts => ({
  path: postPath(post.slug),
  title: post.metaTitle || post.title,
  wholeTitle: `${post.metaTitle || post.title}${blogTitleSuffix(site.name)}`,
  description: descriptionOf(site, post),
  picture: postSocialImage(post),
  imageAlt: (post.shareImage ?? post.image)?.alt || post.title,
  canonicalUrl: canonicalUrlOf(post),
  hidden: post.noindex,
  feed: post.type,
})

/** The metadata of a post's page: that of any page, and the properties of an article. */
export function postMetadata(site: Site, post: Post): Metadata {
  const facts = postPageFacts(site, post)
  const { openGraph, alternates, ...metadata } = buildMetadata(site, facts)
  const authorUrl = post.authorSlug ? absoluteUrl(authorPath(post.authorSlug)) : null
  return {
    ...metadata,
    authors: [{ name: post.author, ...(authorUrl && { url: authorUrl }) }],
    alternates: {
      ...alternates,
      types: { ...alternates?.types, 'text/markdown': absoluteUrl(postMarkdownPath(post.slug)) },
    },
    openGraph: {
      ...openGraph,
      // A link preview shows the site's name beside the title.
      title: facts.title,
      type: 'article',
      publishedTime: post.publishedAt,
      modifiedTime: shownChangeOf(post),
      authors: [authorUrl ?? post.author],
      section: postTypes[post.type].label,
    },
  }
}
