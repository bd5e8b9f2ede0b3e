/**
 * The properties that search engines look for in a recipe, each with the panel's message while it is missing.
 * docs/structured-data.md lists the same.
 */
export const WANTED = {
  image: 'No picture of the dish: search engines show a recipe as one only with a photograph or a drawing of it.',
  recipeIngredient: 'No ingredients: a heading “Ingredients” with a list below it.',
  recipeInstructions: 'No steps: a heading “Method” with a numbered list below it.',
  recipeYield: 'How much it makes is not said.',
  totalTime: 'How long it takes is not said: times of preparation and cooking, or the total.',
} as const

/** Google requires these of a recipe, and nothing of an article. The name is the title of the post. */
export const REQUIRED = ['name', 'image'] as const

export const FOUND_ALL = 'Search engines find all that they look for.'
