import {
  breadcrumbId,
  graphOf,
  type Graph,
  listId,
  type NamedNode,
  organizationId,
  refer,
  type SchemaNode,
  webPageId,
  websiteId,
} from './node'
import { absoluteUrl } from '@/lib/absolute-url'
import { findSitePage, type PageFacts } from '@/lib/seo/site-pages'
import { SOCIAL_HEIGHT, SOCIAL_WIDTH, type SocialImage, socialImagePath } from '@/lib/seo/social-image'
import type { Site } from '@/lib/site'
import { LOGO_PATH, LOGO_SIZE } from '@/lib/seo/icons'

const openingHours = (site: Site) =>
  site.openingHours.flatMap(({ schemaDays, opens, closes }) =>
    opens && closes ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: [...schemaDays], opens, closes }] : [],
  )

const publisherNode = (site: Site): SchemaNode => ({
  '@type': 'Organization',
  '@id': organizationId(),
  name: site.name,
  url: absoluteUrl('/'),
  logo: {
    '@type': 'ImageObject',
    url: absoluteUrl(LOGO_PATH),
    width: LOGO_SIZE,
    height: LOGO_SIZE,
    caption: site.name,
  },
})

function organizationNode(site: Site): SchemaNode {
  const { email, phone } = site
  return {
    ...publisherNode(site),
    description: site.description,
    email,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.street,
      postalCode: site.postalCode,
      addressLocality: site.city,
      addressCountry: site.countryCode,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email,
      telephone: phone,
      url: absoluteUrl('/contact'),
      hoursAvailable: openingHours(site),
    },
    ...(site.socialProfiles.length > 0 && { sameAs: site.socialProfiles.map(({ url }) => url) }),
  }
}

const websiteNode = (site: Site): SchemaNode => ({
  '@type': 'WebSite',
  '@id': websiteId(),
  name: site.name,
  description: site.description,
  url: absoluteUrl('/'),
  inLanguage: site.locale,
  publisher: refer(organizationId()),
})

export type Crumb = { name: string; path: string }

/** The steps from the home page to a registered page, both included. */
export function trailOf(site: Site, path: string): Crumb[] {
  const page = findSitePage(site, path)
  if (!page) return []
  const name = page.parent === null ? site.name : page.title
  return [...(page.parent === null ? [] : trailOf(site, page.parent)), { name, path }]
}

/** Null for the home page: a trail of one step leads nowhere. */
function breadcrumbNode(path: string, trail: readonly Crumb[]): SchemaNode | null {
  if (trail.length < 2) return null
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(path),
    itemListElement: trail.map(({ name, path: step }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(step),
    })),
  }
}

/** A list of pages in the order shown; `offset` is the number of items on earlier pages. */
export const itemListNode = (path: string, items: readonly Crumb[], offset = 0): NamedNode => ({
  '@type': 'ItemList',
  '@id': listId(path),
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({
    '@type': 'ListItem',
    position: offset + index + 1,
    url: absoluteUrl(item.path),
    name: item.name,
  })),
})

export type PageNodeFacts = PageFacts & {
  /** `WebPage` or one of its kinds. */
  type: string
  trail: readonly Crumb[]
  mainEntity?: string | undefined
  publishedAt?: string
  modifiedAt?: string
}

/** The social image of the page at a path. */
export const socialCardNode = (site: Site, path: string, picture: SocialImage) => ({
  '@type': 'ImageObject',
  url: absoluteUrl(socialImagePath(path, picture, site.name)),
  width: SOCIAL_WIDTH,
  height: SOCIAL_HEIGHT,
})

function webPageNode(site: Site, facts: PageNodeFacts, hasTrail: boolean): SchemaNode {
  const { type, path, title, description, picture, mainEntity, publishedAt, modifiedAt } = facts
  return {
    '@type': type,
    '@id': webPageId(path),
    url: absoluteUrl(path),
    name: title,
    description,
    inLanguage: site.locale,
    isPartOf: refer(websiteId()),
    publisher: refer(organizationId()),
    primaryImageOfPage: socialCardNode(site, path, picture),
    ...(hasTrail ? { breadcrumb: refer(breadcrumbId(path)) } : {}),
    ...(mainEntity ? { mainEntity: refer(mainEntity) } : {}),
    ...(publishedAt ? { datePublished: publishedAt } : {}),
    ...(modifiedAt ? { dateModified: modifiedAt } : {}),
  }
}

/** The graph of a page: publisher, site, page, breadcrumb and main entity. */
export function pageGraphOf(site: Site, facts: PageNodeFacts, ...nodes: readonly SchemaNode[]): Graph {
  const breadcrumb = breadcrumbNode(facts.path, facts.trail)
  return graphOf(
    findSitePage(site, facts.path) ? organizationNode(site) : publisherNode(site),
    websiteNode(site),
    webPageNode(site, facts, breadcrumb !== null),
    ...(breadcrumb ? [breadcrumb] : []),
    ...nodes,
  )
}
