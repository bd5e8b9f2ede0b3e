import { pieceBox, type Box, type Piece } from '../piece.ts'
import { animals } from './animals.ts'
import { fruit } from './fruit.ts'
import { garden } from './garden.ts'
import { larder } from './larder.ts'
import { office } from './office.ts'
import { reading } from './reading.ts'
import { scenery } from './scenery.ts'
import { studio } from './studio.ts'
import { tools } from './tools.ts'
import { vessels } from './vessels.ts'

const ALL = {
  ...vessels,
  ...fruit,
  ...garden,
  ...larder,
  ...animals,
  ...tools,
  ...reading,
  ...scenery,
  ...studio,
  ...office,
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
