import { absoluteUrl, authorPath, postPath } from '@/lib/urls'
import { descriptionOf, shownChangeOf } from '../post-facts'
import { organizationId, personId, refer, type SchemaNode, webPageId } from './node'
import type { ImageInfo } from '@/lib/images/image'
import type { Post } from '@/lib/posts/post'
import { site } from '@/lib/site'

export type PostNodeFacts = {
  post: Post
  url: string
  description: string
  modifiedAt: string
  image: SchemaNode | null
}

/** The team is the organisation itself; everybody else is a person with a page. */
export const isTeam = (author: string): boolean => author === site.defaultAuthor

/** An author, named wherever they are referred to, since search engines read the name on the spot. */
export function authorReference({ author, authorSlug }: Pick<Post, 'author' | 'authorSlug'>): SchemaNode {
  const path = authorPath(authorSlug)
  const url = path ? { url: absoluteUrl(path) } : {}
  if (isTeam(author)) return { '@type': 'Organization', '@id': organizationId(), name: author, ...url }
  return { '@type': 'Person', ...(path ? { '@id': personId(path) } : {}), name: author, ...url }
}

export const imageNode = ({ src, width, height, alt }: ImageInfo): SchemaNode => ({
  '@type': 'ImageObject',
  url: absoluteUrl(src),
  width,
  height,
  ...(alt ? { caption: alt } : {}),
})

export const postNodeFacts = (post: Post): PostNodeFacts => ({
  post,
  url: absoluteUrl(postPath(post.slug)),
  description: descriptionOf(post),
  modifiedAt: shownChangeOf(post),
  image: post.image ? imageNode(post.image) : null,
})

/** What an article and a recipe say alike of the post that they are. */
export const postProperties = ({ post, description, url, modifiedAt }: PostNodeFacts) => ({
  description,
  url,
  inLanguage: site.locale,
  datePublished: post.publishedAt,
  dateModified: modifiedAt,
  author: authorReference(post),
  publisher: refer(organizationId()),
  mainEntityOfPage: refer(webPageId(postPath(post.slug))),
})
