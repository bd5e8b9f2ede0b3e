import { toHtml } from 'hast-util-to-html'
import { type FeedKey, followedBy } from './addresses'
import { absoluteUrl } from '@/lib/absolute-url'
import { authorPath, postPath } from '@/lib/urls'
import { descriptionOf, modifiedAtOf } from '@/lib/seo/post-facts'
import { mapSkippingFailures } from '@/lib/map-skipping-failures'
import { element, textNode } from '@/lib/markdown/elements'
import { postTypes } from '@/lib/posts/types'
import type { Post } from '@/lib/posts/post'
import type { PostTopic } from '@/lib/posts/topics'
import type { Site } from '@/lib/site'

/** A post's text as HTML; null when it cannot be rendered. */
export type WriteHtml = (post: Post, url: string) => Promise<string | null>

/** Replaces a text that cannot be rendered, so that one post does not break the feed. */
const summaryOf = (site: Site, post: Post): string => toHtml(element('p', {}, [textNode(descriptionOf(site, post))]))

async function feedItem(site: Site, post: Post, writeHtml: WriteHtml) {
  const url = absoluteUrl(postPath(post.slug))
  const { authorSlug, image } = post
  return {
    url,
    title: post.title,
    summary: descriptionOf(site, post),
    html: (await writeHtml(post, url)) ?? summaryOf(site, post),
    author: { name: post.author, url: authorSlug && absoluteUrl(authorPath(authorSlug)) },
    category: postTypes[post.type].label,
    publishedAt: post.publishedAt,
    modifiedAt: modifiedAtOf(post),
    picture: image && { url: absoluteUrl(image.src), width: image.width, height: image.height, alt: image.alt },
  }
}

export type FeedItem = Awaited<ReturnType<typeof feedItem>>

/** The date of an empty feed: constant, so that the feed can be cached. */
const BEGINNING = '2026-01-01T00:00:00.000Z'

/** The feed of these posts, newest first, independent of its format. Dates are ISO 8601 in UTC. */
export async function feedOf(
  site: Site,
  key: FeedKey,
  posts: readonly Post[],
  writeHtml: WriteHtml,
  topic?: PostTopic | null,
) {
  const { title, description, path } = followedBy(site, key, topic)
  const items = await mapSkippingFailures('feed', posts, (post) => feedItem(site, post, writeHtml))
  return {
    siteName: site.name,
    key,
    title,
    description,
    pageUrl: absoluteUrl(path),
    modifiedAt: items.reduce((latest, { modifiedAt }) => (modifiedAt > latest ? modifiedAt : latest), BEGINNING),
    items,
  }
}

export type Feed = Awaited<ReturnType<typeof feedOf>>
