import type { ToolInfo } from './kit/types.ts'

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

/** A tool with all the words of its page. */
export type Tool = ToolInfo
