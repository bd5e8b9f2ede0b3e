import { about } from '@/lib/content/about'
import { authorsPage, feedsPage } from '@/lib/content/discovery'
import { topicsPage } from '@/lib/content/topics'
import { careerToolkit } from '@/lib/content/career-toolkit'
import { caseStudies, caseStudiesOverview } from '@/lib/content/case-studies'
import { contactMeta } from '@/lib/content/contact'
import { contactSheet } from '@/lib/content/contact-form'
import { homeMeta } from '@/lib/content/home'
import { listings } from '@/lib/posts/types'
import { savedPage } from '@/lib/content/saved'
import { searchScreen } from '@/lib/content/screens'
import { services, servicesMeta } from '@/lib/content/services'
import { caseStudyPath, servicePath } from '@/lib/studio-slugs'
import { privacyPolicy, termsAndConditions } from '@/lib/content/legal'
import { toolsMeta } from '@/lib/content/tools'
import type { PageMeta } from '@/lib/content/types'
import { perSite } from '@/lib/per-site'
import type { Site } from '@/lib/site'
import type { FeedKey } from './feeds/addresses'
import type { PostTopic } from '@/lib/posts/topics'
import type { CardCover, SocialImage } from './social-image'
import { findGroup, textWidth, type Tool, type ToolGroup, toolGroups, toolPath, tools, toolsOfGroup } from '@site/tools'

/** The facts behind a page's head and structured data. */
export type PageFacts = PageMeta & {
  readonly path: string
  /** The broader page that search engines should index instead of this one. */
  readonly canonicalPath?: string
  /** The original of which this page is a copy, possibly on another site. */
  readonly canonicalUrl?: string
  readonly picture: SocialImage
  /** The image's alternative text; by default its title and kicker. */
  readonly imageAlt?: string
  /** The whole title element; by default the title and the site's name. */
  readonly wholeTitle?: string
  /** Kept out of search results and sitemaps. */
  readonly hidden?: boolean
  readonly feed?: FeedKey
  /** The topic of the page and of its feed. */
  readonly topic?: PostTopic
  readonly profile?: boolean
}

/** A page that is not a post. Its metadata, social image, breadcrumb and sitemap entry derive from it. */
export type SitePage = PageFacts & {
  /** The page one step up; null for the home page. */
  readonly parent: string | null
  readonly skin: 'magazine' | 'studio'
}

const MAGAZINE_KICKER = 'Magazine'

type Extra = Pick<Partial<SitePage>, 'parent' | 'hidden' | 'wholeTitle'> & { cover?: CardCover }

const magazine = (
  path: string,
  { title, description }: PageMeta,
  { cover = 'recipe', ...extra }: Extra = {},
): SitePage => ({
  path,
  title,
  description,
  picture: { title, kicker: MAGAZINE_KICKER, seed: path, cover, photo: null },
  skin: 'magazine',
  parent: '/',
  ...extra,
})

const studio = (path: string, { title, description }: PageMeta, kicker: string, parent = '/'): SitePage => ({
  path,
  title,
  description,
  picture: { title, kicker, seed: path, cover: 'studio', photo: null },
  skin: 'studio',
  parent,
})

const listingPages = listings.map(({ path, title, metaDescription, postType }) =>
  magazine(path, { title, description: metaDescription }, { cover: postType }),
)

function groupMeta(group: ToolGroup): PageMeta {
  const names = toolsOfGroup(group.id)
    .slice(0, 3)
    .map(({ name }) => name)
  return {
    title: group.premium ? group.title : `${group.title} Tools`,
    description: `${group.subtitle}: ${names.join(', ')} and more. Free, without sign-up.`,
  }
}

/** Google's limit for a title on a wide screen, in px of Arial at 20 px. */
const TITLE_WIDTH = 600
const TITLE_SIZE = 20

/** The title element: as much of the promise as fits in a search result. */
function toolTitle({ name }: Tool, siteName: string): string {
  const titles = [`${name} – free, no sign-up | ${siteName}`, `${name} – free | ${siteName}`]
  return titles.find((title) => textWidth(title, TITLE_SIZE) <= TITLE_WIDTH) ?? `${name} | ${siteName}`
}

const PROMISE = 'Free, without sign-up; nothing you type is stored.'

const toolMeta = ({ name, purpose }: Tool): PageMeta => ({
  title: name,
  description: `${purpose} ${PROMISE}`,
})

const directoryMeta = toolsMeta(tools.length)

const groupPages = ({ studioName }: Site) =>
  toolGroups.map((group) =>
    group.id === 'career-toolkit'
      ? studio(group.path, careerToolkit.meta, studioName, '/tools')
      : studio(group.path, groupMeta(group), directoryMeta.title, '/tools'),
  )

const toolPages = ({ name, studioName }: Site) =>
  tools.map((tool) => {
    const group = findGroup(tool.group)
    const page = studio(toolPath(tool), toolMeta(tool), group?.title ?? studioName, group?.path ?? '/tools')
    return { ...page, wholeTitle: toolTitle(tool, name) }
  })

const magazinePages = (site: Site): readonly SitePage[] => [
  magazine('/', homeMeta(site), { parent: null, wholeTitle: homeMeta(site).title, cover: 'home' }),
  ...listingPages,
  magazine('/about', about(site).meta),
  magazine('/contact', contactMeta(site), { cover: 'guide' }),
  magazine('/authors', authorsPage.meta(site), { cover: 'guide' }),
  magazine('/topics', topicsPage.meta(site), { cover: 'guide' }),
  magazine('/feeds', feedsPage.meta(site), { cover: 'news' }),
  magazine('/search', { title: searchScreen.title, description: searchScreen.startText }, { hidden: true }),
  magazine('/saved', savedPage.meta, { hidden: true }),
  magazine(
    '/contact/write',
    { title: contactSheet.title, description: contactSheet.text },
    { hidden: true, parent: '/contact' },
  ),
  magazine('/privacy-policy', privacyPolicy(site), { cover: 'education' }),
  magazine('/terms-and-conditions', termsAndConditions(site), { cover: 'education' }),
]

function studioPages(site: Site): readonly SitePage[] {
  const overview = servicesMeta(site)
  return [
    studio('/services', overview, site.studioName),
    ...services.map(({ slug, title, metaDescription }) =>
      studio(servicePath(slug), { title, description: metaDescription(site) }, overview.title, '/services'),
    ),
    studio('/case-studies', caseStudiesOverview, site.studioName),
    ...caseStudies.map(({ slug, title, metaDescription }) =>
      studio(caseStudyPath(slug), { title, description: metaDescription }, caseStudiesOverview.title, '/case-studies'),
    ),
    studio('/tools', directoryMeta, site.studioName),
    ...groupPages(site),
    ...toolPages(site),
  ]
}

/** Every public page that is neither a post nor from the database, home first. */
export const sitePages = perSite((site): readonly SitePage[] => [...magazinePages(site), ...studioPages(site)])

const byPath = perSite((site) => new Map(sitePages(site).map((page) => [page.path, page])))

/** The page at a path; undefined for posts, later pages of a listing, authors and unknown paths. */
export const findSitePage = (site: Site, path: string): SitePage | undefined => byPath(site).get(path)

/** The page at a path. Throws for a path that is not registered: a page without metadata is a build error. */
export function sitePage(site: Site, path: string): SitePage {
  const page = findSitePage(site, path)
  if (!page) throw new Error(`${path} is not in lib/seo/site-pages.ts`)
  return page
}
