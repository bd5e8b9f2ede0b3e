import { catalogOf, toolPath } from './catalog.ts'
import type { ToolEntry } from './filter.ts'
import type { Tool, ToolGroupId, ToolInfo, ToolReference } from './kit/types.ts'

export { toolPath } from './catalog.ts'

/** All tools in card order, one per folder of a group. */
// Import whole modules: with `import: 'info'` Turbopack 16.4.6 shortens the export's name but looks for the long one.
export const tools = catalogOf(import.meta.glob<{ info: ToolInfo }>('./*/*/info.ts', { eager: true }))

const toolByKey = new Map<string, Tool>(tools.map((tool) => [`${tool.group}/${tool.slug}`, tool]))

/** The tools that live at `/tools/{slug}`. */
export const shortTools: readonly Tool[] = tools.filter(({ hasShortAddress }) => hasShortAddress)

/** Every tool of a group, in card order. */
export function toolsOfGroup(group: ToolGroupId): readonly Tool[] {
  return tools.filter((tool) => tool.group === group)
}

const MOST_ON_CARD = 5

/** The first tools of a group, which its card names. */
export function toolsOnCard(group: ToolGroupId): readonly Tool[] {
  return toolsOfGroup(group).slice(0, MOST_ON_CARD)
}

/** The number of tools behind the card's "+n more"; 0 means no such link. */
export function moreCount(group: ToolGroupId): number {
  return Math.max(0, toolsOfGroup(group).length - MOST_ON_CARD)
}

/** The tool in the folder `{group}/{slug}`. */
export function findTool(group: string, slug: string): Tool | undefined {
  return toolByKey.get(`${group}/${slug}`)
}

/** The tool at `/tools/{slug}`. */
export function findShortTool(slug: string): Tool | undefined {
  return shortTools.find((tool) => tool.slug === slug)
}

/** The tools of these keys, in the same order; a test checks that every key has its tool. */
export function toolsByKeys(keys: readonly ToolReference[]): readonly Tool[] {
  return keys.flatMap((key) => toolByKey.get(key) ?? [])
}

/** Tools as entries of the filter field. */
export function toolEntries(list: readonly Tool[]): readonly ToolEntry[] {
  return list.map((tool) => ({ name: tool.name, purpose: tool.purpose, path: toolPath(tool) }))
}
