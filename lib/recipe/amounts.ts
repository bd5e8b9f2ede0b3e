import type { Span } from './find-quantities.ts'
import type { System, UnitName } from './units.ts'

/**
 * A piece of a line that changes with the reader's choice, as plain data: the browser writes it anew without reading the
 * line again (lib/recipe/write-amount.ts).
 */
export type Amount = {
  kind: 'count' | 'mass' | 'volume' | 'length' | 'heat' | 'note'
  /** As the author wrote it; empty for a note. */
  text: string
  low: number
  high?: number
  joint?: string
  /** The other sides of "23 × 33 cm". */
  sides?: number[]
  unit?: UnitName
  /** The unit as the author spells it, and what stands between the number and it. */
  spelling?: string
  gap?: string
  /** The forms of a unit that changes with its number as a noun does: "{łyżka|łyżki|łyżek|łyżki}". */
  forms?: string
  isDecimal?: true
  isWord?: true
  /** Does not grow with the recipe: the size of a tin, of a pan, of a piece. */
  isFixed?: true
  /** The size of a pack or a piece: ounces rather than pounds or cups. */
  isPiece?: true
  /** Systems in which it stays as it is, because the line says it in them already. */
  saidIn?: System[]
  /** The same in the other system, which the line says too: the one that the reader has chosen stands first. */
  partner?: Amount
  /** The author gives it behind its partner. */
  isSecond?: true
  /** Grams in a millilitre of the food. */
  density?: number
  /** How the food is measured in the other system: by cups in the US, by millilitres in a metric kitchen. */
  isCupped?: true
  isLiquid?: true
  isFat?: true
  /** The counted noun behind a number: " large {onion|onions}". */
  after?: string
  /** Counts of whole things, such as bay leaves: rounded to a whole number. */
  isWhole?: true
  egg?: 'whole' | 'part'
  /** The number of packs whose size in brackets this is: "2 tins (400 g)". */
  packs?: number
  /** The size stands before its pack, whose noun follows in `after`: "2 (12 oz) cans". */
  isInline?: true
  /** Nothing stands between the number and the size: "4 15 oz cans". */
  isBare?: true
  /** One pack has no "each" behind its size; more of them do. */
  isEach?: true
  /** "a " of "a 400 g tin": one pack without a number. */
  article?: string
  /** A length before its thing: "9-inch tin". */
  isAdjective?: true
  /** The size of a pot: quarts in the US, never cups. */
  isVessel?: true
  /** A heat's partner: the conventional oven of a fan's temperature. */
  besides?: number
  scale?: 'C' | 'F' | 'gas'
  /** The units of the whole recipe, where an amount has to leave its spoons. */
  home?: System
}

/** `tail`: how many letters at its end are the noun that it counts. */
export type Placed = Span & { amount: Amount; tail?: number }

/** Facts of the recipe for reading one of its lines. */
export type LineContext = {
  home: System
  /** The stems of what its list counts one by one; only these are counted in its steps. */
  counted: ReadonlySet<string>
  /** How many the recipe makes or serves, where it says so. */
  makes?: number
}
