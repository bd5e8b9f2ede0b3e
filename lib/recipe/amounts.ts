import type { Span } from './find-quantities.ts'
import type { System, UnitName } from './units.ts'

/**
 * An amount of a line as plain data: the browser rewrites it for the reader's choice without parsing the line again
 * (lib/recipe/write-amount.ts).
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
  /** The unit as the author spells it, and the text between the number and the unit. */
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
  /** Systems in which the amount is not converted, because the line already gives it in them. */
  saidIn?: System[]
  /** The same quantity in the other system, if the line gives both. The reader's system is shown first. */
  partner?: Amount
  /** In the author's text it follows its partner. */
  isSecond?: true
  /** Grams in a millilitre of the food. */
  density?: number
  /** How the other system measures the food: in US cups, in millilitres, or in grams instead of spoons. */
  isCupped?: true
  isLiquid?: true
  isFat?: true
  /** The counted noun behind a number: " large {onion|onions}". */
  after?: string
  /** Counts of whole things, such as bay leaves: rounded to a whole number. */
  isWhole?: true
  egg?: 'whole' | 'part'
  /** If this amount is the size of a pack, the number of packs: 2 for "2 tins (400 g)". */
  packs?: number
  /** The size precedes the noun of its pack, which is in `after`: "2 (12 oz) cans". */
  isInline?: true
  /** Only a space separates the number and the size: "4 15 oz cans". */
  isBare?: true
  /** "each" follows the size when there is more than one pack. */
  isEach?: true
  /** "a " of "a 400 g tin": one pack without a number. */
  article?: string
  /** A length before its noun: "9-inch tin". */
  isAdjective?: true
  /** The size of a pot: quarts in the US, never cups. */
  isVessel?: true
  /** Beside the temperature of a fan oven: that of the conventional oven. */
  besides?: number
  scale?: 'C' | 'F' | 'gas'
  /** The system of the whole recipe, for an amount in spoons that becomes too large for them. */
  home?: System
}

/** `tail`: the length of the counted noun at its end. */
export type Placed = Span & { amount: Amount; tail?: number }

/** Facts of the recipe for reading one of its lines. */
export type LineContext = {
  home: System
  /** Stems of the nouns that the ingredients count. A number in a step counts only these. */
  counted: ReadonlySet<string>
  /** The number of pieces or servings of the recipe, if known. */
  makes?: number
}
