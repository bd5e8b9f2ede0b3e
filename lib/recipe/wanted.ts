/**
 * What search engines look for in a recipe, by its name in the structured data, and what the panel says while it is missing.
 * docs/structured-data.md names the same.
 */
export const WANTED = {
  image: 'No picture of the dish: search engines show a recipe as one only with a photograph or a drawing of it.',
  recipeIngredient: 'No ingredients: a heading “Ingredients” with a list below it.',
  recipeInstructions: 'No steps: a heading “Method” with a numbered list below it.',
  recipeYield: 'How much it makes is not said.',
  totalTime: 'How long it takes is not said: times of preparation and cooking, or the total.',
} as const

/** Without these Google shows no recipe; of an article it requires nothing. The title, which every post has, is the name. */
export const REQUIRED = ['name', 'image'] as const

export const FOUND_ALL = 'Search engines find all that they look for.'
