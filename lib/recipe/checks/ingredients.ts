import type { Amount, Placed } from '../amounts.ts'
import { findFood, foodsIn, type Shelf } from '../foods.ts'
import { amountsOfLine } from '../line-amounts.ts'
import { nounStem } from '../nouns.ts'
import { amountsOfStep, contextOf } from '../step-amounts.ts'
import { ingredientsOfStep } from '../step-ingredients.ts'
import { nounIn } from '../templates.ts'
import { unitNamed } from '../units.ts'
import { type Doubt, doubtAt, type Place } from './places.ts'

const shortened = (text: string) => (text.length > 50 ? `${text.slice(0, 50).trimEnd()}…` : text)

/** A step that uses all the ingredients of the list. */
const TAKES_ALL =
  /\b(?:all|both|other|remaining|dry|wet|rest of the)(?: of)?(?: the)?(?: \p{L}+)? ingredients\b|\beverything\b|\bthe rest\b|wszystkie składniki/iu
/** Words of a step that name a whole shelf of foods. */
const SHELF_WORDS: [RegExp, readonly Shelf[]][] = [
  [/\b(?:vegetables|veg|fruits?|herbs|salad|leaves|greens|roots)\b/iu, ['produce']],
  [/\b(?:spices|seasonings?|herbs|season)\b/iu, ['spices', 'produce']],
  [/\b(?:meat|joint|bones)\b/iu, ['meat']],
  [/\b(?:cheeses?)\b/iu, ['dairy']],
  [
    /\b(?:nuts|seeds|grains?|pulses|beans|liquids?|dressing|marinade|glaze|dough|batter)\b/iu,
    ['pantry', 'dairy', 'spices', 'drinks'],
  ],
]
const NEEDS_NO_STEP =
  /\b(?:optional|to serve|to taste|to finish|to garnish|for (?:the )?(?:dusting|greasing|brushing|serving|tin|pan|board|jars?|frying))\b|\b(?:salt|pepper|water|oil|sól)\b/iu

export function unusedIngredients(ingredients: readonly Place[], steps: readonly Place[]): Doubt[] {
  if (steps.some(({ text }) => TAKES_ALL.test(text))) return []
  const items = ingredients.map((place) => ({ place, line: place.text, heading: place.heading }))
  const used = new Set(steps.flatMap(({ text }) => ingredientsOfStep(text, items)))
  const shelves = new Set(
    SHELF_WORDS.filter(([pattern]) => steps.some(({ text }) => pattern.test(text))).flatMap(([, own]) => own),
  )
  const namesHeading = (heading: string) =>
    heading
      .toLowerCase()
      .split(/\P{L}+/u)
      .some((word) => word.length > 3 && steps.some(({ text }) => text.toLowerCase().includes(word)))
  return items.flatMap((item) => {
    const food = findFood(item.line)
    const isUsed =
      used.has(item) ||
      NEEDS_NO_STEP.test(item.line) ||
      namesHeading(item.heading) ||
      shelves.has(food?.shelf ?? 'other')
    return isUsed ? [] : [doubtAt(item.place, `No step uses “${shortened(item.line)}”.`)]
  })
}

/** Text whose foods are no ingredients: comparisons, choices, side dishes, and verbs such as "butter a tin". */
const NO_INGREDIENT =
  /\b(?:or|instead of|like|such as|as for|if|unless|without|no|not|serve[sd]? with|goes with|say|use|taste[sd]? of|to a (?:coarse|fine)|(?:larger|smaller|thicker|thinner) than|(?:size|colour|brown|shape|thickness|consistency|texture) of)\b[^.;]*|(?<!\b(?:in|with|the) )\b(?:butter|oil|flour|salt|cream|water|sugar|pepper|sauce|juice|milk)(?= (?:an?|the|your|it|them|in|into|together|until|well)\b)|\b(?:a|one|two|few) cloves?\b|(?<![\p{L}\p{N}_])\p{L}+-(?:coloured|sized)\b|\([^()]*\)/giu
/** Foods that every kitchen has or that a recipe makes, and words that often mean no food, such as "dates". */
const NOT_LISTED =
  /^(?:(?:sea |kosher )?salt|oil|pepper|black pepper|water|ice|juices?|stock|broth|so|rolls?|biscuits?|cookies?|sauce|dates?|mince|squash|bread|breadcrumbs|cakes?|coffee|cloves?|yolks?|drinks?|fish|beat)$/u

/** General words for a listed food: "the cheese" when the list has Parmesan. */
const GENERAL = /^(?:cheese|pasta|rice|flour|sugar|meat|pork|beef|wine|beans?|nuts?|cream|milk)$/u

const stemsOf = (text: string) => new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(nounStem))

export function unlistedFoods(ingredients: readonly Place[], steps: readonly Place[]): Doubt[] {
  const listed = ingredients.map(({ text }) => text).join(', ')
  const foods = foodsIn(listed).map(({ food }) => food)
  const names = new Set(foods.map(({ name }) => name))
  const stems = stemsOf(`${listed} ${ingredients.map(({ heading }) => heading).join(' ')}`)
  const reported = new Set<string>()
  return steps.flatMap((step) =>
    foodsIn(step.text.replace(NO_INGREDIENT, ', ')).flatMap(({ food, text }) => {
      const isGeneral = GENERAL.test(text) && foods.some(({ shelf }) => shelf === food.shelf)
      const isKnown = isGeneral || names.has(food.name) || [...stemsOf(text)].some((stem) => stems.has(stem))
      if (isKnown || NOT_LISTED.test(text) || NOT_LISTED.test(food.name) || reported.has(food.name)) return []
      reported.add(food.name)
      return [doubtAt(step, `The list has no “${text}”, which this step names.`)]
    }),
  )
}

type Known = { key: string; kind: Amount['kind']; value: number }

/** An amount as grams, millilitres or pieces of its food; null where it cannot be compared. */
function knownAmount(text: string, { end, amount }: Placed, next: number | undefined): Known | null {
  if (amount.isFixed || amount.packs !== undefined || amount.kind === 'length' || amount.kind === 'heat') return null
  const noun = nounIn(amount.after)
  const own = text.slice(end, next).split(/[.;,(]|\b(?:and|with|plus|for)\b/u)[0] ?? ''
  const key = amount.kind === 'count' ? noun && nounStem(noun) : findFood(own)?.name
  if (!key || key === 'water') return null
  const size = amount.unit ? unitNamed(amount.unit).size : 1
  return { key, kind: amount.kind, value: (amount.high ?? amount.low) * size }
}

const knownAmounts = (text: string, placed: readonly Placed[]): Known[] =>
  placed.flatMap((one, index) => {
    const isSaidAgain = one.amount.saidIn !== undefined && placed[index - 1]?.amount.saidIn === one.amount.saidIn
    return isSaidAgain ? [] : (knownAmount(text, one, placed[index + 1]?.start) ?? [])
  })

const written = ({ kind, value }: Known) =>
  kind === 'count' ? String(value) : `${Math.round(value)} ${kind === 'mass' ? 'g' : 'ml'}`

/** Foods that the steps use more of than the list has. */
export function amountsThatDiffer(ingredients: readonly Place[], steps: readonly Place[]): Doubt[] {
  const totals = new Map<string, Known>()
  for (const { text } of ingredients) {
    for (const one of knownAmounts(text, amountsOfLine(text, { home: 'metric' }))) {
      const id = `${one.kind} ${one.key}`
      totals.set(id, { ...one, value: one.value + (totals.get(id)?.value ?? 0) })
    }
  }
  const context = contextOf(ingredients.map(({ text }) => text))
  const used = new Map<string, number>()
  return steps.flatMap((step) =>
    knownAmounts(step.text, amountsOfStep(step.text, context)).flatMap((one) => {
      const id = `${one.kind} ${one.key}`
      const total = totals.get(id)
      if (!total) return []
      // A step that names the total amount again uses no more of the food.
      const before = used.get(id) ?? 0
      const sum = Math.abs(one.value - total.value) < 0.01 ? one.value : before + one.value
      used.set(id, before >= total.value ? before : sum)
      if (sum <= total.value * 1.08 || before > total.value * 1.08) return []
      return [
        doubtAt(
          step,
          `Up to here the steps use ${written({ ...one, value: sum })} of ${one.key}, the list has ${written(total)}.`,
        ),
      ]
    }),
  )
}
