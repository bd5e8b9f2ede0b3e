import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { visit } from 'unist-util-visit'
import { type FeedKey, feedTitle } from './addresses'
import { absoluteUrl, authorPath, postPath } from '@/lib/urls'
import { descriptionOf, modifiedAtOf } from '@/lib/seo/post-facts'
import { listings, postTypes } from '@/lib/posts/types'
import type { Post } from '@/lib/posts/post'
import { site } from '@/lib/site'
import { type ImageMap, mediaName } from '@/lib/images/image'
import { renderTree } from '@/lib/markdown/pipeline'

const absolute = (address: string, page: string): string => new URL(address, page).href

/** A picture of somebody else's is offered as a link, as on the page. */
function settleImage(node: Element, page: string, images: ImageMap): void {
  const source = String(node.properties.src ?? '')
  const known = images[mediaName(source) ?? '']
  const alt = String(node.properties.alt ?? '')
  if (known) {
    node.properties = {
      src: absolute(known.src, page),
      alt: alt || known.alt,
      width: known.width,
      height: known.height,
    }
    return
  }
  node.tagName = 'a'
  node.properties = { href: absolute(source, page) }
  node.children = [{ type: 'text', value: alt || 'Picture' }]
}

const OURS = new Set(['id', 'className', 'target', 'rel', 'tabIndex', 'ariaLabel', 'ariaDescribedBy'])

/** What only makes sense on our own page: boxes that scroll, targets of our own headings, the browser's tabs. */
function plain(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (parent && index !== undefined && node.properties.role === 'region') {
      parent.children.splice(index, 1, ...node.children)
      return index
    }
    node.properties = Object.fromEntries(Object.entries(node.properties).filter(([name]) => !OURS.has(name)))
    return undefined
  })
}

const isAddress = (address: string, page: string): boolean => URL.canParse(address, page)

/**
 * A post's text as HTML for feeds: the tree that the page shows, sanitised by the same step, with absolute addresses.
 * `page` is the post's own address: a link to one of its headings leads there.
 */
export function feedHtml(markdown: string, images: ImageMap, page: string): string {
  const tree = renderTree(markdown)
  plain(tree)
  visit(tree, 'element', (node) => {
    if (node.tagName === 'img') settleImage(node, page, images)
    const href = node.properties.href
    if (node.tagName === 'a' && typeof href === 'string' && isAddress(href, page))
      node.properties.href = absolute(href, page)
  })
  return toHtml(tree)
}

export type FeedItem = {
  url: string
  title: string
  summary: string
  html: string
  author: { name: string; url: string | null }
  category: string
  publishedAt: string
  modifiedAt: string
  picture: { url: string; width: number; height: number; alt: string } | null
}

/** A feed before it is written in one of the formats. Dates are ISO 8601 in UTC. */
export type Feed = {
  key: FeedKey
  title: string
  description: string
  pageUrl: string
  modifiedAt: string
  items: FeedItem[]
}

function feedItem(post: Post): FeedItem {
  const url = absoluteUrl(postPath(post.slug))
  const author = authorPath(post.authorSlug)
  const { image } = post
  return {
    url,
    title: post.title,
    summary: descriptionOf(post),
    html: feedHtml(post.content, post.images, url),
    author: { name: post.author, url: author && absoluteUrl(author) },
    category: postTypes[post.type].label,
    publishedAt: post.publishedAt,
    modifiedAt: modifiedAtOf(post),
    picture: image && { url: absoluteUrl(image.src), width: image.width, height: image.height, alt: image.alt },
  }
}

/** What a feed says when it has no post yet: the same on every request, so that it can be cached. */
const BEGINNING = '2026-01-01T00:00:00.000Z'

/** The feed of these posts, newest first. */
export function feedOf(key: FeedKey, posts: readonly Post[]): Feed {
  const listing = listings.find(({ postType }) => postType === key)
  const items = posts.map(feedItem)
  return {
    key,
    title: feedTitle(key),
    description: listing?.metaDescription ?? site.description,
    pageUrl: absoluteUrl(listing?.path ?? '/'),
    modifiedAt: items.reduce((latest, { modifiedAt }) => (modifiedAt > latest ? modifiedAt : latest), BEGINNING),
    items,
  }
}
