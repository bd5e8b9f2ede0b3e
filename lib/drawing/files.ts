import { POST_TYPES } from '@/lib/posts/types'
import {
  COLLAGE_SIZE,
  COVER_SIZE,
  PIECE_SIZE,
  pieceSlug,
  PORTRAIT_SIZE,
  ANIMATED_SUFFIX,
  SPOT_SIZE,
  TOOL_ART_SIZE,
} from './addresses.ts'
import { MOST_PIECES } from './cover/subjects.ts'
import { coverSvg } from './cover/compose.ts'
import { type Frame, sceneMarkup, settlingMarkup } from './markup.ts'
import { PORTRAIT_VIEW_BOX, composePortrait } from './portrait/portrait.ts'
import { PIECE_NAMES, PIECES } from './pieces/registry.ts'
import { between, seededRandom } from './random.ts'
import type { SceneItem } from './scene.ts'
import { put } from './scenes/build.ts'
import { COLLAGE_VIEW_BOX, collages, SPOT_VIEW_BOX, spots } from './scenes/pages.ts'
import { directoryScene, groupScenes, TOOL_ART_VIEW_BOX, toolScene } from './scenes/tools.ts'

const LONGEST_SEED = 120

const PIECE_VIEW_BOX = '-4 -4 110 112'

const folders = new Map<string, (seed: string) => string | null>([
  ['portrait', (seed) => sceneMarkup(composePortrait(seed), { viewBox: PORTRAIT_VIEW_BOX, ...PORTRAIT_SIZE })],
  ['collage', collage],
  ['piece', piece],
  ['spot', (seed) => framed(named(spots, seed), { viewBox: SPOT_VIEW_BOX, ...SPOT_SIZE })],
  ['tool', (seed) => toolArt(seed === 'directory' ? directoryScene : named(groupScenes, seed))],
  ['torn', tornSvg],
])

/**
 * The drawing at an address below `/art`; null for an unknown one. Drawings are files, since an inline drawing is sent
 * twice, as markup and as React's copy, and never cached.
 */
export function artFile(address: readonly string[]): string | null {
  const path = /^[0-9a-f]{8}$/.test(address[0] ?? '') ? address.slice(1) : address
  const seed = path.at(-1)?.match(/^(.+)\.svg$/)?.[1]
  if (seed === undefined || seed.length > LONGEST_SEED) return null
  const [name = '', folder = '', pieces = ''] = path
  if (path.length === 2) return folders.get(name)?.(seed) ?? null
  if (path.length === 3 && name === 'cover') return cover(seed, folder, [])
  if (path.length === 3 && name === 'tool') return toolArt(toolScene(folder, seed))
  return path.length === 4 && name === 'cover' ? cover(seed, folder, pieces.split('.')) : null
}

function cover(seed: string, typeName: string, names: readonly string[]): string | null {
  const type = POST_TYPES.find((known) => known === typeName)
  const pieces = names.flatMap((name) => PIECE_NAMES.find((known) => pieceSlug(known) === name) ?? [])
  const isKnown = pieces.length === names.length && names.length <= MOST_PIECES
  return type && isKnown ? coverSvg({ seed, type, pieces }, COVER_SIZE) : null
}

function collage(name: string): string | null {
  const settles = name.endsWith(ANIMATED_SUFFIX)
  const items = named(collages, settles ? name.slice(0, -ANIMATED_SUFFIX.length) : name)
  const draw = settles ? settlingMarkup : sceneMarkup
  return items ? draw(items, { viewBox: COLLAGE_VIEW_BOX, ...COLLAGE_SIZE }) : null
}

function piece(address: string): string | null {
  const [, name = '', print = '0'] = /^([\w-]+)(?:\.([1-9]\d?))?$/.exec(address) ?? []
  const known = PIECE_NAMES.find((candidate) => pieceSlug(candidate) === name)
  const colours = known && PIECES[known].palettes[Number(print)]
  if (!known || !colours) return null
  return sceneMarkup([put(known, 50, 50, 100, { colours })], { viewBox: PIECE_VIEW_BOX, ...PIECE_SIZE })
}

const toolArt = (items: readonly SceneItem[] | null | undefined) =>
  framed(items, { viewBox: TOOL_ART_VIEW_BOX, ...TOOL_ART_SIZE })

const framed = (items: readonly SceneItem[] | null | undefined, frame: Frame): string | null =>
  items ? sceneMarkup(items, frame) : null

const named = (scenes: Readonly<Record<string, readonly SceneItem[]>>, name: string) =>
  Object.entries(scenes).find(([known]) => known === name)?.[1]

const TORN_WIDTH = 1200
const TORN_HEIGHT = 48

/** The outline of a strip with a torn upper side. `depth` is the depth of the tear. */
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

/** A torn edge as a mask. The fibre is translucent, the sheet opaque. */
function tornSvg(seed: string): string {
  const size = `width="${TORN_WIDTH}" height="${TORN_HEIGHT}" viewBox="0 0 ${TORN_WIDTH} ${TORN_HEIGHT}" preserveAspectRatio="none"`
  const fibre = `<path d="${tornPath(`${seed}/fibre`, 24)}" fill-opacity="0.4"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${fibre}<path d="${tornPath(seed, 30)}" transform="translate(0 8)"/></svg>`
}
