import {
  businessHrTools,
  careerToolkitTools,
  creatorTools,
  ecommerceTools,
  freelancerTools,
  localBusinessTools,
  premiumTools,
  seoTools,
  socialMediaTools,
  startupTools,
} from './catalog.ts'
import type { ToolEntry } from './filter.ts'
import type { ToolReference } from './kit/types.ts'
import type { Tool, ToolGroupId } from './types.ts'

const catalog = [
  ...seoTools,
  ...socialMediaTools,
  ...premiumTools,
  ...careerToolkitTools,
  ...localBusinessTools,
  ...startupTools,
  ...freelancerTools,
  ...businessHrTools,
  ...ecommerceTools,
  ...creatorTools,
] as const

type KeyOf<T> = T extends { readonly group: infer G extends string; readonly slug: infer S extends string }
  ? `${G}/${S}`
  : never

/** `group/slug` of a tool that exists; a wrong one does not compile. */
export type ToolKey = KeyOf<(typeof catalog)[number]>

/** All tools in card order. */
export const tools: readonly Tool[] = catalog

// Addresses without a group segment: the navigation of the specification links to them so.
const fixedSlugs: ReadonlySet<string> = new Set([
  'content-repurposing-engine',
  'email-subject-line-generator',
  'landing-page-copy-generator',
])

const toolByKey = new Map<string, Tool>(tools.map((tool) => [`${tool.group}/${tool.slug}`, tool]))

function isFixed(tool: Tool): boolean {
  return tool.group === 'premium' && fixedSlugs.has(tool.slug)
}

/** The three Premium tools that live at `/tools/{slug}`. */
export const fixedTools: readonly Tool[] = tools.filter(isFixed)

/** Address of a tool's page. */
export function toolPath(tool: Tool): string {
  return isFixed(tool) ? `/tools/${tool.slug}` : `/tools/${tool.group}/${tool.slug}`
}

/** Every tool of a group, in card order. */
export function toolsOfGroup(group: ToolGroupId): readonly Tool[] {
  return tools.filter((tool) => tool.group === group)
}

/** The tools a group's card names. */
export function toolsOnCard(group: ToolGroupId): readonly Tool[] {
  return toolsOfGroup(group).filter((tool) => tool.onCard)
}

/** How many tools stand behind the card's "+n more"; 0 means no such link. */
export function moreCount(group: ToolGroupId): number {
  return toolsOfGroup(group).filter((tool) => !tool.onCard).length
}

/** The tool at `/tools/{group}/{slug}`; the fixed three are found too, so a page redirects or refuses by `toolPath`. */
export function findTool(groupSlug: string, toolSlug: string): Tool | undefined {
  return toolByKey.get(`${groupSlug}/${toolSlug}`)
}

/** The Premium tool at `/tools/{slug}`. */
export function findFixedTool(slug: string): Tool | undefined {
  return fixedTools.find((tool) => tool.slug === slug)
}

/** The tools behind a list of keys, in the same order; a test holds that each key has its tool. */
export function toolsByKeys(keys: readonly (ToolKey | ToolReference)[]): readonly Tool[] {
  return keys.flatMap((key) => toolByKey.get(key) ?? [])
}

/** A list of tools as the filter field takes it. */
export function toolEntries(list: readonly Tool[]): readonly ToolEntry[] {
  return list.map((tool) => ({ name: tool.name, purpose: tool.purpose, path: toolPath(tool) }))
}
