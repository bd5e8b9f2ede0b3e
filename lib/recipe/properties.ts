import { servingsText } from './servings.ts'
import type { Recipe, StepSection } from './types.ts'

/** The lines of all ingredients of a recipe, without headings. */
export const ingredientTexts = (recipe: Pick<Recipe, 'ingredients'> | null): string[] =>
  recipe?.ingredients.flatMap(({ items }) => items) ?? []

/** Whole minutes as ISO 8601: 75 is `PT1H15M`; a day is 24 hours. */
export function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}

/** Minutes in the words of a cook: "45 min", "1 h 15 min", "2 days". */
export function cookingTime(minutes: number): string {
  if (minutes >= 48 * 60) return `${Math.round(minutes / (24 * 60))} days`
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}

/** The total time in minutes: the author's, or the sum of the parts that the author gives. */
export function totalMinutesOf({ prepMinutes, cookMinutes, waitMinutes = 0, totalMinutes }: Recipe) {
  const isTimed = prepMinutes !== undefined || cookMinutes !== undefined
  return totalMinutes ?? (isTimed ? (prepMinutes ?? 0) + (cookMinutes ?? 0) + waitMinutes : undefined)
}

/**
 * The times for search engines, which require preparation and cooking both or neither. One alone becomes the total.
 * Waiting time counts only towards the total.
 */
export function timesOf(recipe: Recipe): Record<string, string> {
  const { prepMinutes: prep, cookMinutes: cook } = recipe
  const both = prep !== undefined && cook !== undefined
  const whole = totalMinutesOf(recipe)
  return {
    ...(both ? { prepTime: isoDuration(prep), cookTime: isoDuration(cook) } : {}),
    ...(whole === undefined ? {} : { totalTime: isoDuration(whole) }),
  }
}

/** Adds "servings" to a bare number. */
const yieldOf = ({ servings }: Recipe): Record<string, string> =>
  servings ? { recipeYield: /^\d+$/.test(servings.text) ? servingsText(servings.text) : servings.text } : {}

export type StepNode = { '@type': 'HowToStep'; text: string }
export type SectionNode = { '@type': 'HowToSection'; name: string; itemListElement: StepNode[] }

const step = (text: string): StepNode => ({ '@type': 'HowToStep', text })

const section = ({ heading, steps }: StepSection): (StepNode | SectionNode)[] =>
  heading ? [{ '@type': 'HowToSection', name: heading, itemListElement: steps.map(step) }] : steps.map(step)

/** Diets that schema.org has a name for. */
const DIETS: readonly [RegExp, string][] = [
  [/\bvegan\b|wegańsk/iu, 'VeganDiet'],
  [/\bvegetarian\b|wegetariańsk/iu, 'VegetarianDiet'],
  [/\bgluten[ -]?free\b|bezglutenow/iu, 'GlutenFreeDiet'],
  [/\b(?:low[ -]lactose|lactose[ -]?free|dairy[ -]?free)\b|bez laktozy/iu, 'LowLactoseDiet'],
  [/\blow[ -]calorie\b|niskokaloryczn/iu, 'LowCalorieDiet'],
  [/\blow[ -]fat\b/iu, 'LowFatDiet'],
  [/\blow[ -](?:salt|sodium)\b/iu, 'LowSaltDiet'],
  [/\bdiabetic\b|diabetyk/iu, 'DiabeticDiet'],
  [/\bhalal\b/iu, 'HalalDiet'],
  [/\bkosher\b|koszern/iu, 'KosherDiet'],
  [/\bhindu\b/iu, 'HinduDiet'],
]

/** The schema.org names of the diets in a text. */
export const dietsOf = (diet = ''): string[] =>
  DIETS.filter(([pattern]) => pattern.test(diet)).map(([, name]) => `https://schema.org/${name}`)

/** The schema.org properties of a recipe. Missing facts are left out. */
export function recipeProperties(recipe: Recipe) {
  const { calories, category, cuisine, diet, keywords, steps } = recipe
  const diets = dietsOf(diet)
  return {
    ...timesOf(recipe),
    ...yieldOf(recipe),
    ...(calories === undefined
      ? {}
      : { nutrition: { '@type': 'NutritionInformation', calories: `${calories} calories` } }),
    ...(category ? { recipeCategory: category } : {}),
    ...(cuisine ? { recipeCuisine: cuisine } : {}),
    ...(diets.length > 0 ? { suitableForDiet: diets } : {}),
    ...(keywords ? { keywords } : {}),
    recipeIngredient: ingredientTexts(recipe),
    recipeInstructions: steps.flatMap(section),
  }
}
