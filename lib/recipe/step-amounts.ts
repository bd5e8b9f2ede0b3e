import { nounStem } from './nouns.ts'
import { type Amount, findAmounts, type FoundAmount, withNoun } from './quantity.ts'

/** The size of a vessel does not grow with the recipe. */
const VESSELS = new Set(
  'pot pots pan pans saucepan saucepans jar jars dish dishes tin tins can cans bowl bowls casserole casseroles bottle bottles mould mold basin basins cooker cookers kettle skillet wok container containers garnek garnka garnku słoik słoiki słoika rondel rondla'.split(
    ' ',
  ),
)
/** "2 l of water into a large pot": the water goes into it, and is not its size. */
const LEADS_AWAY = new Set('to into in for of over and with or onto from until then do na w z i'.split(' '))

/** "a 2 litre pot", "a 2-quart lidded casserole": within three words, with none that leads away. */
function isVesselSize(rest: string): boolean {
  const words = rest
    .slice(0, 60)
    .toLowerCase()
    .split(/[^\p{L}.,;:()]+/u)
    .filter(Boolean)
  for (const word of words.slice(0, 3)) {
    if (VESSELS.has(word.replace(/\P{L}/gu, ''))) return true
    if (LEADS_AWAY.has(word) || /\P{L}/u.test(word)) return false
  }
  return false
}
/** The size of a piece stays; there are more of them. */
const PIECE_AFTER =
  /^\s*(?:(?:each|apiece)(?! of)|(?:a|per) (?:piece|person|portion|serving|head)|(?:pieces?|portions?|balls?|patties|chunks?|rounds?|lumps?|slices?)(?!\p{L})|na (?:osobę|porcję|sztukę)|każd)/iu
const PIECE_BEFORE =
  /(?:\b(?:balls?|pieces?|portions?|patties|cubes?|chunks?|steaks?|fillets?|loaves|rounds?|discs?|each|kulki|porcje|kawałki)(?:,)? (?:of|weighing|about|po)|\b(?:per|every|for each|weighing|na każd\S+))(?: (?:about|around|roughly|approximately|ok\.|około))?\s*[~≈]?$/iu
const PER = /^[^.;,]{0,30}\b(?:per|for (?:each|every)|na każd)/iu
const ONE_BY_ONE = /^[^.;]{0,60}\b(?:each|per|every|at a time|at once|apiece|one by one|na raz|na każd)/iu

const NUMBER_WORDS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
}
const WORD_COUNT = new RegExp(`(?<![\\p{L}-])(${Object.keys(NUMBER_WORDS).join('|')})(?=\\s+\\p{L})`, 'giu')

/** Numbers in words that count something: "the two eggs". Written anew only when they change. */
const wordCounts = (text: string): FoundAmount[] =>
  [...text.matchAll(WORD_COUNT)].map((match) => {
    const [word, name = ''] = match
    const amount: Amount = { text: word, value: NUMBER_WORDS[name.toLowerCase()] ?? 1, style: 'fraction' }
    return { start: match.index, end: match.index + word.length, amount }
  })

/** What a recipe's list counts one by one ("2 large onions"): only these are counted in its method too. */
export function countedNouns(amounts: readonly Amount[]): ReadonlySet<string> {
  return new Set(amounts.flatMap(({ noun }) => (noun ? [nounStem(noun)] : [])))
}

function growsWithRecipe(text: string, { start, end, amount }: FoundAmount, counted: ReadonlySet<string>): boolean {
  const before = text.slice(Math.max(0, start - 60), start)
  const rest = text.slice(end)
  if (!amount.unit) return amount.noun !== undefined && counted.has(nounStem(amount.noun)) && !ONE_BY_ONE.test(rest)
  return !isVesselSize(rest) && !PIECE_AFTER.test(rest) && !PIECE_BEFORE.test(before) && !PER.test(rest)
}

/**
 * The amounts in a step that belong to the recipe and grow with it, in their places, all else as it is: masses and
 * volumes, and what the list counts. Not the size of a pot or of a ball of dough, no "10 at a time", no step's number.
 */
export function splitStepAmounts(text: string, counted: ReadonlySet<string>): (string | Amount)[] {
  const found = [...findAmounts(text), ...wordCounts(text)]
    .map((one) => withNoun(one, text))
    .filter((one) => growsWithRecipe(text, one, counted))
    .sort((a, b) => a.start - b.start)
  const parts: (string | Amount)[] = []
  let done = 0
  for (const { start, end, amount } of found) {
    if (start < done) continue
    if (start > done) parts.push(text.slice(done, start))
    parts.push(amount)
    done = end
  }
  if (done < text.length) parts.push(text.slice(done))
  return parts
}
