import type { Metadata } from 'next'
import { absoluteUrl } from '@/lib/absolute-url'
import { authorPath } from '@/lib/urls'
import { type Graph, organizationId, personId, refer, type SchemaNode } from './json-ld/node'
import { buildMetadata } from './metadata'
import { listGraph, type PagedList, pagedFacts } from './paged-list'
import type { SocialImage } from './social-image'
import type { AuthorProfile } from '@/lib/authors/profile'
import type { Author } from '@/lib/authors/queries'
import { authorPage, authorsPage } from '@/lib/content/discovery'
import type { PostSummary } from '@/lib/posts/post'
import { isTeam, type Site } from '@/lib/site'
import { cutAtWord } from '@/lib/text'

const DESCRIPTION_MAX = 160

export const authorSocialImage = ({ name, slug }: Author): SocialImage => ({
  title: name,
  kicker: authorsPage.title,
  seed: slug,
  cover: 'guide',
  photo: null,
})

export function authorMetadata(site: Site, author: Author, page: number, profile: AuthorProfile | null): Metadata {
  const list = authorList(site, author, page > 1 ? null : profile)
  return buildMetadata(site, { ...pagedFacts(list, page), imageAlt: `${author.name}, ${site.name}`, profile: true })
}

const authorNodeId = (site: Site, author: Author): string =>
  isTeam(site, author.name) ? organizationId() : personId(authorPath(author.slug))

/** The description is the profile's biography, or a default without one. */
const authorList = (site: Site, author: Author, profile: AuthorProfile | null): PagedList => ({
  path: authorPath(author.slug),
  title: author.name,
  description: profile?.biography
    ? cutAtWord([author.name, profile.role, profile.biography].filter(Boolean).join('. '), DESCRIPTION_MAX)
    : authorPage.description(author.name, site),
  picture: authorSocialImage(author),
  parent: '/authors',
})

const personNode = (author: Author, profile: AuthorProfile | null): SchemaNode => ({
  '@type': 'Person',
  '@id': personId(authorPath(author.slug)),
  name: author.name,
  url: absoluteUrl(authorPath(author.slug)),
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
  const ofAuthor = { type: 'ProfilePage', mainEntity: authorNodeId(site, author) }
  return listGraph(
    site,
    authorList(site, author, page > 1 ? null : profile),
    page,
    posts,
    { modifiedAt: author.newestAt, ...(page === 1 && ofAuthor) },
    isTeam(site, author.name) ? [] : [personNode(author, profile)],
  )
}
