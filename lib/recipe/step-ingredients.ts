import { nounStem } from './nouns.ts'

export type Listed = { line: string; heading: string }

/** Words of ingredient lines that name no food by themselves. */
const PLAIN = new Set(
  `a an the of and or for from with to in at on into plus about little some few more extra each few large small medium big whole
half fresh freshly ground dried dry fine finely coarse coarsely plain strong white black red green yellow brown dark light sweet hot cold
warm soft melted ripe raw cooked chopped sliced diced minced grated crushed peeled halved stoned drained rinsed beaten separated room
temperature thinly thin thick full fat semi low unsalted salted self raising purpose all flaked toasted rolled smoked ripe waxy floury
tin tins can cans jar jars packet pack bunch sprig sprigs handful pinch clove cloves slice slices stick sticks piece pieces leaf leaves cup cups
tbsp tsp g kg ml l oz lb tablespoon tablespoons teaspoon teaspoons optional taste serve serving garnish only zest juice side
duża duże mała małe świeży świeża świeże drobno posiekana posiekane starty starta do na z i lub`.split(/\s+/),
)

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

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []

/** Compares two words. Polish words change at their end, so five equal letters at the start are enough. */
function areAlike(a: string, b: string): boolean {
  if (nounStem(a) === nounStem(b)) return true
  const isPolish = /[ąćęłńóśźż]/u.test(a + b)
  return isPolish && a.length >= 5 && b.length >= 5 && a.slice(0, 5) === b.slice(0, 5)
}

/** The words that name the food of a line: "500 g plain flour, sifted" is flour. */
const foodWords = (line: string): string[] =>
  wordsOf(line.replace(/\([^()]*\)/g, ' ').split(/[,;]/)[0] ?? '').filter((word) => !PLAIN.has(word))

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

/** The ingredients that a step uses, in the order of the list. If several parts list a food, the step's part counts. */
export function ingredientsOfStep<Item extends Listed>(step: string, items: readonly Item[]): Item[] {
  const words = wordsOf(withoutTapWater(step))
  const speaksOf = (word: string) => words.some((own) => areAlike(own, word))
  const found = items.filter(({ line }) => foodWords(line).some(speaksOf))
  const namesPart = ({ heading }: Listed) => wordsOf(heading).some((word) => !PLAIN.has(word) && speaksOf(word))
  const sharesFood = (a: Listed, b: Listed) => {
    const own = new Set(foodWords(a.line).map(nounStem))
    return foodWords(b.line).some((word) => own.has(nounStem(word)))
  }
  return found.filter((item) => {
    const same = found.filter((other) => sharesFood(item, other))
    return same.length === 1 || !same.some(namesPart) || namesPart(item)
  })
}
