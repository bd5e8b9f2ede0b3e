import { aboutMeta } from '@/lib/content/about'
import { authorsPage, feedsPage } from '@/lib/content/discovery'
import { topicsPage } from '@/lib/content/topics'
import { careerToolkit } from '@/lib/content/career-toolkit'
import { caseStudies, caseStudiesMeta } from '@/lib/content/case-studies'
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
import type { PageMeta } from '@/lib/page-texts'
import { site } from '@/lib/site'
import type { CardCover } from './social-image'
import { findGroup, textWidth, type Tool, type ToolGroup, toolGroups, toolPath, tools, toolsOfGroup } from '@site/tools'

/** A page that is not a post; metadata, social image, breadcrumb and sitemap entry are made from it. */
export type SitePage = PageMeta & {
  readonly path: string
  /** The page one step up; null for the home page. */
  readonly parent: string | null
  readonly skin: 'magazine' | 'studio'
  readonly kicker: string
  readonly cover: CardCover
  /** Kept out of search results and sitemaps. */
  readonly hidden?: true
  readonly headTitle?: string
  /** The title already names the site. */
  readonly wholeTitle?: true
}

const MAGAZINE_KICKER = 'Magazine'

const magazine = (path: string, meta: PageMeta, extra: Partial<SitePage> = {}): SitePage => ({
  parent: '/',
  skin: 'magazine',
  kicker: MAGAZINE_KICKER,
  cover: 'recipe',
  ...extra,
  path,
  title: meta.title,
  description: meta.description,
})

const studio = (path: string, meta: PageMeta, parent = '/', kicker: string = site.studioName): SitePage => ({
  path,
  title: meta.title,
  description: meta.description,
  parent,
  skin: 'studio',
  kicker,
  cover: 'studio',
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

/** Google's own cut of a title on a wide screen, in px of Arial at 20 px. */
const TITLE_WIDTH = 600
const TITLE_SIZE = 20

/** The title element: as much of the promise as a search result has room for. */
function toolTitle({ name }: Tool): string {
  const titles = [`${name} – free, no sign-up | ${site.name}`, `${name} – free | ${site.name}`]
  return titles.find((title) => textWidth(title, TITLE_SIZE) <= TITLE_WIDTH) ?? `${name} | ${site.name}`
}

const PROMISE = 'Free, without sign-up; nothing you type is stored.'

const toolMeta = ({ name, purpose }: Tool): PageMeta => ({
  title: name,
  description: `${purpose} ${PROMISE}`,
})

const directoryMeta = toolsMeta(tools.length)

const groupPages = toolGroups.map((group) =>
  group.id === 'career-toolkit'
    ? studio(group.path, careerToolkit.meta, '/tools')
    : studio(group.path, groupMeta(group), '/tools', directoryMeta.title),
)

const toolPages = tools.map((tool) => {
  const group = findGroup(tool.group)
  const page = studio(toolPath(tool), toolMeta(tool), group?.path ?? '/tools', group?.title)
  return { ...page, headTitle: toolTitle(tool) }
})

/** Every public page that is not a post and does not come from the database, home first. */
export const sitePages: readonly SitePage[] = [
  magazine('/', homeMeta, { parent: null, wholeTitle: true, cover: 'home' }),
  ...listingPages,
  magazine('/about', aboutMeta),
  magazine('/contact', contactMeta, { cover: 'guide' }),
  magazine('/authors', authorsPage.meta, { cover: 'guide' }),
  magazine('/topics', topicsPage.meta, { cover: 'guide' }),
  magazine('/feeds', feedsPage.meta, { cover: 'news' }),
  magazine('/search', { title: searchScreen.title, description: searchScreen.startText }, { hidden: true }),
  magazine('/saved', savedPage.meta, { hidden: true }),
  magazine(
    '/contact/write',
    { title: contactSheet.title, description: contactSheet.text },
    { hidden: true, parent: '/contact' },
  ),
  magazine('/privacy-policy', privacyPolicy, { cover: 'education' }),
  magazine('/terms-and-conditions', termsAndConditions, { cover: 'education' }),
  studio('/services', servicesMeta),
  ...services.map(({ slug, title, metaDescription }) =>
    studio(servicePath(slug), { title, description: metaDescription }, '/services', servicesMeta.title),
  ),
  studio('/case-studies', caseStudiesMeta),
  ...caseStudies.map(({ slug, title, metaDescription }) =>
    studio(caseStudyPath(slug), { title, description: metaDescription }, '/case-studies', caseStudiesMeta.title),
  ),
  studio('/tools', directoryMeta),
  ...groupPages,
  ...toolPages,
]

const byPath = new Map(sitePages.map((page) => [page.path, page]))

/** The page at a path; undefined for a post, a later page of a listing, an author, or nothing at all. */
export const findSitePage = (path: string): SitePage | undefined => byPath.get(path)

/** The page at a path. Throws for a path that is not registered: a page without metadata is a build error. */
export function sitePage(path: string): SitePage {
  const page = byPath.get(path)
  if (!page) throw new Error(`${path} is not in lib/seo/site-pages.ts`)
  return page
}
