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

/** Used only when a text names an animal. */
const FOR_PETS: Partial<Record<Role, readonly PieceName[]>> = {
  mid: ['paw'],
  small: ['bone', 'paw'],
  lying: ['bone'],
}

/** The pieces for a role in a cover of this type. Some are allowed only as hints. */
export function candidates(role: Role, type: PostType, hints: readonly PieceName[]): readonly PieceName[] {
  const always: readonly PieceName[] = role === 'feature' ? postTypes[type].coverPieces : SHARED[role]
  return [...always, ...(FOR_PETS[role] ?? []).filter((name) => hints.includes(name))]
}

/** The size of the pieces that do not fill half of the layout's unit. */
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
  bone: 0.58,
  paw: 0.46,
  spoon: 0.92,
  whisk: 0.98,
  knife: 0.9,
  fork: 0.88,
  board: 1.2,
  books: 0.85,
  newspaper: 0.86,
  asparagus: 0.7,
  strawberry: 0.46,
  onion: 0.48,
  pod: 0.6,
  pumpkin: 0.7,
  potato: 0.6,
  freezer: 1.2,
  pan: 0.9,
  lunchbox: 0.8,
  cakeTin: 0.76,
  salt: 0.56,
  chocolate: 0.6,
  petTin: 0.6,
  grill: 1,
  thermometer: 0.7,
}

/** The rotation of long pieces that lie on a table, in degrees. */
export const LYING_ROTATION: Partial<Record<PieceName, number>> = {
  carrot: 74,
  radish: 62,
  leaf: 62,
  sprig: 76,
  spoon: 78,
  pear: 72,
}
