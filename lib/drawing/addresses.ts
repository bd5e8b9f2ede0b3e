import type { PostType } from '@/lib/posts/types'
import type { ToolGroupId } from '@site/tools/groups'
import { coverPieces } from './cover/subjects.ts'
import type { PieceName } from './pieces/registry.ts'

export const COVER_SIZE = { width: 800, height: 600 } as const
export const COLLAGE_SIZE = { width: 720, height: 760 } as const
export const PORTRAIT_SIZE = { width: 240, height: 300 } as const
export const SPOT_SIZE = { width: 480, height: 360 } as const
export const PIECE_SIZE = { width: 330, height: 336 } as const
export const TOOL_ART_SIZE = { width: 344, height: 344 } as const

export type CollageName = 'home' | 'studio'
export type SpotName = 'empty-plate' | 'lost-spoon' | 'spilt-pot'

/** The suffix of a collage's name for the version whose pieces move into place. */
export const ANIMATED_SUFFIX = '-settling'

/** Eight characters that change with the drawing code (next.config.ts). */
// Inlined by the build: browsers load this file, and must not load lib/env.ts.
// eslint-disable-next-line no-restricted-syntax
const VERSION = process.env.ART_VERSION ?? '00000000'

/** The address of a drawing. It changes with the drawing code, so that browsers may cache it forever. */
const address = (folder: string, name: string): string => `/art/${VERSION}/${folder}/${encodeURIComponent(name)}.svg`

/** The name of a piece in an address: in lower case, as the middleware redirects capitals. */
export const pieceSlug = (name: PieceName): string => name.toLowerCase()

/** Addresses of the drawings as files (see `artFile`). */
export const artPath = {
  /** A cover with the things that `text` names. */
  cover: (type: PostType, slug: string, text: string) =>
    address(['cover', type, coverPieces(text).map(pieceSlug).join('.')].filter(Boolean).join('/'), slug),
  collage: (name: CollageName) => ({
    still: address('collage', name),
    settling: address('collage', `${name}${ANIMATED_SUFFIX}`),
  }),
  /** A piece of the kit. `print` is the index of its palette; 0 has the usual colours. */
  piece: (name: PieceName, print = 0) =>
    address('piece', print === 0 ? pieceSlug(name) : `${pieceSlug(name)}.${print}`),
  portrait: (seed: string) => address('portrait', seed),
  spot: (name: SpotName) => address('spot', name),
  tool: (group: ToolGroupId, slug: string) => address(`tool/${group}`, slug),
  toolGroup: (group: ToolGroupId) => address('tool', group),
  toolDirectory: address('tool', 'directory'),
  torn: (seed: string) => address('torn', seed),
}

/** Whether an address has the current version. Addresses in style sheets have no version. */
export const isCurrentArt = ([version]: readonly string[]): boolean => version === VERSION
