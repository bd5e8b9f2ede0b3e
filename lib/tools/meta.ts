import type { PageMeta } from '../page-texts.ts'
import { textWidth } from './kit/arial.ts'
import { toolsOfGroup } from './registry.ts'
import type { Tool, ToolGroup } from './types.ts'

/** Title and description of a group's page. */
export function groupMeta(group: ToolGroup): PageMeta {
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
export function toolTitle({ name }: Pick<Tool, 'name'>, brand: string): string {
  const titles = [`${name} – free, no sign-up | ${brand}`, `${name} – free | ${brand}`]
  return titles.find((title) => textWidth(title, TITLE_SIZE) <= TITLE_WIDTH) ?? `${name} | ${brand}`
}

/** Ends the description of every tool's page. */
const PROMISE = 'Free, without sign-up; nothing you type is stored.'

/** Name and description of a tool's page. */
export const toolMeta = ({ name, purpose }: Pick<Tool, 'name' | 'purpose'>): PageMeta => ({
  title: name,
  description: `${purpose} ${PROMISE}`,
})
