import { pieceBox, type Box, type Piece } from '../piece.ts'
import { readPieces } from './read-pieces.ts'
import animals from './animals.json' with { type: 'json' }
import fruit from './fruit.json' with { type: 'json' }
import garden from './garden.json' with { type: 'json' }
import larder from './larder.json' with { type: 'json' }
import office from './office.json' with { type: 'json' }
import reading from './reading.json' with { type: 'json' }
import scenery from './scenery.json' with { type: 'json' }
import studio from './studio.json' with { type: 'json' }
import tools from './tools.json' with { type: 'json' }
import vessels from './vessels.json' with { type: 'json' }

const ALL = {
  ...readPieces(vessels),
  ...readPieces(fruit),
  ...readPieces(garden),
  ...readPieces(larder),
  ...readPieces(animals),
  ...readPieces(tools),
  ...readPieces(reading),
  ...readPieces(scenery),
  ...readPieces(studio),
  ...readPieces(office),
} satisfies Record<string, Piece>

export type PieceName = keyof typeof ALL

/** Every piece of the kit by its name. */
export const PIECES: Record<PieceName, Piece> = ALL

export const PIECE_NAMES = Object.keys(PIECES) as PieceName[]

const boxes = new Map<string, Box>()

/** The box around a piece in its local 0..100 space, mirrored and turned; measured once. */
export function boxOf(name: PieceName, rotation = 0, flip = false): Box {
  const key = `${name} ${rotation} ${flip}`
  const known = boxes.get(key)
  if (known) return known
  const box = pieceBox(PIECES[name], rotation, flip)
  boxes.set(key, box)
  return box
}
