import type { ToolGroup, ToolGroupId } from './types.ts'

export { groupIds, type ToolGroup, type ToolGroupId } from './types.ts'

/** The ten groups in card order. */
export const toolGroups: readonly ToolGroup[] = [
  {
    id: 'seo',
    name: 'SEO & Content',
    title: 'SEO & Content',
    path: '/tools/seo',
    subtitle: 'Titles, markup and texts that search engines understand',
    colour: '--cat-seo',
    premium: false,
    order: 1,
    menuOrder: 1,
  },
  {
    id: 'social-media',
    name: 'Social Media',
    title: 'Social Media',
    path: '/tools/social-media',
    subtitle: 'Counts, links and images that fit each network',
    colour: '--cat-social',
    premium: false,
    order: 2,
    menuOrder: 2,
  },
  {
    id: 'premium',
    name: 'Premium',
    title: 'Premium Tools',
    path: '/tools/premium',
    subtitle: 'Larger engines for whole pieces of content',
    colour: '--cat-premium',
    premium: true,
    order: 3,
    menuOrder: null,
  },
  {
    id: 'career-toolkit',
    name: 'Career Toolkit',
    title: 'Career Toolkit',
    path: '/career-toolkit',
    subtitle: 'Apply, write and compare offers',
    colour: '--cat-career',
    premium: false,
    order: 4,
    menuOrder: null,
  },
  {
    id: 'local-business',
    name: 'Local Business',
    title: 'Local Business',
    path: '/tools/local-business',
    subtitle: 'Hours, reviews and listings in order',
    colour: '--cat-local',
    premium: false,
    order: 5,
    menuOrder: null,
  },
  {
    id: 'startup',
    name: 'Startup',
    title: 'Startup',
    path: '/tools/startup',
    subtitle: 'Cash, shares and unit economics',
    colour: '--cat-startup',
    premium: false,
    order: 6,
    menuOrder: 5,
  },
  {
    id: 'freelancers',
    name: 'Freelancer',
    title: 'Freelancer',
    path: '/tools/freelancers',
    subtitle: 'Rates, quotes, invoices and late payers',
    colour: '--cat-freelance',
    premium: false,
    order: 7,
    menuOrder: 6,
  },
  {
    id: 'business-hr',
    name: 'Business & HR',
    title: 'Business & HR',
    path: '/tools/business-hr',
    subtitle: 'Leave, offers and job adverts',
    colour: '--cat-hr',
    premium: false,
    order: 8,
    menuOrder: 3,
  },
  {
    id: 'ecommerce',
    name: 'E-commerce',
    title: 'E-commerce',
    path: '/tools/ecommerce',
    subtitle: 'Margins, ads, parcels and price labels',
    colour: '--cat-ecommerce',
    premium: false,
    order: 9,
    menuOrder: 4,
  },
  {
    id: 'creators',
    name: 'Creator',
    title: 'Creator',
    path: '/tools/creators',
    subtitle: 'Chapters, titles, subtitles and sponsors',
    colour: '--cat-creator',
    premium: false,
    order: 10,
    menuOrder: null,
  },
]

const groupById = new Map<string, ToolGroup>(toolGroups.map((group) => [group.id, group]))

/** The group with this id, which is also its last path segment; undefined for an unknown one. */
export function findGroup(id: string): ToolGroup | undefined {
  return groupById.get(id)
}

/** Address of a group's page. */
export function groupPath(group: ToolGroup | ToolGroupId): string {
  if (typeof group !== 'string') return group.path
  return group === 'career-toolkit' ? '/career-toolkit' : `/tools/${group}`
}

/** Groups of the menu's free column, in menu order. */
export function freeMenuGroups(): readonly ToolGroup[] {
  return toolGroups
    .flatMap((group) => (group.menuOrder === null ? [] : [{ group, place: group.menuOrder }]))
    .sort((a, b) => a.place - b.place)
    .map(({ group }) => group)
}
