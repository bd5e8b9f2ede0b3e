import { nounStem } from './nouns.ts'

/** An ingredient as a list shows it: its line as it is written, and under which heading. */
export type Listed = { line: string; heading: string }

/** Words of ingredient lines that name no food by themselves. */
const PLAIN = new Set(
  `a an the of and or for from with to in at on into plus about little some few more extra each few large small medium big whole
half fresh freshly ground dried dry fine finely coarse coarsely plain strong white black red green yellow brown dark light sweet hot cold
warm soft melted ripe raw cooked chopped sliced diced minced grated crushed peeled halved stoned drained rinsed beaten separated room
temperature thinly thin thick full fat semi low unsalted salted self raising purpose all flaked toasted rolled smoked ripe waxy floury
tin tins can cans jar jars packet pack bunch sprig sprigs handful pinch clove cloves slice slices stick sticks piece pieces cup cups
tbsp tsp g kg ml l oz lb tablespoon tablespoons teaspoon teaspoons optional taste serve serving garnish only zest juice side
duża duże mała małe świeży świeża świeże drobno posiekana posiekane starty starta do na z i lub`.split(/\s+/),
)

/**
 * Water to cook, rinse or soak in comes out of the tap: "in salted water", "a wide pan of water", "rinse under cold water".
 * It is not the water of the dough.
 */
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

/** Polish bends its words at their end: what begins alike for five letters is taken for the same. */
function areAlike(a: string, b: string): boolean {
  if (nounStem(a) === nounStem(b)) return true
  const isPolish = /[ąćęłńóśźż]/u.test(a + b)
  return isPolish && a.length >= 5 && b.length >= 5 && a.slice(0, 5) === b.slice(0, 5)
}

/** The words that name the food of a line, without what is done to it: "500 g plain flour, sifted" is flour. */
const foodWords = (line: string): string[] =>
  wordsOf(line.replace(/\([^()]*\)/g, ' ').split(/[,;]/)[0] ?? '').filter((word) => !PLAIN.has(word))

/** The ingredients that a step speaks of, in the list's order; of those of one food, the ones in the part that the step names. */
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
