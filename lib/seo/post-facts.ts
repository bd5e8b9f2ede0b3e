import type { Metadata } from 'next'
import { absoluteUrl, authorPath, postMarkdownPath, postPath } from '@/lib/urls'
import { defaultDescription } from './default-description'
import { buildMetadata } from './metadata'
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

/** What a post's page says of itself. */
export function postMetadata(post: Post): Metadata {
  const author = authorPath(post.authorSlug)
  return buildMetadata({
    path: postPath(post.slug),
    title: post.metaTitle || post.title,
    wholeTitle: `${post.metaTitle || post.title}${site.blogTitleSuffix}`,
    description: descriptionOf(post),
    picture: postSocialImage(post),
    imageAlt: post.image?.alt || post.title,
    feed: post.type,
    markdown: postMarkdownPath(post.slug),
    article: {
      publishedAt: post.publishedAt,
      modifiedAt: shownChangeOf(post),
      author: post.author,
      authorUrl: author && absoluteUrl(author),
      section: postTypes[post.type].label,
    },
  })
}
