import type { Dish } from './dish'
import { ovenDishes } from './dishes-oven'
import { namedDishes } from './dishes-named'
import { anyDish, otherDishes } from './dishes-other'
import { panDishes } from './dishes-pan'
import { petDishes } from './dishes-pets'
import { potDishes } from './dishes-pot'
import { headOf, mainOf, singular } from './subject'

/** `main` is empty when the text names only the kind of dish. */
export type MatchedDish = { dish: Dish; main: string; isForPets: boolean }

const dishes: readonly Dish[] = [...namedDishes, ...potDishes, ...panDishes, ...ovenDishes, ...otherDishes]

const PETS = new Set(['dog', 'puppy', 'cat', 'kitten', 'pet', 'canine', 'feline'])
const PET_MEALS = new Set(['food', 'meal', 'dinner', 'topper', 'topping', 'broth', 'stew', 'soup'])

/** Breads of batter are baked as cakes are; a hot dog is no dog. */
const clarify = (text: string) =>
  text
    .replace(/\b(banana|courgette|zucchini|pumpkin|carrot) bread\b/gi, '$1 cake')
    .replace(/\bhot dogs?\b/gi, 'sausage')

/** What is bought by the piece and cooked by the weight: "600 g red lentils". */
const COUNTED = new Set(
  'lentil bean chickpea pea mushroom carrot potato tomato onion leek beet parsnip courgette pepper apple plum pear cherry strawberry raspberry blueberry berry almond walnut hazelnut sausage'.split(
    ' ',
  ),
)

function inPlural(main: string): string {
  const last = main.split(' ').at(-1) ?? ''
  if (!COUNTED.has(last.toLowerCase())) return main
  if (last.endsWith('y')) return `${main.slice(0, -1)}ies`
  return main + (/[os]$/.test(last) ? 'es' : 's')
}

/** Names that say what is inside only to those who know them. */
const INSIDE: Record<string, string> = { ruskie: 'potatoes and curd cheese', ruskich: 'potatoes and curd cheese' }

const wordsOf = (text: string) => text.split(/\s+/).map(singular)

/** Where `keyword` ends among the words, counted from 1; 0 when it is not there. */
function endOf(keyword: string, words: readonly string[]): number {
  const parts = keyword.split(' ').map(singular)
  const at = words.findLastIndex((_, index) => parts.every((part, offset) => words[index + offset] === part))
  return at < 0 ? 0 : at + parts.length
}

/** The dish whose word stands last: the last noun of "chicken noodle soup" says what it is. Of two, the longer word. */
function lastNamed(words: readonly string[], keywordsOf: (dish: Dish) => readonly string[]): Dish | undefined {
  let best: { dish: Dish; end: number; length: number } | undefined
  for (const dish of dishes) {
    for (const keyword of keywordsOf(dish)) {
      const end = endOf(keyword, words)
      const isLater = end > (best?.end ?? 0) || (end > 0 && end === best?.end && keyword.length > best.length)
      if (isLater) best = { dish, end, length: keyword.length }
    }
  }
  return best?.dish
}

/** What kind of dish a text names, and what it is made of. */
export function matchDish(text: string): MatchedDish {
  const clear = clarify(text)
  const all = wordsOf(clear)
  if (all.some((word) => PETS.has(word))) {
    const dish = all.some((word) => PET_MEALS.has(word)) ? petDishes.meal : petDishes.treat
    return { dish, main: inPlural(mainOf(clear, dish.keywords)), isForPets: true }
  }
  const words = wordsOf(headOf(clear))
  const dish =
    lastNamed(words, ({ keywords }) => keywords) ?? lastNamed(words, ({ ingredients }) => ingredients ?? []) ?? anyDish
  const main = mainOf(clear, dish.keywords)
  return { dish, main: INSIDE[main.toLowerCase()] ?? inPlural(main), isForPets: false }
}
