import { Picture } from '@/components/ui/picture'
import { artPath, TOOL_ART_SIZE } from '@/lib/drawing/addresses'
import type { Tool, ToolGroupId } from '@site/tools'

function ToolPicture({ src, className = '', isEager = true }: { src: string; className?: string; isEager?: boolean }) {
  const loading = isEager ? 'eager' : 'lazy'
  return <Picture src={src} alt="" {...TOOL_ART_SIZE} unoptimized loading={loading} className={`art ${className}`} />
}

/** The decorative drawing of a group. `isEager`: at the top of its page, so it loads at once. */
export function GroupArt({ group, ...looks }: { group: ToolGroupId; className?: string; isEager?: boolean }) {
  return <ToolPicture src={artPath.toolGroup(group)} {...looks} />
}

/** The decorative drawing of a tool. */
export function ToolArt({ tool: { group, slug } }: { tool: Pick<Tool, 'group' | 'slug'> }) {
  return <ToolPicture src={artPath.tool(group, slug)} />
}

export function DirectoryArt() {
  return <ToolPicture src={artPath.toolDirectory} />
}
