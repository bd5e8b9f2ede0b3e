import { POST_TYPES, type PostType } from '@/lib/posts/types'
import { groupIds, type ToolGroupId } from '@/lib/tools/types'
import { coverSvg } from './cover/compose.ts'
import { type Frame, sceneMarkup, settlingMarkup } from './markup.ts'
import { PORTRAIT_VIEW_BOX, composePortrait } from './portrait/portrait.ts'
import { PIECE_NAMES, PIECES, type PieceName } from './pieces/registry.ts'
import { between, seededRandom } from './random.ts'
import type { SceneItem } from './scene.ts'
import { put } from './scenes/build.ts'
import {
  COLLAGE_SIZE,
  COLLAGE_VIEW_BOX,
  EMPTY_PLATE_ITEMS,
  HERO_ITEMS,
  LOST_SPOON_ITEMS,
  SPILT_POT_ITEMS,
  SPOT_VIEW_BOX,
  STUDIO_ITEMS,
} from './scenes/pages.ts'
import { directoryScene, groupScenes, TOOL_ART_VIEW_BOX, toolScene } from './scenes/tools.ts'

const LONGEST_SEED = 120

export const COVER_SIZE = { width: 800, height: 600 } as const
export const PORTRAIT_SIZE = { width: 240, height: 300 } as const
export const SPOT_SIZE = { width: 480, height: 360 } as const
export const PIECE_SIZE = { width: 330, height: 336 } as const
export const TOOL_ART_SIZE = { width: 344, height: 344 } as const

const PIECE_VIEW_BOX = '-4 -4 110 112'

const collages = { home: HERO_ITEMS, studio: STUDIO_ITEMS } as const

/** What the address of a collage says when its pieces settle into place. */
const SETTLING = '-settling'

const spots = {
  'empty-plate': EMPTY_PLATE_ITEMS,
  'lost-spoon': LOST_SPOON_ITEMS,
  'spilt-pot': SPILT_POT_ITEMS,
} as const

export type CollageName = keyof typeof collages
export type SpotName = keyof typeof spots

/** Addresses of the drawings as files (see `artFile`). */
export const artPath = {
  cover: (type: PostType, slug: string) => `/art/cover/${type}/${encodeURIComponent(slug)}.svg`,
  collage: (name: CollageName) => ({
    still: `/art/collage/${name}.svg`,
    settling: `/art/collage/${name}${SETTLING}.svg`,
  }),
  /** One piece of the kit, in its usual colours or in those of a palette by its number. */
  piece: (name: PieceName, print = 0) => `/art/piece/${name}${print === 0 ? '' : `.${print}`}.svg`,
  portrait: (seed: string) => `/art/portrait/${encodeURIComponent(seed)}.svg`,
  spot: (name: SpotName) => `/art/spot/${name}.svg`,
  tool: (group: ToolGroupId, slug: string) => `/art/tool/${group}/${encodeURIComponent(slug)}.svg`,
  toolGroup: (group: ToolGroupId) => `/art/tool/${group}.svg`,
  toolDirectory: '/art/tool/directory.svg',
  torn: (seed: string) => `/art/torn/${encodeURIComponent(seed)}.svg`,
}

type Draw = (seed: string, folder: string) => string | null

/** What is drawn in a folder, and in a folder of a folder. */
const folders = new Map<string, Draw>([
  ['portrait', (seed) => sceneMarkup(composePortrait(seed), { viewBox: PORTRAIT_VIEW_BOX, ...PORTRAIT_SIZE })],
  ['collage', collage],
  ['piece', piece],
  ['spot', (seed) => framed(named(spots, seed), { viewBox: SPOT_VIEW_BOX, ...SPOT_SIZE })],
  ['tool', (seed) => toolArt(seed === 'directory' ? directoryScene : named(groupScenes, seed))],
  ['torn', tornSvg],
])
const subfolders = new Map<string, Draw>([
  ['cover', cover],
  ['tool', tool],
])

/**
 * The drawing at an address below `/art`, null where there is none. Drawings are served as files: in the page, each would be
 * sent twice, as markup and as React's copy of it, and never be kept by the browser.
 */
export function artFile(path: readonly string[]): string | null {
  const seed = path.at(-1)?.match(/^(.+)\.svg$/)?.[1]
  if (seed === undefined || seed.length > LONGEST_SEED) return null
  const [name = '', folder = ''] = path
  if (path.length === 2) return folders.get(name)?.(seed, '') ?? null
  return path.length === 3 ? (subfolders.get(name)?.(seed, folder) ?? null) : null
}

function cover(slug: string, typeName: string): string | null {
  const type = POST_TYPES.find((known) => known === typeName)
  return type ? coverSvg(slug, type, COVER_SIZE) : null
}

function collage(name: string): string | null {
  const settles = name.endsWith(SETTLING)
  const items = named(collages, settles ? name.slice(0, -SETTLING.length) : name)
  const draw = settles ? settlingMarkup : sceneMarkup
  return items ? draw(items, { viewBox: COLLAGE_VIEW_BOX, ...COLLAGE_SIZE }) : null
}

function piece(address: string): string | null {
  const [, name = '', print = '0'] = /^([\w-]+)(?:\.([1-9]\d?))?$/.exec(address) ?? []
  const known = PIECE_NAMES.find((candidate) => candidate === name)
  const colours = known && PIECES[known].palettes[Number(print)]
  if (!known || !colours) return null
  return sceneMarkup([put(known, 50, 50, 100, { colours })], { viewBox: PIECE_VIEW_BOX, ...PIECE_SIZE })
}

function tool(slug: string, groupName: string): string | null {
  const group = groupIds.find((known) => known === groupName)
  return group ? toolArt(toolScene(group, slug)) : null
}

const toolArt = (items: readonly SceneItem[] | undefined) =>
  framed(items, { viewBox: TOOL_ART_VIEW_BOX, ...TOOL_ART_SIZE })

const framed = (items: readonly SceneItem[] | undefined, frame: Frame): string | null =>
  items ? sceneMarkup(items, frame) : null

const named = (
  scenes: Readonly<Record<string, readonly SceneItem[]>>,
  name: string,
): readonly SceneItem[] | undefined => Object.entries(scenes).find(([known]) => known === name)?.[1]

const TORN_WIDTH = 1200
const TORN_HEIGHT = 48

/** The outline of a strip whose upper side is torn; `depth` is how far down the tear goes. */
function tornPath(seed: string, depth: number): string {
  const random = seededRandom(`torn/${seed}`)
  const points: string[] = []
  let drift = 0.5
  for (let x = 0; x < TORN_WIDTH; x += between(random, 9, 34)) {
    drift = Math.min(1, Math.max(0, drift + between(random, -0.3, 0.3)))
    const y = 4 + depth * (drift * 0.7 + random() * 0.3)
    points.push(`${Math.round(x)} ${Math.round(y * 10) / 10}`)
  }
  return `M0 ${TORN_HEIGHT}L${points.join('L')}L${TORN_WIDTH} ${Math.round(4 + depth / 2)}V${TORN_HEIGHT}z`
}

/** A torn edge as a file to mask with: its fibre lets a part of the colour through, and the sheet all of it. */
function tornSvg(seed: string): string {
  const size = `width="${TORN_WIDTH}" height="${TORN_HEIGHT}" viewBox="0 0 ${TORN_WIDTH} ${TORN_HEIGHT}" preserveAspectRatio="none"`
  const fibre = `<path d="${tornPath(`${seed}/fibre`, 24)}" fill-opacity="0.4"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${fibre}<path d="${tornPath(seed, 30)}" transform="translate(0 8)"/></svg>`
}
