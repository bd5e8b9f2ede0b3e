import { aboutMeta } from '@/lib/content/about'
import { authorsPage, feedsPage } from '@/lib/content/discovery'
import { topicsPage } from '@/lib/content/topics'
import { careerToolkitMeta } from '@/lib/content/career-toolkit'
import { caseStudies, caseStudiesMeta } from '@/lib/content/case-studies'
import { contactMeta } from '@/lib/content/contact'
import { contactForm } from '@/lib/content/contact-form'
import { homeMeta } from '@/lib/content/home'
import { listings } from '@/lib/posts/types'
import { privacyPolicy } from '@/lib/content/privacy'
import { savedPage } from '@/lib/content/saved'
import { searchScreen } from '@/lib/content/screens'
import { services, servicesMeta } from '@/lib/content/services'
import { caseStudyPath, servicePath } from '@/lib/studio-slugs'
import { termsAndConditions } from '@/lib/content/terms'
import { toolsMeta } from '@/lib/content/tools'
import type { PageMeta } from '@/lib/page-texts'
import { site } from '@/lib/site'
import type { CardCover } from './social-image'
import { findGroup, toolGroups } from '@/lib/tools/groups'
import { textWidth } from '@/lib/tools/kit/arial'
import { toolPath, tools, toolsOfGroup } from '@/lib/tools/registry'
import type { Tool, ToolGroup } from '@/lib/tools/types'

/** What is known of a page that is not a post: its metadata, picture, breadcrumb and place in the sitemap follow from it. */
export type SitePage = PageMeta & {
  readonly path: string
  /** The page one step up; null for the home page. */
  readonly parent: string | null
  readonly skin: 'magazine' | 'studio'
  /** What stands above the title of its social picture. */
  readonly kicker: string
  /** The colour and cast of its social picture. */
  readonly cover: CardCover
  /** Kept out of search results and sitemaps. */
  readonly hidden?: true
  /** The whole title element, where it is more than the title and the site's name. */
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

/** Title and description of a group's page. */
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

/** Ends the description of every tool's page. */
const PROMISE = 'Free, without sign-up; nothing you type is stored.'

/** Name and description of a tool's page. */
const toolMeta = ({ name, purpose }: Tool): PageMeta => ({
  title: name,
  description: `${purpose} ${PROMISE}`,
})

const groupPages = toolGroups.map((group) =>
  group.id === 'career-toolkit'
    ? studio(group.path, careerToolkitMeta, '/tools')
    : studio(group.path, groupMeta(group), '/tools', toolsMeta.title),
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
    { title: contactForm.title, description: contactForm.text },
    { hidden: true, parent: '/contact' },
  ),
  magazine('/privacy-policy', privacyPolicy.meta, { cover: 'education' }),
  magazine('/terms-and-conditions', termsAndConditions.meta, { cover: 'education' }),
  studio('/services', servicesMeta),
  ...services.map(({ slug, title, metaDescription }) =>
    studio(servicePath(slug), { title, description: metaDescription }, '/services', servicesMeta.title),
  ),
  studio('/case-studies', caseStudiesMeta),
  ...caseStudies.map(({ slug, title, metaDescription }) =>
    studio(caseStudyPath(slug), { title, description: metaDescription }, '/case-studies', caseStudiesMeta.title),
  ),
  studio('/tools', toolsMeta),
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
