import { type PostType, postTypes } from '@/lib/posts/types'
import type { PieceName } from '../pieces/registry.ts'

/** What a piece can be in a composition. */
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

/** Seen only where the slug speaks of animals: on anybody else's table they would puzzle. */
const FOR_PETS: Partial<Record<Role, readonly PieceName[]>> = {
  mid: ['paw'],
  small: ['bone', 'paw'],
  lying: ['bone'],
}

/** The pieces that can play a role in a cover of this type, those that only a hint calls for included. */
export function candidates(role: Role, type: PostType, hints: readonly PieceName[]): readonly PieceName[] {
  const always: readonly PieceName[] = role === 'feature' ? postTypes[type].coverPieces : SHARED[role]
  return [...always, ...(FOR_PETS[role] ?? []).filter((name) => hints.includes(name))]
}

/** Words of a slug and the pieces they call for. */
const HINTS: readonly [RegExp, readonly PieceName[]][] = [
  [/soup|stew|broth|chili\b|ramen|pierogi|boil|simmer|one-pot/, ['pot', 'bowl', 'carrot']],
  [/bread|toast|sourdough|baguette|sandwich|flour|dough|baking/, ['loaf', 'bread']],
  [/egg|omelet|frittata|breakfast/, ['friedEgg', 'egg']],
  [/fish|salmon|tuna|seafood|omega|cod|herring/, ['fish', 'lemon']],
  [/carrot|root|vegetable|veggie/, ['carrot', 'radish']],
  [/mushroom|fungi|umami/, ['mushroom']],
  [/tomato|pasta|pizza|mediterranean|sauce/, ['tomato', 'bottle', 'sprig']],
  [/lemon|citrus|orange|vitamin|marmalade/, ['citrus', 'lemon', 'wedge']],
  [/cake|dessert|sweet|sugar|chocolate|birthday/, ['cake', 'whisk']],
  [/cheese|dairy|milk|yogurt|calcium/, ['cheese', 'jug']],
  [/avocado|healthy-fat|keto|guacamole/, ['avocado']],
  [/chilli|chili|spic|curry|pepper|hot-sauce/, ['chilli']],
  [/\b(?:dogs?|cats?|pets?|pupp(?:y|ies)|kittens?|animals?)\b/, ['bone', 'paw']],
  [/tea|coffee|latte|cocoa|drink/, ['cup', 'jug']],
  [/learn|science|research|study|history|explained|course/, ['books']],
  [/herb|basil|salad|greens|plant|vegan|garden/, ['sprig', 'leaf', 'deepBowl']],
  [/pear|apple|fruit/, ['pear', 'citrus']],
  [/jam|pickle|preserv|ferment|kimchi|kraut/, ['jar', 'radish']],
  [/oil|vinegar|wine/, ['bottle']],
  [/beet|radish|barszcz|borscht/, ['radish', 'pot']],
]

/** The pieces that the words of a slug ask for, most wanted first. */
export function hintedPieces(slug: string): PieceName[] {
  const words = slug.toLowerCase()
  return HINTS.filter(([pattern]) => pattern.test(words)).flatMap(([, pieces]) => pieces)
}

/** How big each piece is beside the others: 1 fills the layout's unit. */
export const RELATIVE_SIZE: Partial<Record<PieceName, number>> = {
  bowl: 1,
  deepBowl: 0.86,
  pot: 1.05,
  cup: 0.58,
  jar: 0.72,
  jug: 0.92,
  bottle: 1.08,
  plate: 1.15,
  citrus: 0.5,
  wedge: 0.46,
  lemon: 0.46,
  tomato: 0.46,
  pear: 0.58,
  avocado: 0.54,
  radish: 0.5,
  leaf: 0.5,
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
  steam: 0.5,
  books: 0.85,
  newspaper: 0.86,
}

/** The turn with which long pieces lie on a table, in degrees. */
export const LYING_TURN: Partial<Record<PieceName, number>> = {
  carrot: 74,
  radish: 62,
  leaf: 62,
  sprig: 76,
  spoon: 78,
  pear: 72,
}
