import { findTool, type ToolGroupId } from '@site/tools'
import { type PieceName, pieceOf } from '../pieces/registry.ts'
import type { SceneItem } from '../scene.ts'
import { put } from './build.ts'

export const TOOL_ART_VIEW_BOX = '-6 -6 172 172'

const pair = (main: PieceName, colours: number, second: PieceName, secondColours = 0): SceneItem[] => [
  put(main, 68, 72, 128, { colours, turn: -3 }),
  put(second, 118, 112, 78, { colours: secondColours, turn: 5 }),
]

/** The drawing of each group of tools. */
export const groupScenes: Record<ToolGroupId, readonly SceneItem[]> = {
  seo: pair('page', 0, 'magnifier', 1),
  'social-media': [
    put('chat', 64, 66, 120, { colours: 5, turn: -4 }),
    put('chat', 116, 118, 78, { turn: 4, flip: true }),
  ],
  premium: [
    put('cog', 108, 52, 92, { colours: 1, turn: 12 }),
    put('page', 62, 80, 124, { turn: -4 }),
    put('cog', 116, 122, 70),
  ],
  'career-toolkit': pair('page', 0, 'envelope', 2),
  'local-business': [put('shop', 80, 80, 150)],
  startup: [put('graph', 70, 72, 130, { colours: 1 }), put('coins', 122, 118, 72)],
  freelancers: [put('page', 58, 70, 124, { turn: -4 }), put('clock', 114, 62, 76), put('coins', 112, 124, 66)],
  'business-hr': pair('calendar', 0, 'envelope', 1),
  ecommerce: pair('parcel', 0, 'tag'),
  creators: pair('video', 0, 'chat', 2),
}

/** The drawing at the top of the directory of tools. */
export const directoryScene: readonly SceneItem[] = [
  put('calendar', 46, 52, 84, { turn: -7 }),
  put('page', 108, 54, 96, { colours: 1, turn: 5 }),
  put('clock', 54, 112, 66),
  put('coins', 118, 128, 62),
  put('magnifier', 92, 92, 74, { turn: 4 }),
]

/** The drawing of a tool; null for an unknown tool. Throws for an unknown piece. */
export function toolScene(group: string, slug: string): readonly SceneItem[] | null {
  const tool = findTool(group, slug)
  if (!tool) return null
  const [main, colours, second, secondColours] = tool.drawing
  return pair(pieceOf(main), colours, pieceOf(second), secondColours)
}
