import { groupIds, type ToolGroupId } from './kit/types.ts'

export { groupIds, type ToolGroupId } from './kit/types.ts'

export interface ToolGroup {
  readonly id: ToolGroupId
  readonly title: string
  readonly path: string
  readonly subtitle: string
  /** Name of the CSS variable. */
  readonly colour: `--cat-${string}`
  readonly premium: boolean
}

type Texts = readonly [title: string, subtitle: string, colour: ToolGroup['colour']]

const groups: Readonly<Record<ToolGroupId, Texts>> = {
  seo: ['SEO & Content', 'Titles, markup and texts that search engines understand', '--cat-seo'],
  'social-media': ['Social Media', 'Counts, links and images that fit each network', '--cat-social'],
  premium: ['Premium Tools', 'Larger engines for whole pieces of content', '--cat-premium'],
  'career-toolkit': ['Career Toolkit', 'Apply, write and compare offers', '--cat-career'],
  'local-business': ['Local Business', 'Hours, reviews and listings in order', '--cat-local'],
  startup: ['Startup', 'Cash, shares and unit economics', '--cat-startup'],
  freelancers: ['Freelancer', 'Rates, quotes, invoices and late payers', '--cat-freelance'],
  'business-hr': ['Business & HR', 'Leave, offers and job adverts', '--cat-hr'],
  ecommerce: ['E-commerce', 'Margins, ads, parcels and price labels', '--cat-ecommerce'],
  creators: ['Creator', 'Chapters, titles, subtitles and sponsors', '--cat-creator'],
}

/** The ten groups in card order. */
export const toolGroups: readonly ToolGroup[] = groupIds.map((id) => {
  const [title, subtitle, colour] = groups[id]
  const path = id === 'career-toolkit' ? '/career-toolkit' : `/tools/${id}`
  return { id, path, premium: id === 'premium', title, subtitle, colour }
})

const groupById = new Map<string, ToolGroup>(toolGroups.map((group) => [group.id, group]))

/** The group with this id, which is also its last path segment; undefined for an unknown one. */
export function findGroup(id: string): ToolGroup | undefined {
  return groupById.get(id)
}

const FREE_MENU: readonly ToolGroupId[] = ['seo', 'social-media', 'business-hr', 'ecommerce', 'startup', 'freelancers']

/** Groups of the menu's free column, in menu order. */
export const freeMenuGroups = (): readonly ToolGroup[] => FREE_MENU.flatMap((id) => findGroup(id) ?? [])
