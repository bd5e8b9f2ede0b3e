/** The system of units of a reader: grams and millilitres, or cups, ounces and pounds. */
export type System = 'metric' | 'us'

type UnitOf<Name> = {
  name: Name
  kind: 'mass' | 'volume' | 'length'
  /** In grams, millilitres or millimetres. */
  size: number
  /** Spoons belong to both systems. Units of neither are converted for every reader. */
  system: System | 'both' | 'neither'
}

export const CUP_ML = 236.6
export const OUNCE_G = 28.35
const INCH_MM = 25.4

/** Each unit with its spellings, in lower case. */
const SPELLINGS = [
  [{ name: 'kg', kind: 'mass', size: 1000, system: 'metric' }, 'kg kgs kilo kilos kilogram kilograms'],
  [{ name: 'g', kind: 'mass', size: 1, system: 'metric' }, 'g gr grs gm gms gram grams gramm gramms gramme grammes'],
  [{ name: 'dag', kind: 'mass', size: 10, system: 'metric' }, 'dag dkg'],
  [{ name: 'mg', kind: 'mass', size: 0.001, system: 'metric' }, 'mg'],
  [{ name: 'ml', kind: 'volume', size: 1, system: 'metric' }, 'ml mls milliliter milliliters millilitre millilitres'],
  [{ name: 'cl', kind: 'volume', size: 10, system: 'metric' }, 'cl'],
  [{ name: 'dl', kind: 'volume', size: 100, system: 'metric' }, 'dl'],
  [
    { name: 'l', kind: 'volume', size: 1000, system: 'metric' },
    'l lt ltr liter liters litre litres litr litry litrów litra',
  ],
  [{ name: 'szklanka', kind: 'volume', size: 250, system: 'neither' }, 'szklanka szklanki szklanek'],
  [{ name: 'cup', kind: 'volume', size: CUP_ML, system: 'us' }, 'cup cups'],
  [
    { name: 'tbsp', kind: 'volume', size: CUP_ML / 16, system: 'both' },
    'tbsp tbsps tbs tb tbl tblspn tblsp tbls tblsps tablespoon tablespoons table_spoon table_spoons tablespoonful tablespoonfuls',
  ],
  [
    { name: 'tsp', kind: 'volume', size: CUP_ML / 48, system: 'both' },
    'tsp tsps tspn teaspoon teaspoons tea_spoon tea_spoons teaspoonful teaspoonfuls',
  ],
  [
    { name: 'dsp', kind: 'volume', size: CUP_ML / 24, system: 'both' },
    'dsp dsps dessertspoon dessertspoons dessert_spoon dessert_spoons',
  ],
  [{ name: 'łyżka', kind: 'volume', size: 15, system: 'both' }, 'łyżka łyżki łyżek'],
  [{ name: 'łyżeczka', kind: 'volume', size: 5, system: 'both' }, 'łyżeczka łyżeczki łyżeczek'],
  [
    { name: 'fl oz', kind: 'volume', size: CUP_ML / 8, system: 'us' },
    'fl_oz fl._oz fl.oz floz fl_ounce fl_ounces fluid_ounce fluid_ounces',
  ],
  [{ name: 'oz', kind: 'mass', size: OUNCE_G, system: 'us' }, 'oz ozs ounce ounces'],
  [{ name: 'lb', kind: 'mass', size: 16 * OUNCE_G, system: 'us' }, 'lb lbs pound pounds'],
  [{ name: 'pint', kind: 'volume', size: 2 * CUP_ML, system: 'us' }, 'pint pints pt pts'],
  [
    { name: 'UK pint', kind: 'volume', size: 568, system: 'neither' },
    'uk_pint uk_pints imperial_pint imperial_pints british_pint british_pints',
  ],
  [{ name: 'quart', kind: 'volume', size: 4 * CUP_ML, system: 'us' }, 'quart quarts qt qts'],
  [{ name: 'gallon', kind: 'volume', size: 16 * CUP_ML, system: 'us' }, 'gallon gallons gal'],
  [{ name: 'stick', kind: 'mass', size: 113.4, system: 'us' }, 'stick sticks'],
  [{ name: 'mm', kind: 'length', size: 1, system: 'metric' }, 'mm millimeter millimeters millimetre millimetres'],
  [{ name: 'cm', kind: 'length', size: 10, system: 'metric' }, 'cm cms centimeter centimeters centimetre centimetres'],
  [{ name: 'inch', kind: 'length', size: INCH_MM, system: 'us' }, 'inch inches in. " ″ ”'],
] as const satisfies [UnitOf<string>, string][]

export type UnitName = (typeof SPELLINGS)[number][0]['name']
export type Unit = UnitOf<UnitName>

const bySpelling = new Map<string, Unit>()
const byName = new Map<UnitName, Unit>()
for (const [unit, spellings] of SPELLINGS) {
  byName.set(unit.name, unit)
  for (const spelling of spellings.split(' ')) bySpelling.set(spelling.replaceAll('_', ' '), unit)
}

export const unitNamed = (name: UnitName): Unit => byName.get(name) ?? { name, kind: 'mass', size: 1, system: 'both' }

export const isUnit = (word: string): boolean => bySpelling.has(word)

const escaped = (spelling: string) => spelling.replace('.', '\\.').replaceAll(' ', '[ -]')
const SPELLED = [...bySpelling.keys()].sort((a, b) => b.length - a.length).map(escaped)
const AT_START = new RegExp(`^(?:${SPELLED.join('|')})(?![\\p{L}²³])`, 'iu')
/** Behind a space, "in" is an inch only where a length is meant: "(3 in)", "2 in thick". */
const IN = /^in(?=\s?(?:\)|,?\s?(?:thick|long|wide|deep|across|pieces?|cubes?|slices?|square|[x×])))/iu
/** A full stop that ends an abbreviation, "2 tsp. salt", belongs to the unit; one that ends a sentence does not. */
const ABBREVIATED = /^\.(?=\s*[\p{Ll}(),/])/u
/**
 * "2T oil", "½ t. salt", "1 c flour": one letter; a small "t" only at its number or with a full stop. A capital "C" only
 * as in "1 C. sugar", because it may be Celsius.
 */
const LETTERS = /^(?:[Ttc](?:\.|\b)(?=\s+[\p{L}(])|C\.(?=\s+\p{Ll}))/u
const LETTER_UNITS: Record<string, UnitName> = { T: 'tbsp', t: 'tsp', c: 'cup', C: 'cup' }

/** The unit that a text begins with, and its spelling there. `isAttached`: no space precedes it. */
export function unitAtStart(text: string, isAttached = false): { unit: Unit; spelling: string } | null {
  const letter = LETTERS.exec(text)?.[0]
  const named = letter && LETTER_UNITS[letter.charAt(0)]
  if (named && (isAttached || letter !== 't')) return { unit: unitNamed(named), spelling: letter }
  const inch = (isAttached ? /^in(?!\p{L})/iu : IN).exec(text)?.[0]
  if (inch) return { unit: unitNamed('inch'), spelling: inch }
  const spelling = AT_START.exec(text)?.[0]
  const unit = spelling && bySpelling.get(spelling.toLowerCase().replace(/(?<=\p{L})-(?=\p{L})/u, ' '))
  if (!unit) return null
  return { unit, spelling: spelling + (ABBREVIATED.exec(text.slice(spelling.length))?.[0] ?? '') }
}
