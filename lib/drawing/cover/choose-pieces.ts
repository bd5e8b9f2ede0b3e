import { type PostType, postTypes } from '@/lib/posts/types'
import type { PieceName } from '../pieces/registry.ts'

/** The roles of pieces in a composition. */
export type Role = 'vessel' | 'tall' | 'mid' | 'small' | 'tool' | 'green' | 'lying' | 'feature' | 'dish' | 'chop'

const SHARED: Record<Exclude<Role, 'feature'>, readonly PieceName[]> = {
  vessel: ['bowl', 'deepBowl', 'pot'],
  tall: ['jug', 'bottle', 'jar'],
  mid: ['tomato', 'pear', 'citrus', 'avocado', 'cheese', 'bread', 'loaf', 'mushroom', 'lemon', 'cup'],
  small: ['egg', 'lemon', 'tomato', 'mushroom', 'wedge', 'citrus', 'radish'],
  tool: ['spoon', 'whisk', 'fork'],
  green: ['leaf', 'sprig'],
  lying: ['chilli', 'carrot', 'radish', 'wedge', 'leaf'],
  chop: ['tomato', 'avocado', 'citrus', 'lemon', 'mushroom', 'radish', 'carrot', 'chilli', 'bread', 'wedge'],
  dish: ['friedEgg', 'fish', 'citrus', 'avocado', 'tomato'],
}

/** The pieces for a role in a cover of this type. */
export const candidates = (role: Role, type: PostType): readonly PieceName[] =>
  role === 'feature' ? postTypes[type].coverPieces : SHARED[role]

/** The size of the pieces that do not fill half of the layout's unit. Pieces that a text names are fitted instead. */
export const RELATIVE_SIZE: Partial<Record<PieceName, number>> = {
  bowl: 1,
  deepBowl: 0.86,
  pot: 1.05,
  cup: 0.58,
  jar: 0.72,
  jug: 0.92,
  bottle: 1.08,
  plate: 1.15,
  wedge: 0.46,
  lemon: 0.46,
  tomato: 0.46,
  pear: 0.58,
  avocado: 0.54,
  sprig: 0.8,
  frond: 0.9,
  carrot: 0.76,
  mushroom: 0.44,
  chilli: 0.48,
  egg: 0.36,
  friedEgg: 0.62,
  bread: 0.66,
  loaf: 0.82,
  cheese: 0.66,
  cake: 0.6,
  fish: 0.92,
  spoon: 0.92,
  whisk: 0.98,
  knife: 0.9,
  fork: 0.88,
  board: 1.2,
  books: 0.85,
  newspaper: 0.86,
}

/** The rotation of long pieces that lie on a table, in degrees. */
export const LYING_ROTATION: Partial<Record<PieceName, number>> = {
  carrot: 74,
  radish: 62,
  leaf: 62,
}
