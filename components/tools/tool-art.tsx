import { SceneSvg } from '@/components/art/scene-svg'
import type { Tool, ToolGroupId } from '@/lib/tools/types'
import { ART_VIEW_BOX, directoryScene, groupScenes, toolScene } from './art-scenes'

/** The drawing of a group; decoration, since the group's name stands beside it. */
export function GroupArt({ group, className }: { group: ToolGroupId; className?: string }) {
  return <SceneSvg items={groupScenes[group]} viewBox={ART_VIEW_BOX} className={className} />
}

/** The drawing of a tool; decoration too. */
export function ToolArt({ tool: { group, slug } }: { tool: Pick<Tool, 'group' | 'slug'> }) {
  return <SceneSvg items={toolScene(group, slug)} viewBox={ART_VIEW_BOX} />
}

/** The drawing of the directory. */
export function DirectoryArt() {
  return <SceneSvg items={directoryScene} viewBox={ART_VIEW_BOX} />
}
