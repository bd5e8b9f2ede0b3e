import type { ToolGroupId } from './kit/types.ts'

export { groupIds, type Tool, type ToolGroupId, type ToolReference } from './kit/types.ts'

export interface ToolGroup {
  readonly id: ToolGroupId
  readonly title: string
  readonly path: string
  readonly subtitle: string
  /** Name of the CSS variable. */
  readonly colour: `--cat-${string}`
  readonly premium: boolean
}
