import {
  articleId,
  type Graph,
  listId,
  type NamedNode,
  organizationId,
  refer,
  type SchemaNode,
  webPageId,
} from './node'
import { itemListNode, pageGraphOf, trailOf } from './page'
import { sitePage, sitePages } from '@/lib/seo/site-pages'
import { absoluteUrl } from '@/lib/absolute-url'
import { socialImagePath } from '@/lib/seo/social-image'
import { type CaseStudy, caseStudies, illustrativeNote } from '@/lib/content/case-studies'
import { type Service, services, servicesBySlugs } from '@/lib/content/services'
import { caseStudyPath, servicePath } from '@/lib/studio-slugs'
import type { Site } from '@/lib/site'
import { findGroup, type Tool, toolPath, tools } from '@site/tools'

const serviceId = (path: string): string => absoluteUrl(`${path}#service`)
const toolId = (path: string): string => absoluteUrl(`${path}#app`)

/** What the main nodes of all pages state. */
const pageProperties = (site: Site, path: string) => ({
  url: absoluteUrl(path),
  image: absoluteUrl(socialImagePath(path, sitePage(site, path).picture, site.name)),
  mainEntityOfPage: refer(webPageId(path)),
})

function serviceNode(site: Site, { slug, title, summary, metaDescription }: Service): NamedNode {
  const path = servicePath(slug)
  return {
    '@type': 'Service',
    '@id': serviceId(path),
    name: title,
    serviceType: title,
    description: metaDescription(site) || summary,
    ...pageProperties(site, path),
    provider: refer(organizationId()),
    areaServed: { '@type': 'Country', name: site.country },
  }
}

const serviceMention = ({ slug, title }: Service): SchemaNode => ({
  '@type': 'Service',
  '@id': serviceId(servicePath(slug)),
  name: title,
  url: absoluteUrl(servicePath(slug)),
})

/** The case studies are invented, and their data say so, as the page does. They have no dates. */
function caseStudyNode(site: Site, study: CaseStudy): NamedNode {
  const { slug, title, metaDescription, sector, services: used } = study
  const path = caseStudyPath(slug)
  return {
    '@type': 'Article',
    '@id': articleId(path),
    headline: title,
    description: metaDescription,
    ...pageProperties(site, path),
    genre: illustrativeNote.label,
    articleSection: sector,
    inLanguage: site.locale,
    author: refer(organizationId()),
    publisher: refer(organizationId()),
    about: servicesBySlugs(used).map(serviceMention),
  }
}

function toolNode(site: Site, tool: Tool): NamedNode {
  const path = toolPath(tool)
  return {
    '@type': 'WebApplication',
    '@id': toolId(path),
    name: tool.name,
    description: tool.purpose,
    ...pageProperties(site, path),
    applicationCategory: tool.applicationCategory ?? 'BusinessApplication',
    applicationSubCategory: findGroup(tool.group)?.title ?? tool.group,
    operatingSystem: 'Any',
    ...(tool.noScript === 'form' ? {} : { browserRequirements: 'Requires JavaScript' }),
    inLanguage: site.locale,
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
    provider: refer(organizationId()),
  }
}

/** The main node of a studio page, by its path; null for an overview. */
function findStudioNode(site: Site, path: string): NamedNode | null {
  const service = services.find(({ slug }) => servicePath(slug) === path)
  if (service) return serviceNode(site, service)
  const study = caseStudies.find(({ slug }) => caseStudyPath(slug) === path)
  if (study) return caseStudyNode(site, study)
  const tool = tools.find((candidate) => toolPath(candidate) === path)
  return tool ? toolNode(site, tool) : null
}

const KINDS: Record<string, string> = { '/about': 'AboutPage', '/contact': 'ContactPage' }

function mainNode(site: Site, path: string): NamedNode | null {
  const studio = findStudioNode(site, path)
  // The pages below the home page are the navigation, not a list.
  if (studio || path === '/') return studio
  const children = sitePages(site).filter(({ parent }) => parent === path)
  return children.length > 0
    ? itemListNode(
        path,
        children.map(({ title, path: child }) => ({ name: title, path: child })),
      )
    : null
}

/** The graph of a page of `lib/seo/site-pages.ts`; an overview lists the pages below it. */
export function pageGraph(site: Site, path: string): Graph {
  const node = mainNode(site, path)
  const mainEntity = node?.['@id'] ?? (path === '/' || path in KINDS ? organizationId() : undefined)
  const type = KINDS[path] ?? (node?.['@id'] === listId(path) ? 'CollectionPage' : 'WebPage')
  return pageGraphOf(
    site,
    { ...sitePage(site, path), type, trail: trailOf(site, path), mainEntity },
    ...(node ? [node] : []),
  )
}
