import type { ServiceSlug } from '../content/slugs.ts'

export const groupIds = [
  'seo',
  'social-media',
  'premium',
  'career-toolkit',
  'local-business',
  'startup',
  'freelancers',
  'business-hr',
  'ecommerce',
  'creators',
] as const

export type ToolGroupId = (typeof groupIds)[number]

export interface ToolGroup {
  readonly id: ToolGroupId
  /** The group's plain name; the card's title may say more. */
  readonly name: string
  readonly title: string
  readonly path: string
  readonly subtitle: string
  /** Name of the CSS variable. */
  readonly colour: `--cat-${string}`
  readonly premium: boolean
  readonly order: number
  /** Place in the free column of the Tools menu; null is not in it. */
  readonly menuOrder: number | null
}

export interface Tool {
  readonly slug: string
  readonly name: string
  readonly group: ToolGroupId
  readonly onCard: boolean
  readonly purpose: string
  readonly about: string
  readonly relatedServices: readonly ServiceSlug[]
  /** Search words for related posts. */
  readonly relatedPosts: readonly string[]
}

export interface Redirect {
  readonly source: string
  readonly destination: string
  readonly permanent: true
}
