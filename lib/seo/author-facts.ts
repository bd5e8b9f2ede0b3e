import type { Metadata } from 'next'
import { absoluteUrl, authorPath, pagedPath } from '@/lib/urls'
import { itemListNode, listId, postCrumbs } from './json-ld/list'
import { type Graph, organizationId, personId, refer, type SchemaNode } from './json-ld/node'
import { pageGraphOf, trailOf } from './json-ld/page'
import { isTeam } from './json-ld/post-common'
import { buildMetadata } from './metadata'
import type { SocialImage } from './social-image'
import type { Author } from '@/lib/authors/queries'
import { authorPage, authorsPage } from '@/lib/content/discovery'
import { PAGE_SIZE } from '@/lib/posts/limits'
import type { PostSummary } from '@/lib/posts/post'
import { site } from '@/lib/site'

const pathOf = ({ slug }: Author): string => authorPath(slug) ?? '/authors'

/** What is drawn on the social picture of an author's page. */
export const authorSocialImage = ({ name, slug }: Author): SocialImage => ({
  title: name,
  kicker: authorsPage.title,
  seed: slug,
  cover: 'guide',
  photo: null,
})

/** What a page (from 1) of an author says of itself. */
export function authorMetadata(author: Author, page: number): Metadata {
  const suffix = page > 1 ? `, page ${page}` : ''
  return buildMetadata({
    path: pagedPath(pathOf(author), page),
    title: `${author.name}${suffix}`,
    description: `${page > 1 ? `Page ${page}. ` : ''}${authorPage.description(author.name)}`,
    picture: authorSocialImage(author),
    imageAlt: `${author.name}, ${site.name}`,
    profile: true,
  })
}

const whoId = (author: Author): string => (isTeam(author.name) ? organizationId() : personId(pathOf(author)))

const personNode = (author: Author): SchemaNode => ({
  '@type': 'Person',
  '@id': personId(pathOf(author)),
  name: author.name,
  url: absoluteUrl(pathOf(author)),
  worksFor: refer(organizationId()),
})

/** The graph of a page (from 1) of an author and the posts on it. The team is the organisation, which is in every graph. */
export function authorGraph(author: Author, page: number, posts: readonly PostSummary[]): Graph {
  const path = pagedPath(pathOf(author), page)
  const crumb = { name: author.name, path: pathOf(author) }
  const trail = [...trailOf('/authors'), crumb, ...(page > 1 ? [{ name: `Page ${page}`, path }] : [])]
  return pageGraphOf(
    {
      type: page > 1 ? 'CollectionPage' : 'ProfilePage',
      path,
      title: author.name,
      description: authorPage.description(author.name),
      trail,
      picture: authorSocialImage(author),
      mainEntity: page > 1 ? listId(path) : whoId(author),
      modifiedAt: author.newestAt,
    },
    ...(isTeam(author.name) ? [] : [personNode(author)]),
    itemListNode(path, postCrumbs(posts), (page - 1) * PAGE_SIZE),
  )
}
