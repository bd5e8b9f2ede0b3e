import named from '@/content/outlines/dishes/named.json'
import other from '@/content/outlines/dishes/other.json'
import oven from '@/content/outlines/dishes/oven.json'
import pan from '@/content/outlines/dishes/pan.json'
import pets from '@/content/outlines/dishes/pets.json'
import pot from '@/content/outlines/dishes/pot.json'
import { bullets, numbered } from './article'
import type { Dish, Structure } from './schema'
import { ARTICLE, dietNotes, headOf, mainOf, petDangers, singular, type Subject } from './subject'
import { asMetaDescription, asMetaTitle, asTitle, sentenceCase } from './title'
import { amountsOfLine } from '@/lib/recipe/line-amounts'
import { fitNoun } from '@/lib/recipe/nouns'
import { cookingTime } from '@/lib/recipe/properties'
import { writeLine } from '@/lib/recipe/shown-recipe'

/** `main` is empty when the text names only the kind of dish. */
type MatchedDish = { dish: Dish; main: string; isForPets: boolean }

/** Named dishes come first, because the outline of their kind would be wrong for them. */
const dishes: readonly Dish[] = [named, pot, pan, oven, other].flatMap((file): readonly Dish[] => file.dishes)

const PETS = new Set(['dog', 'puppy', 'cat', 'kitten', 'pet', 'canine', 'feline'])
const PET_MEALS = new Set(['food', 'meal', 'dinner', 'topper', 'topping', 'broth', 'stew', 'soup'])

/** Banana bread and the like are baked as cakes; a hot dog is not food for dogs. */
const clarify = (text: string) =>
  text
    .replace(/\b(banana|courgette|zucchini|pumpkin|carrot) bread\b/gi, '$1 cake')
    .replace(/\bhot dogs?\b/gi, 'sausage')

/** Foods that are bought by the piece and cooked by the weight: "600 g red lentils". */
const COUNTED = new Set(
  'lentil bean chickpea pea mushroom carrot potato tomato onion leek beet parsnip courgette pepper apple plum pear cherry strawberry raspberry blueberry berry almond walnut hazelnut sausage'.split(
    ' ',
  ),
)

function inPlural(main: string): string {
  const last = main.split(' ').at(-1) ?? ''
  return COUNTED.has(last.toLowerCase()) ? main.slice(0, -last.length) + fitNoun(last, 2) : main
}

/** Polish names of dishes, with their fillings. */
const INSIDE: Record<string, string> = { ruskie: 'potatoes and curd cheese', ruskich: 'potatoes and curd cheese' }

const wordsOf = (text: string) => text.split(/\s+/).map(singular)

/** Where `keyword` ends among the words, counted from 1; 0 when it is not there. */
function endOf(keyword: string, words: readonly string[]): number {
  const parts = keyword.split(' ').map(singular)
  const at = words.findLastIndex((_, index) => parts.every((part, offset) => words[index + offset] === part))
  return at < 0 ? 0 : at + parts.length
}

/** The dish whose keyword is last: "chicken noodle soup" is a soup. Of two, the longer keyword. */
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
    const dish = all.some((word) => PET_MEALS.has(word)) ? pets.meal : pets.treat
    return { dish, main: inPlural(mainOf(clear, dish.keywords)), isForPets: true }
  }
  const words = wordsOf(headOf(clear))
  const dish =
    lastNamed(words, ({ keywords }) => keywords) ??
    lastNamed(words, ({ ingredients }) => ingredients ?? []) ??
    other.anyDish
  const main = mainOf(clear, dish.keywords)
  return { dish, main: INSIDE[main.toLowerCase()] ?? inPlural(main), isForPets: false }
}

/** `makes`: "6", or "12 slices". `factor` multiplies the dish's amounts. Times are in minutes. */
type Plan = MatchedDish & { subject: Subject; makes: string; factor: number; prep: number; cook: number; wait: number }

/** Splits the prompt's total minutes in the proportion of the dish's usual times, in steps of five. */
function timesOf({ prep, cook, wait }: Dish, minutes: number | null) {
  if (minutes === null || minutes < 10) return { prep, cook, wait: wait?.minutes ?? 0 }
  const first = Math.max(5, Math.round((minutes * prep) / (prep + cook) / 5) * 5)
  return { prep: Math.min(first, minutes), cook: Math.max(0, minutes - first), wait: 0 }
}

const makesText = (count: number, unit: string | null | undefined) => (unit ? `${count} ${unit}` : String(count))

/** The yield in the prompt's unit, and the factor of the amounts: a whole number for a dish baked in a tin. */
function yieldOf({ dish, isForPets }: MatchedDish, { servings, unit }: Subject): Pick<Plan, 'makes' | 'factor'> {
  if (servings === null || isForPets) return { makes: makesText(dish.serves, dish.unit), factor: 1 }
  const factor = servings / dish.serves
  return { makes: makesText(servings, unit), factor: dish.scales ? factor : Math.ceil(factor) }
}

/** "how to make a chocolate cake" is about a chocolate cake. */
const dishName = (text: string) => text.replace(/^how to (?:make|cook|bake|prepare)\s+/i, '').replace(ARTICLE, '')

/** The main ingredient and the extras: peas are the main one of "pasta with peas". Leaves out what harms a pet. */
function partsOf({ main, isForPets, dish }: MatchedDish, extras: readonly string[]) {
  const fit = extras.filter((extra) => !isForPets || petDangers(extra).length === 0)
  const [first, ...others] = fit
  const named = isForPets && petDangers(main).length > 0 ? '' : main
  if (named) return { main: named, extras: fit }
  return { main: first ?? dish.main, extras: others }
}

function planFor(asked: Subject): Plan {
  const subject = { ...asked, text: dishName(asked.text) }
  const matched = matchDish(subject.text)
  const { dish } = matched
  const { main, extras } = partsOf(matched, subject.extras)
  const wanted = { ...subject, extras }
  return { ...matched, main, subject: wanted, ...yieldOf(matched, subject), ...timesOf(dish, subject.minutes) }
}

function facts({ dish, makes, prep, cook, wait }: Plan): string {
  const waiting = dish.wait && wait > 0 ? [`${dish.wait.label}: ${cookingTime(wait)}`] : []
  return bullets([`Prep time: ${prep} min`, `Cook time: ${cook} min`, ...waiting, `Servings: ${makes}`])
}

const scaled = (line: string, factor: number): string =>
  writeLine(line, amountsOfLine(line, { home: 'metric' }), { factor, system: null })

function ingredientGroups({ dish, main, subject, factor }: Plan): { title: string; lines: string[] }[] {
  const groups = dish.groups.map(({ title, lines }) => ({
    title,
    lines: lines.map((line) =>
      scaled(
        line.replaceAll('{main}', () => main),
        factor,
      ),
    ),
  }))
  const extras = subject.extras.map((extra) => `${extra}: set the amount in the test`)
  return extras.length === 0 ? groups : [...groups, { title: 'Also', lines: extras }]
}

function warning({ isForPets, subject }: Plan): string[] {
  const dangers = isForPets ? petDangers(subject.text) : []
  if (dangers.length === 0) return []
  return [
    `> **Not for pets:** ${dangers.join(', ')}. The prompt names what can poison a dog or a cat. Leave it out of the recipe, and say why.`,
  ]
}

function contentOf(plan: Plan): string {
  const { dish, main, subject } = plan
  const groups = ingredientGroups(plan)
  const tins = `The amounts are for ${plan.factor} times the tin of the method: bake ${plan.factor} of them.`
  const notes = [
    ...(!dish.scales && plan.factor > 1 ? [tins] : []),
    ...dietNotes(
      subject.text,
      groups.flatMap(({ lines }) => lines),
    ),
    ...dish.notes,
  ]
  return [
    ...warning(plan),
    `## Why this ${plan.isForPets ? 'treat' : 'dish'}`,
    `Say in two or three sentences what makes ${subject.text} worth cooking: where it comes from, when you eat it, and the one thing that decides whether it is good.`,
    facts(plan),
    '> Amounts and times are the usual starting point for this kind of dish. Cook it once, correct them, and delete this line.',
    '## Ingredients',
    ...groups.flatMap(({ title, lines }) => [`### ${title}`, bullets(lines)]),
    '## Method',
    numbered(dish.method.map((step) => step.replaceAll('{main}', () => main))),
    '## Notes',
    bullets(notes),
    '## Storage',
    dish.storage,
  ].join('\n\n')
}

/** An outline for a recipe: facts, grouped ingredients with usual amounts, steps, notes and storage. */
export function recipeStructure(asked: Subject): Structure {
  const plan = planFor(asked)
  const { text } = plan.subject
  const title = asTitle(text)
  const people = `${/\D/.test(plan.makes) ? 'makes' : 'serves'} ${plan.makes.replace(/[()]/g, '')}`
  return {
    title,
    content: contentOf(plan),
    metaTitle: asMetaTitle(title, / recipe$/i.test(title) ? '' : ' Recipe'),
    metaDescription: asMetaDescription(
      `${sentenceCase(text)}: ${cookingTime(plan.prep + plan.cook + plan.wait)}, ${people}.`,
      'Ingredients by weight, clear steps, and how to keep it.',
      'With notes on what goes wrong.',
    ),
  }
}
