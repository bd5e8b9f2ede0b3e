import { POST_TYPES, type PostType } from '@/lib/posts/types'
import { coverSvg } from './cover/compose.ts'
import { sceneMarkup, settlingMarkup } from './markup.ts'
import { PORTRAIT_VIEW_BOX, composePortrait } from './portrait/portrait.ts'
import { COLLAGE_SIZE, COLLAGE_VIEW_BOX, HERO_ITEMS, STUDIO_ITEMS } from './scenes/collages.ts'
import type { SceneItem } from './scene.ts'
import { LOST_SPOON_ITEMS, SPILT_POT_ITEMS, SPOT_VIEW_BOX } from './scenes/spots.ts'

const LONGEST_SEED = 120

export const COVER_SIZE = { width: 800, height: 600 } as const
export const PORTRAIT_SIZE = { width: 240, height: 300 } as const
export const SPOT_SIZE = { width: 480, height: 360 } as const

const collages = { home: HERO_ITEMS, studio: STUDIO_ITEMS } as const

/** What the address of a collage says when its pieces settle into place. */
const SETTLING = '-settling'

const spots = { 'lost-spoon': LOST_SPOON_ITEMS, 'spilt-pot': SPILT_POT_ITEMS } as const

export type CollageName = keyof typeof collages

/** Addresses of the drawings as files (see `artFile`). */
export const artPath = {
  cover: (type: PostType, slug: string) => `/art/cover/${type}/${encodeURIComponent(slug)}.svg`,
  collage: (name: CollageName) => ({
    still: `/art/collage/${name}.svg`,
    settling: `/art/collage/${name}${SETTLING}.svg`,
  }),
  portrait: (seed: string) => `/art/portrait/${encodeURIComponent(seed)}.svg`,
}

/**
 * The drawing at an address below `/art`, null where there is none. Larger drawings are served as files: in the page, each
 * would be sent twice, as markup and as React's copy of it, and never be kept by the browser.
 */
export function artFile(path: readonly string[]): string | null {
  const seed = path.at(-1)?.match(/^(.+)\.svg$/)?.[1]
  if (seed === undefined || seed.length > LONGEST_SEED) return null
  if (path.length === 3 && path[0] === 'cover') return cover(path[1], seed)
  if (path.length === 2 && path[0] === 'portrait') {
    return sceneMarkup(composePortrait(seed), { viewBox: PORTRAIT_VIEW_BOX, ...PORTRAIT_SIZE })
  }
  if (path.length === 2 && path[0] === 'collage') return collage(seed)
  return path.length === 2 && path[0] === 'spot' ? spot(seed) : null
}

function cover(typeName: string | undefined, slug: string): string | null {
  const type = POST_TYPES.find((known) => known === typeName)
  return type ? coverSvg(slug, type, COVER_SIZE) : null
}

function collage(name: string): string | null {
  const settles = name.endsWith(SETTLING)
  const items = named(collages, settles ? name.slice(0, -SETTLING.length) : name)
  const draw = settles ? settlingMarkup : sceneMarkup
  return items ? draw(items, { viewBox: COLLAGE_VIEW_BOX, ...COLLAGE_SIZE }) : null
}

function spot(name: string): string | null {
  const items = named(spots, name)
  return items ? sceneMarkup(items, { viewBox: SPOT_VIEW_BOX, ...SPOT_SIZE }) : null
}

const named = (
  scenes: Readonly<Record<string, readonly SceneItem[]>>,
  name: string,
): readonly SceneItem[] | undefined => Object.entries(scenes).find(([known]) => known === name)?.[1]
