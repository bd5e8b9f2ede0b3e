/** How a recipe is scaled: by servings if their number is known, otherwise by half recipes. */
export type Scale = { base: number; step: number; min: number; max: number }

const RECIPES: Scale = { base: 1, step: 0.5, min: 0.5, max: 4 }

/** The scale for a recipe that makes `servings`. Above 12 the step is a quarter of the recipe. */
export function scaleFor(servings: number | undefined): Scale {
  if (servings === undefined || servings < 1) return RECIPES
  const step = servings > 12 ? Math.max(1, Math.round(servings / 4)) : 1
  return { base: servings, step, min: servings > 12 ? servings - 3 * step : 1, max: servings * 6 }
}

/** One step up or down, within the scale. From between two whole servings or half recipes, to the next of them. */
export function stepFrom({ step, min, max }: Scale, value: number, direction: 1 | -1): number {
  const unit = Math.min(1, step)
  // A stored factor makes 14.999999999999998 of 15.
  const units = Math.round((value / unit) * 1e6) / 1e6
  const start = (direction > 0 ? Math.floor(units) : Math.ceil(units)) * unit
  return Math.min(max, Math.max(min, start + direction * step))
}
