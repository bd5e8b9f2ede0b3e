import type { CSSProperties } from 'react'
import type { ToolGroup } from '@site/tools'

/** Gives everything below the colour of a group, as `--cat`. */
export function categoryStyle(group: ToolGroup): CSSProperties {
  const style: CSSProperties & { '--cat': string } = { '--cat': `var(${group.colour})` }
  return style
}
