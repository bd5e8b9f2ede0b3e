import { toolNotice } from '../content/tools.ts'
import type { PageMeta } from '../content/types.ts'
import { toolsOfGroup } from './registry.ts'
import type { Tool, ToolGroup } from './types.ts'

/** Title and description of a group's page. */
export function groupMeta(group: ToolGroup): PageMeta {
  const names = toolsOfGroup(group.id)
    .slice(0, 3)
    .map(({ name }) => name)
  return {
    title: group.premium ? group.title : `${group.title} Tools`,
    description: `${group.subtitle}: ${names.join(', ')} and more. Free, without sign-up, and being built in the open.`,
  }
}

/** Title and description of a tool's page. */
export function toolMeta(tool: Tool): PageMeta {
  return {
    title: tool.name,
    description: `${tool.purpose} ${toolNotice.label}: read what it will do and for whom.`,
  }
}
