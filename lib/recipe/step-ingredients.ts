import { isHolder, nounStem } from './nouns.ts'
import { NUMBER_WORDS } from './numbers.ts'
import { isUnit } from './units.ts'

export type Listed = { line: string; heading: string }

/** Words that name a kind of a food, but no food by themselves. */
const KINDS = new Set(
  `black brown dark dried fat green ground hot juice light plain raising red self semi smoked strong sweet vegetable white yellow
zest`.split(/\s+/),
)

/** Words of ingredient lines that say nothing of the food, besides units and holders. */
const PLAIN = new Set(
  `an the of and or for from with to in at on into plus about little some few more extra each few large small medium big whole
half fresh freshly dry fine finely coarse coarsely cold warm soft melted ripe raw cooked chopped sliced diced minced grated crushed peeled
halved stoned drained rinsed beaten separated room temperature thinly thin thick full low unsalted salted purpose all flaked toasted
rolled waxy floury pack leaf leaves optional taste serve serving garnish only
side duża duże mała małe świeży świeża świeże drobno posiekana posiekane starty starta do na lub`.split(/\s+/),
)
const isPlain = (word: string) =>
  PLAIN.has(word) || NUMBER_WORDS.includes(word) || isHolder(word) || (isUnit(word) && word !== 'gram')

/** Water for cooking, rinsing or soaking, which is no ingredient: "in salted water", "a wide pan of water". */
const TAP_WATER = [
  /\b(?:(?:well|lightly|generously|heavily)[- ])?salted (?:\p{L}+ )?water\b/giu,
  /\b(?:pan|pot|saucepan|stockpot|kettle|bowl|basin|sink|bath|jug|glass|tray)s? of (?:[\p{L}-]+,? ){0,4}?water\b/giu,
  /\b(?:rinse|wash|soak|blanch|refresh|plunge|poach|parboil|boil)[^.;:]{0,60}? (?:in|under|into|with) (?:[\p{L}-]+,? ){0,3}?water\b/giu,
  /\b(?:running|iced?|ice-cold|simmering|tap) water\b/giu,
  /(?<!\p{L})osolon\p{L}+ wo\p{L}+/giu,
]

const withoutTapWater = (step: string): string =>
  TAP_WATER.reduce(
    (text, pattern) => text.replace(pattern, (words) => words.replace(/(?<!\p{L})(?:wat|wo)\p{L}+$/iu, '')),
    step,
  )

/** In a step, "peppers" are a vegetable, "salt and pepper" are spices. "Pepper" alone may be either. */
const SPICE_IN_STEP =
  /(?<=\b(?:salt(?:,| and|, and| &)|with|black|white|ground|cracked|cayenne|tsp|(?:tea)?spoons?) )pepper\b|^pepper\b/giu
/** In a line, a number or a kind makes it the vegetable: "1 pepper", "½ red pepper". */
const SPICE_IN_LINE =
  /(?<!(?:[\d½¼¾]|\b(?:an?|one|half|red|green|yellow|orange|bell|sweet|hot|chil\p{L}+|jalap\p{L}+|chopped|diced|sliced))[ -])pepper\b/giu
const withGroundPepper = (text: string, spice: RegExp) => text.replace(spice, 'groundpepper')

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []

/** Whether the word `a` of a line is `b` of a step. Polish words change at their end: five equal letters are enough. */
function areAlike(a: string, b: string): boolean {
  if (b === 'pepper' && a === 'groundpepper') return true
  if (nounStem(a) === nounStem(b) || a === `${b}s` || b === `${a}s`) return true
  const isPolish = /[ąćęłńóśźż]/u.test(a + b)
  return isPolish && a.length >= 5 && b.length >= 5 && a.slice(0, 5) === b.slice(0, 5)
}

/**
 * Brackets, the unit "gram", and the state of a food: "from the bones", "full-fat". "Beef bones", "vegetable fat" and
 * "gram flour" are foods.
 */
const NO_NAME =
  /\([^()]*\)|\b(?:from|off|on) the bones?\b|\bbone[- ]in\b|\b(?:full|low|reduced)[- ]fat\b|(?<=\d ?)gram\b/giu

/** The words before the first comma of a line. */
const leadWords = (line: string): string[] =>
  wordsOf(withGroundPepper(line.replace(NO_NAME, ' '), SPICE_IN_LINE).split(/[,;]/)[0] ?? '')

/** The words that name the food of a line and its kind: "500 g plain flour, sifted" is plain flour. */
const nameWords = (line: string): string[] => leadWords(line).filter((word) => !isPlain(word))

/**
 * The words that name the food of a line. Of "vegetable fat" it is the last one, as both words name kinds. "The bulbs"
 * names fennel bulbs.
 */
function foodWords(line: string): string[] {
  const names = nameWords(line)
  const foods = names.filter((word) => !KINDS.has(word))
  const parts = leadWords(line).filter((word) => /^(?:bulb|clove)s?$/u.test(word))
  return [...(foods.length > 0 ? foods : names.slice(-1)), ...parts]
}

const CLAUSES = /[.,;:]|\b(?:then|and then|until)\b/iu

/** The timed food of a step: the first food of the clause before the time, else of the nearest clause with a food. */
export function timedFood(before: string, after: string, items: readonly Listed[]): string | undefined {
  const foods = items.flatMap(({ line }) => foodWords(line))
  const foodIn = (clause: string) =>
    wordsOf(withoutTapWater(clause)).find((word) => foods.some((food) => areAlike(food, word)))
  for (const clause of [...before.split(CLAUSES).reverse(), ...after.split(CLAUSES)]) {
    const word = foodIn(clause)
    if (word) return word
  }
  return undefined
}

const has = (words: readonly string[], word: string) => words.some((own) => areAlike(own, word))

/** More words beside a food belong to it in no recipe. */
const BESIDE_MAX = 6

/** The words on both sides of a word that belong to it: "red and white" of "the red and white onions". */
function wordsBeside(step: readonly string[], at: number, names: readonly string[]): string[] {
  let [first, last] = [at, at]
  const joins = (index: number) => /^(?:,|and|or)$/u.test(step[index] ?? '') && KINDS.has(step[index - 1] ?? '')
  const belongs = (index: number) =>
    Math.abs(at - index) <= BESIDE_MAX && (has(names, step[index] ?? '') || joins(index))
  while (belongs(first - 1)) first -= 1
  while (belongs(last + 1)) last += 1
  return step.slice(first, last + 1).filter((_, index) => index !== at - first)
}

/** An ingredient with the words of its name. `isOfPart`: the step names the heading above it. */
type Named<Item extends Listed> = { item: Item; names: string[]; foods: string[]; isOfPart: boolean }

/** Those of the part that the step names; all of them if it names none of their parts. */
function ofNamedPart<Item extends Listed>(foods: readonly Named<Item>[]): readonly Named<Item>[] {
  const own = foods.filter(({ isOfPart }) => isOfPart)
  return own.length > 0 ? own : foods
}

const ALL_OF = /\b(?:all|both)(?: of)?(?: the)?$/u

/** The ingredients that a word may mean. The words beside it choose: "coconut milk" is not the milk. */
function meantOf<Item extends Listed>(all: readonly Named<Item>[], step: readonly string[], at: number) {
  const word = step[at] ?? ''
  const foods = all.filter((one) => has(one.foods, word))
  const othersOf = ({ names }: Named<Item>) => names.filter((name) => !areAlike(name, word))
  const beside = wordsBeside(step, at, foods.flatMap(othersOf))
  const exact = ofNamedPart(foods.filter((one) => othersOf(one).some((name) => has(beside, name))))
  if (exact.length > 0) return exact
  const own = ofNamedPart(foods)
  // "The milk" is not the coconut milk; but "all the milks" are, and "the chicken" may be what another part has left.
  const isAll = word.endsWith('s') && ALL_OF.test(step.slice(Math.max(0, at - 3), at).join(' '))
  const isOnePart = own.every(({ item }) => item.heading === own[0]?.item.heading)
  const bare = own.filter((one) => !isAll && isOnePart && othersOf(one).length === 0)
  return bare.length > 0 ? bare : own
}

/** The ingredients that a step uses, in the order of the list. */
export function ingredientsOfStep<Item extends Listed>(step: string, items: readonly Item[]): Item[] {
  const words: string[] =
    withGroundPepper(withoutTapWater(step), SPICE_IN_STEP)
      .toLowerCase()
      .match(/\p{L}{2,}|[.,;:()]/gu) ?? []
  const all = items.map((item) => ({
    item,
    names: nameWords(item.line),
    foods: foodWords(item.line),
    isOfPart: wordsOf(item.heading).some((word) => !isPlain(word) && !KINDS.has(word) && has(words, word)),
  }))
  const found = words.flatMap((_, at) => meantOf(all, words, at))
  return all.filter((one) => found.includes(one)).map(({ item }) => item)
}
