import table from './foods.json' with { type: 'json' }

export const SHELVES = ['produce', 'dairy', 'meat', 'fish', 'bakery', 'pantry', 'spices', 'drinks', 'other'] as const
export type Shelf = (typeof SHELVES)[number]

/** The data of a food. Weights are for cooking, not for analysis: a cup of flour is anything from 110 to 150 g. */
export type Food = {
  name: string
  shelf: Shelf
  /** Grams in a US cup (236.6 ml); absent where recipes never measure the food by cups. */
  cup?: number
  /** Grams in a US cup of the food when it is cut in one of these ways. */
  forms: Readonly<Record<string, number>>
  /** Bought and used by weight: pounds and ounces rather than cups. */
  isWeighed: boolean
  isLiquid: boolean
}

/**
 * Reads "mushrooms, button mushrooms | 70 | weighed | SR 11260 | whole 87, sliced 72". The first name is shown.
 * "SR 11260" is the source: a number in FoodData Central's SR Legacy (US Department of Agriculture, public domain).
 */
function readRow(shelf: Shelf, row: string): { food: Food; names: string[] } {
  const [names = '', grams = '', kind = '', , forms = ''] = row.split('|').map((part) => part.trim())
  const aliases = names.split(', ')
  const cup = Number(grams)
  const byForm = forms.split(', ').flatMap((form) => {
    const [name = '', weight] = form.split(' ')
    return weight ? [[name, Number(weight)] as const] : []
  })
  return {
    food: {
      name: aliases[0] ?? '',
      shelf,
      ...(cup > 0 && { cup }),
      forms: Object.fromEntries(byForm),
      isWeighed: kind === 'weighed',
      isLiquid: kind === 'liquid',
    },
    names: aliases,
  }
}

const rows = SHELVES.flatMap((shelf) => (shelf === 'other' ? [] : table[shelf].map((row) => readRow(shelf, row))))
export const foods: readonly Food[] = rows.map(({ food }) => food)

/** Names by their first word, the longest first. */
const byFirstWord = new Map<string, { words: string[]; food: Food }[]>()
for (const { food, names } of rows) {
  for (const name of names) {
    const words = name.split(' ')
    const [first = ''] = words
    const known = byFirstWord.get(first) ?? []
    known.push({ words, food })
    known.sort((a, b) => b.words.length - a.words.length)
    byFirstWord.set(first, known)
  }
}

/** A word in the forms under which the table may have it: "lemons" also as "lemon", "cherry" also as "cherries". */
function formsOf(word: string): string[] {
  const forms = [word, `${word}s`]
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`)
  if (word.endsWith('es')) forms.push(word.slice(0, -2))
  if (word.endsWith('s')) forms.push(word.slice(0, -1))
  if (word.endsWith('y')) forms.push(`${word.slice(0, -1)}ies`)
  return forms
}

const sameWord = (a: string, b: string) => a === b || formsOf(a).includes(b)

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\d][\p{L}\d'%-]*|[,;()]/gu) ?? []

/** The food whose name begins at a word, and how many words the name has. */
function foodAt(words: readonly string[], index: number): { food: Food; words: number } | undefined {
  const known = formsOf(words[index] ?? '').flatMap((form) => byFirstWord.get(form) ?? [])
  const fits = known.filter(({ words: name }) =>
    name.every((part, offset) => sameWord(words[index + offset] ?? '', part)),
  )
  const [best] = fits.sort((a, b) => b.words.length - a.words.length)
  if (!best) return undefined
  // "tomato juice", "raspberry jam": a product of a food has its own weight.
  const poured = POURED.test(words[index + best.words.length] ?? '')
    ? foodAt(words, index + best.words.length)
    : undefined
  return poured ? { food: poured.food, words: best.words.length + 1 } : { food: best.food, words: best.words.length }
}

const POURED = /^(?:water|juice|liquid|brine|stock|broth|jam|jelly|marmalade)$/u

type NamedFood = { food: Food; words: number; text: string }

function* namedFoods(text: string): Generator<NamedFood, undefined> {
  const words = wordsOf(text)
  let index = 0
  while (index < words.length) {
    const one = foodAt(words, index)
    if (one) yield { ...one, text: words.slice(index, index + one.words).join(' ') }
    index += one?.words ?? 1
  }
}

/** Every food that a text names, in order, each with the number of its words and the words themselves. */
export const foodsIn = (text: string): NamedFood[] => [...namedFoods(text)]

/** The food that a text names first; undefined when it names none that the table has. */
export const findFood = (text: string): Food | undefined => namedFoods(text).next().value?.food
