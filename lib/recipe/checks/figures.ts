import { amountsOfLine } from '../line-amounts.ts'
import { splitDurations } from '../durations.ts'
import type { FactPlace } from '../fact-lines.ts'
import { type Diet, proposeAllergens, proposeDiets } from '../labels.ts'
import { cookingTime } from '../properties.ts'
import { celsiusOf, findTemperatures } from '../temperatures.ts'
import type { RecipeFacts } from '../types.ts'
import { unitNamed } from '../units.ts'
import { type Doubt, doubtAt, type Place } from './places.ts'

const doubtAtFact = (fact: FactPlace, message: string): Doubt => doubtAt({ ...fact, text: fact.value }, message)

const KEEPING =
  /\b(?:keeps?|kept|store[sd]?|fridge|freez\p{L}+|frozen|ahead|overnight|days?|weeks?|rest|soak|prove|rise|chill|marinate|stand)\b/iu

/** The longest time in a text, in minutes; zero without one. */
const longestTime = (text: string): number =>
  Math.max(0, ...splitDurations(text).map((part) => (typeof part === 'string' ? 0 : part.seconds / 60)))

/** Times that do not add up to the total, and steps that take longer than the whole recipe. */
export function timesThatDiffer(recipe: RecipeFacts, facts: readonly FactPlace[], steps: readonly Place[]): Doubt[] {
  const { prepMinutes, cookMinutes, waitMinutes = 0, totalMinutes } = recipe
  const place = facts.find(({ name }) => name === 'totalMinutes')
  const sum =
    prepMinutes !== undefined && cookMinutes !== undefined ? prepMinutes + cookMinutes + waitMinutes : undefined
  const all = totalMinutes ?? sum
  // Without a waiting time in the text, a longer total may include waiting.
  const differs =
    totalMinutes !== undefined &&
    sum !== undefined &&
    (totalMinutes < sum * 0.95 || (waitMinutes > 0 && totalMinutes > sum * 1.05 + 1))
  return [
    ...(place && differs
      ? [doubtAtFact(place, `The times add up to ${cookingTime(sum)}, the total says ${cookingTime(totalMinutes)}.`)]
      : []),
    ...steps.flatMap((step) => {
      const longest = longestTime(step.text)
      if (all === undefined || longest <= all || KEEPING.test(step.text)) return []
      return [
        doubtAt(step, `This step takes ${cookingTime(Math.round(longest))}, the whole recipe ${cookingTime(all)}.`),
      ]
    }),
  ]
}

/**
 * Wide bounds of heat in Celsius. Dials of household ovens go from 50 to 300 °C; frying: FSIS, "Deep
 * Fat Frying" (oil at 177–191 °C), widened; freezer and fridge: FSIS (−18 and 4 °C), FSA (5 °C), widened.
 */
const BOUNDS: { what: string; words: RegExp; celsius: [number, number] }[] = [
  { what: 'A freezer', words: /\bfreezer at\b|\bfreeze at\b/iu, celsius: [-30, -15] },
  { what: 'A fridge', words: /\b(?:fridge|refrigerator) at\b/iu, celsius: [0, 8] },
  { what: 'Oil for frying', words: /\b(?:deep[- ]fry|oil (?:to|at|reaches))\b/iu, celsius: [140, 200] },
  {
    what: 'Meringue',
    words: /\bmeringues?\b[^.]{0,300}\boven\b|\boven\b[^.]{0,300}\bmeringues?\b/iu,
    celsius: [70, 180],
  },
  { what: 'An oven', words: /\b(?:oven|bake|roast)\b/iu, celsius: [50, 300] },
]
const INSIDE = /\b(?:inside|core|thickest|centre|internal|thermometer|probe|water|milk|syrup|caramel)\b/iu

/** Temperatures outside of BOUNDS, and 200 °C or more for over 150 minutes. */
export function heatOutOfBounds(steps: readonly Place[]): Doubt[] {
  return steps.flatMap((step) =>
    step.text.split(/(?<=[.;])\s/u).flatMap((sentence) => {
      const bound = BOUNDS.find(({ words }) => words.test(sentence))
      const [heat] = findTemperatures(sentence)
      if (!bound || !heat || INSIDE.test(sentence)) return []
      const celsius = celsiusOf(heat)
      const [low, high] = bound.celsius
      const minutes = longestTime(sentence)
      const said = sentence.slice(heat.start, heat.end)
      const message = `${bound.what} has ${low} to ${high} °C, this step says ${said}.`.replaceAll(/(?<!\d)-/gu, '−')
      if (celsius < low - 1 || celsius > high + 1) return [doubtAt(step, message)]
      if (celsius < 200 || minutes <= 150) return []
      return [doubtAt(step, `${Math.round(minutes / 60)} hours at ${said} are long.`)]
    }),
  )
}

/** The first temperature that is given in both scales with different values: "180 °C (425 °F)". Null without one. */
function heatPairs(text: string): string | null {
  const heats = findTemperatures(text).filter(({ scale }) => scale !== 'gas')
  for (const [index, one] of heats.entries()) {
    const next = heats[index + 1]
    if (!next || one.scale === next.scale || next.start - one.end > 4) continue
    if (Math.abs(celsiusOf(one) - celsiusOf(next)) > 8) return text.slice(one.start, next.end)
  }
  return null
}

/** Amounts in two units that are not the same amount. */
export function conversionsThatDiffer(ingredients: readonly Place[], steps: readonly Place[]): Doubt[] {
  const lines = ingredients.flatMap((place) => {
    const placed = amountsOfLine(place.text, { home: 'metric' })
    return placed.flatMap(({ amount }, index) => {
      const before = placed[index - 1]?.amount
      if (!before?.unit || !amount.unit || !amount.saidIn || before.saidIn === undefined) return []
      const [first, second] = [before, amount].map(({ low, unit = 'g', kind, density }) => {
        const size = low * unitNamed(unit).size
        return before.kind === amount.kind ? size : kind === 'mass' ? size : density && size * density
      })
      const ratio = first && second ? first / second : 1
      return ratio > 0.7 && ratio < 1.45
        ? []
        : [doubtAt(place, `“${before.text}” and “${amount.text}” are not the same amount.`)]
    })
  })
  const heats = [...ingredients, ...steps].flatMap((place) => {
    const pair = heatPairs(place.text)
    return pair ? [doubtAt(place, `“${pair})” are not the same heat.`.replace('))', ')'))] : []
  })
  return [...lines, ...heats]
}

const suits = (diet: Diet) => (line: string) => proposeDiets([line]).includes(diet)

const CLAIMS: [RegExp, string, (line: string) => boolean][] = [
  [/\bvegan\b/iu, 'vegan', suits('vegan')],
  [/\bvegetarian\b/iu, 'vegetarian', suits('vegetarian')],
  [/\b(?:dairy|milk)[- ]free\b/iu, 'dairy free', suits('dairy-free')],
  [/\bgluten[- ]free\b/iu, 'gluten free', suits('gluten-free')],
  [/\bnut[- ]free\b/iu, 'nut free', suits('nut-free')],
  [/\begg[- ]free\b/iu, 'egg free', (line) => !proposeAllergens([line]).includes('eggs')],
]

/** A diet of the facts that an ingredient contradicts. */
export function dietsThatDiffer(facts: readonly FactPlace[], ingredients: readonly Place[]): Doubt[] {
  return facts
    .filter(({ name }) => name === 'diet')
    .flatMap((fact) =>
      CLAIMS.filter(([pattern]) => pattern.test(fact.value)).flatMap(([, claim, isFit]) =>
        ingredients.flatMap(({ text }) => (isFit(text) ? [] : [doubtAtFact(fact, `“${text}”: is it ${claim}?`)])),
      ),
    )
}
