import type { ToolGroupId } from './kit/types.ts'

export { groupIds, type Tool, type ToolGroupId, type ToolReference } from './kit/types.ts'

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
