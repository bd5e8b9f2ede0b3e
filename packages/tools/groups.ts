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

const groups: Readonly<Record<ToolGroupId, Pick<ToolGroup, 'title' | 'subtitle' | 'colour'>>> = {
  seo: {
    title: 'SEO & Content',
    subtitle: 'Titles, markup and texts that search engines understand',
    colour: '--cat-seo',
  },
  'social-media': {
    title: 'Social Media',
    subtitle: 'Counts, links and images that fit each network',
    colour: '--cat-social',
  },
  premium: {
    title: 'Premium Tools',
    subtitle: 'Larger engines for whole pieces of content',
    colour: '--cat-premium',
  },
  'career-toolkit': {
    title: 'Career Toolkit',
    subtitle: 'Apply, write and compare offers',
    colour: '--cat-career',
  },
  'local-business': {
    title: 'Local Business',
    subtitle: 'Hours, reviews and listings in order',
    colour: '--cat-local',
  },
  startup: {
    title: 'Startup',
    subtitle: 'Cash, shares and unit economics',
    colour: '--cat-startup',
  },
  freelancers: {
    title: 'Freelancer',
    subtitle: 'Rates, quotes, invoices and late payers',
    colour: '--cat-freelance',
  },
  'business-hr': {
    title: 'Business & HR',
    subtitle: 'Leave, offers and job adverts',
    colour: '--cat-hr',
  },
  ecommerce: {
    title: 'E-commerce',
    subtitle: 'Margins, ads, parcels and price labels',
    colour: '--cat-ecommerce',
  },
  creators: {
    title: 'Creator',
    subtitle: 'Chapters, titles, subtitles and sponsors',
    colour: '--cat-creator',
  },
}

/** The ten groups in card order. */
export const toolGroups: readonly ToolGroup[] = groupIds.map((id) => ({
  id,
  path: id === 'career-toolkit' ? '/career-toolkit' : `/tools/${id}`,
  premium: id === 'premium',
  ...groups[id],
}))

const groupById = new Map<string, ToolGroup>(toolGroups.map((group) => [group.id, group]))

/** The group with this id, which is also its last path segment; undefined for an unknown one. */
export function findGroup(id: string): ToolGroup | undefined {
  return groupById.get(id)
}

const FREE_MENU: readonly ToolGroupId[] = ['seo', 'social-media', 'business-hr', 'ecommerce', 'startup', 'freelancers']

/** Groups of the menu's free column, in menu order. */
export const freeMenuGroups = (): readonly ToolGroup[] => FREE_MENU.flatMap((id) => findGroup(id) ?? [])
