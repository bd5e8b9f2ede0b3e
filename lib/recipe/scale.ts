import { fitNoun } from './nouns.ts'
import { nearestDecimal, nearestFraction } from './numbers.ts'
import type { Amount } from './quantity.ts'

const SINGULAR =
  /^(?:cup|pound|ounce|tablespoon|teaspoon|pint|quart|gallon|gram|kilogram|liter|litre|milliliter|millilitre|lb)$/i

/** A unit in the form that goes with its number: "1 cup", "½ cup", "2 cups"; "5 łyżek". */
function fitUnit(unit: string, value: number): string {
  if (value > 1 && SINGULAR.test(unit)) return `${unit}s`
  const singular = unit.replace(/s$/i, '')
  return value <= 1 && SINGULAR.test(singular) ? singular : fitNoun(unit, value)
}

type Step = { unit: string; times: number }

/** The next larger or smaller unit that a cook would reach for, in the author's way of writing units. */
const LARGER: Record<string, { from: number; to: Step }> = {
  g: { from: 1000, to: { unit: 'kg', times: 1 / 1000 } },
  ml: { from: 1000, to: { unit: 'l', times: 1 / 1000 } },
  tsp: { from: 3, to: { unit: 'tbsp', times: 1 / 3 } },
  teaspoon: { from: 3, to: { unit: 'tablespoon', times: 1 / 3 } },
  oz: { from: 16, to: { unit: 'lb', times: 1 / 16 } },
  ounce: { from: 16, to: { unit: 'pound', times: 1 / 16 } },
}
const SMALLER: Record<string, { below: number; to: Step }> = {
  kg: { below: 0.5, to: { unit: 'g', times: 1000 } },
  l: { below: 0.5, to: { unit: 'ml', times: 1000 } },
  cup: { below: 0.24, to: { unit: 'tbsp', times: 16 } },
  tbsp: { below: 0.5, to: { unit: 'tsp', times: 3 } },
  tablespoon: { below: 0.5, to: { unit: 'teaspoon', times: 3 } },
  lb: { below: 0.25, to: { unit: 'oz', times: 16 } },
  pound: { below: 0.25, to: { unit: 'ounce', times: 16 } },
}
const plainUnit = (unit: string) => {
  const lower = unit.toLowerCase()
  return lower in LARGER || lower in SMALLER ? lower : lower.replace(/s$/, '')
}

/**
 * The amount in a unit that fits its size: 3 tsp are 1 tbsp, 1500 g 1.5 kg, a quarter of ¼ cup 1 tbsp. Spoons never become
 * cups: who cooks in grams has none.
 */
function inFittingUnit(value: number, max: number | undefined, unit: string): Step & { spelling: string } {
  const stay = { unit, times: 1, spelling: unit }
  const name = plainUnit(unit)
  const larger = LARGER[name]
  const most = max ?? value
  if (larger && value >= larger.from - 0.001) return { ...larger.to, spelling: larger.to.unit }
  const smaller = SMALLER[name]
  return smaller && most < smaller.below ? { ...smaller.to, spelling: smaller.to.unit } : stay
}

/** The amount for `factor` times the recipe, as a cook would write it; untouched at a factor of 1. */
export function scaleAmount(amount: Amount, factor: number): string {
  if (factor === 1) return amount.text
  const value = amount.value * factor
  const max = amount.max === undefined ? undefined : amount.max * factor
  const write = amount.style === 'fraction' ? nearestFraction : nearestDecimal
  if (!amount.unit) {
    const low = write(value)
    const high = max === undefined ? low : write(max)
    const numbers = joined(low, high, amount.joint)
    return amount.noun ? `${numbers}${amount.lead ?? ' '}${fitNoun(amount.noun, high.value)}` : numbers
  }
  const { times, spelling } = inFittingUnit(value, max, amount.unit)
  const isDecimal = amount.style === 'decimal' && !/^(?:cup|tbsp|tablespoon|tsp|teaspoon)/i.test(spelling)
  const number = (one: number) => (isDecimal ? decimalOf(one, times) : nearestFraction(one * times))
  const low = number(value)
  const high = max === undefined ? low : number(max)
  // A new unit is written apart from its number also where the author's was not: "400g", "1.2 kg".
  const gap = times === 1 ? (amount.gap ?? ' ') : amount.gap || ' '
  return `${joined(low, high, amount.joint)}${gap}${fitUnit(spelling, high.value)}`
}

/** In kilograms and litres to the hundredth, whatever the size: 1.25 kg is no 1.3 kg. */
const decimalOf = (value: number, times: number) => {
  if (times >= 1) return nearestDecimal(value * times)
  const exact = nearestDecimal(value).value * times
  const rounded = Math.round(exact * 100) / 100
  return { value: rounded, text: String(rounded) }
}

type Written = { value: number; text: string }
const joined = (low: Written, high: Written, joint = '–') =>
  low.text === high.text ? low.text : `${low.text}${joint}${high.text}`
