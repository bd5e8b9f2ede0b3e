import type { Metadata } from 'next'
import { absoluteUrl } from '@/lib/absolute-url'
import { authorPath, pagedPath } from '@/lib/urls'
import { itemListNode, listId, postCrumbs } from './json-ld/list'
import { type Graph, organizationId, personId, refer, type SchemaNode } from './json-ld/node'
import { pageGraphOf, trailOf } from './json-ld/page'
import { buildMetadata } from './metadata'
import type { SocialImage } from './social-image'
import type { AuthorProfile } from '@/lib/authors/profile'
import type { Author } from '@/lib/authors/queries'
import { authorPage, authorsPage } from '@/lib/content/discovery'
import { PAGE_SIZE } from '@/lib/posts/limits'
import type { PostSummary } from '@/lib/posts/post'
import { isTeam, type Site } from '@/lib/site'
import { cutAtWord } from '@/lib/text'

const DESCRIPTION_MAX = 160

const pathOf = ({ slug }: Author): string => authorPath(slug) ?? '/authors'

export const authorSocialImage = ({ name, slug }: Author): SocialImage => ({
  title: name,
  kicker: authorsPage.title,
  seed: slug,
  cover: 'guide',
  photo: null,
})

export function authorMetadata(site: Site, author: Author, page: number, profile: AuthorProfile | null): Metadata {
  const suffix = page > 1 ? `, page ${page}` : ''
  return buildMetadata(site, {
    path: pagedPath(pathOf(author), page),
    title: `${author.name}${suffix}`,
    description:
      page > 1 ? `Page ${page}. ${authorPage.description(author.name, site)}` : descriptionOf(site, author, profile),
    picture: authorSocialImage(author),
    imageAlt: `${author.name}, ${site.name}`,
    profile: true,
  })
}

const whoId = (site: Site, author: Author): string =>
  isTeam(site, author.name) ? organizationId() : personId(pathOf(author))

/** The author's biography as description, else a default. */
const descriptionOf = (site: Site, { name }: Author, profile: AuthorProfile | null): string =>
  profile?.biography
    ? cutAtWord([name, profile.role, profile.biography].filter(Boolean).join('. '), DESCRIPTION_MAX)
    : authorPage.description(name, site)

const personNode = (author: Author, profile: AuthorProfile | null): SchemaNode => ({
  '@type': 'Person',
  '@id': personId(pathOf(author)),
  name: author.name,
  url: absoluteUrl(pathOf(author)),
  ...(profile && {
    // A drawn portrait is not a photograph of the person.
    ...(profile.portrait.kind === 'picture' && { image: absoluteUrl(profile.portrait.image.src) }),
    ...(profile.role && { jobTitle: profile.role }),
    ...(profile.biography && { description: profile.biography }),
    ...(profile.links.length > 0 && { sameAs: profile.links.map(({ href }) => href) }),
  }),
  worksFor: refer(organizationId()),
})

/** The graph of a page (from 1) of an author. The team is the organisation, which every graph has. */
export function authorGraph(
  site: Site,
  author: Author,
  page: number,
  posts: readonly PostSummary[],
  profile: AuthorProfile | null,
): Graph {
  const path = pagedPath(pathOf(author), page)
  const crumb = { name: author.name, path: pathOf(author) }
  const trail = [...trailOf(site, '/authors'), crumb, ...(page > 1 ? [{ name: `Page ${page}`, path }] : [])]
  return pageGraphOf(
    site,
    {
      type: page > 1 ? 'CollectionPage' : 'ProfilePage',
      path,
      title: author.name,
      description: page > 1 ? authorPage.description(author.name, site) : descriptionOf(site, author, profile),
      trail,
      picture: authorSocialImage(author),
      mainEntity: page > 1 ? listId(path) : whoId(site, author),
      modifiedAt: author.newestAt,
    },
    ...(isTeam(site, author.name) ? [] : [personNode(author, profile)]),
    itemListNode(path, postCrumbs(posts), (page - 1) * PAGE_SIZE),
  )
}
