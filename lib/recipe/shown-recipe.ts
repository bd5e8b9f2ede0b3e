import { amountsOfLine } from './line-amounts.ts'
import { ingredientTexts } from './properties.ts'
import { amountsOfStep, contextOf } from './step-amounts.ts'
import type { LineContext, Placed } from './amounts.ts'
import { shoppingList } from './shopping.ts'
import type { Recipe } from './types.ts'
import { type Measures, writeAmount } from './write-amount.ts'

/** A line of a recipe in the author's words, and with the amounts for the reader's choice. */
export type ShownLine = { source: string; shown: string }
export type ShownRecipe = { ingredients: ShownLine[]; steps: ShownLine[]; shopping: string[] }

/** The text with its amounts for the reader's choice. */
export function writeLine(text: string, placed: readonly Placed[], measures: Measures): string {
  let shown = ''
  let done = 0
  for (const { start, end, amount } of placed) {
    shown += text.slice(done, start) + writeAmount(amount, measures)
    done = end
  }
  return shown + text.slice(done)
}

type PlacedLine = { text: string; placed: Placed[] }

/** The amounts of each line and of each step of a recipe, in their places. */
export function placedAmounts(recipe: Recipe): { ingredients: PlacedLine[]; steps: PlacedLine[] } {
  const lines = ingredientTexts(recipe)
  const context = contextOf(lines, recipe.servings?.amount)
  const steps = recipe.steps.flatMap((section) => section.steps)
  return {
    ingredients: lines.map((text) => ({ text, placed: amountsOfLine(text, context) })),
    steps: stepAmounts(steps, context).map((placed, index) => ({ text: steps[index] ?? '', placed })),
  }
}

const OVEN = /\b(?:oven|bake[ds]?|baking|roast(?:ed|ing|s)?|piekarnik\p{L}*)\b/iu
/** Vessels in an oven, but not a tray for the freezer. */
const IN_OVEN =
  /\b(?:(?:springform|cake|loaf|roasting|baking|muffin|bundt|tart|pie|sandwich|brownie|bun|ovenproof|gratin|lined|shallow)\s+(?:tins?|pans?|dish(?:es)?|trays?|sheets?|moulds?)|(?:tins?|pans?|dish(?:es)?)(?=\s+and line)|[-\d]\s?(?:cm|inch|in\.?|")[^.;]{0,24}\s(?:tins?|pans?|dish(?:es)?)|(?:line|grease|butter|oil) (?:a|an|two|the|your|\d+)[^.;]{0,30}?(?:tins?|trays?|pans?|dish(?:es)?|sheets?))(?![\p{L}-])/iu
/** Any dish of a step that roasts or bakes. */
const DISH = /\b(?:a|an|the|one)\s+(?:[\p{L}-]+\s+){0,2}?(?:dish|tin|tray)(?![\p{L}-])/iu

/** The note behind the first step that names a tin: how many tins a larger recipe needs. Null without a tin. */
function tinNote(steps: readonly string[]): { step: number; note: Placed } | null {
  if (!steps.some((text) => OVEN.test(text))) return null
  const found = steps.map((text) => IN_OVEN.exec(text) ?? (OVEN.test(text) ? DISH.exec(text) : null))
  const step = found.findIndex((match) => match !== null)
  const text = steps[step]
  const tin = found[step]?.[0].split(/\s/u).at(-1)?.toLowerCase()
  if (text === undefined || !tin) return null
  const end = text.length
  const after = tin.endsWith('s') ? tin : tin + (tin === 'dish' ? 'es' : 's')
  const gap = /[.!?)]\s*$/u.test(text) ? ' ' : '. '
  return { step, note: { start: end, end, amount: { kind: 'note', text: '', low: 1, after, gap } } }
}

/** The amounts of all steps; the first step that names the tin of an oven ends with a note for larger recipes. */
export function stepAmounts(steps: readonly string[], context: LineContext): Placed[][] {
  const noted = tinNote(steps)
  return steps.map((text, index) => [...amountsOfStep(text, context), ...(noted?.step === index ? [noted.note] : [])])
}

/** A whole recipe for a reader's choice. */
export function showRecipe(recipe: Recipe, measures: Measures): ShownRecipe {
  const { ingredients, steps } = placedAmounts(recipe)
  const show = ({ text, placed }: PlacedLine) => ({ source: text, shown: writeLine(text, placed, measures) })
  const wanted = [{ ingredients: ingredientTexts(recipe), factor: measures.factor }]
  return {
    ingredients: ingredients.map(show),
    steps: steps.map(show),
    shopping: shoppingList(wanted).flatMap(({ items }) =>
      items.map(({ amount, name }) => [amount, name].filter(Boolean).join(' ')),
    ),
  }
}
