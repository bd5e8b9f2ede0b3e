import type { SavedRecipe } from './saved.ts'

const minutesOf = (duration: unknown): number | undefined => {
  const [, hours = '0', minutes = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(String(duration)) ?? []
  return Number(hours) * 60 + Number(minutes) || undefined
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function findRecipe(data: unknown): Record<string, unknown> | null {
  if (!isObject(data)) return null
  if (data['@type'] === 'Recipe') return data
  const inside = Array.isArray(data) ? data : Array.isArray(data['@graph']) ? data['@graph'] : []
  for (const one of inside) {
    const found = findRecipe(one)
    if (found) return found
  }
  return null
}

/** What a recipe's page says of it to machines, for the list of what is saved; null for a page without a recipe. */
export function recipeFacts(html: string): Pick<SavedRecipe, 'ingredients' | 'servings' | 'minutes'> | null {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^<>]*>([^<]*)<\/script>/g)
  for (const [, json = ''] of scripts) {
    try {
      const recipe = findRecipe(JSON.parse(json))
      if (!recipe) continue
      const { recipeIngredient: lines, recipeYield, totalTime } = recipe
      const minutes = minutesOf(totalTime)
      return {
        ...(Array.isArray(lines) && { ingredients: lines.filter((line) => typeof line === 'string').slice(0, 200) }),
        ...(typeof recipeYield === 'string' && { servings: recipeYield.slice(0, 100) }),
        ...(minutes && { minutes }),
      }
    } catch {
      // Another script, or one cut off on its way.
    }
  }
  return null
}
