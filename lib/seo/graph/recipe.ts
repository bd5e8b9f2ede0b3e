import { authorReference, type PostNodeFacts } from './post-common'
import { type SchemaNode, recipeId, refer, webPageId, organizationId } from './node'
import { postPath } from '../address'
import type { Recipe, StepSection } from '@/lib/recipe/types'
import { site } from '@/lib/site'

/** Whole minutes as ISO 8601: 75 is `PT1H15M`; days stay hours, since a day of cooking is 24 of them. */
export function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}

/**
 * The times as search engines want them: preparation and cooking together or not at all. One of the two alone is
 * all the author says of the time it takes, so it is given as the total.
 */
export function timesOf({ prepMinutes: prep, cookMinutes: cook, totalMinutes: total }: Recipe): Record<string, string> {
  const both = prep !== undefined && cook !== undefined
  const whole = total ?? (both ? prep + cook : (prep ?? cook))
  return {
    ...(both ? { prepTime: isoDuration(prep), cookTime: isoDuration(cook) } : {}),
    ...(whole === undefined ? {} : { totalTime: isoDuration(whole) }),
  }
}

/** "4-6 people" stays as it is written; a bare number gets its noun. */
function yieldOf({ servings }: Recipe): Record<string, unknown> {
  if (!servings) return {}
  const { text, amount } = servings
  if (amount === undefined || /^\d+$/.test(text)) return { recipeYield: /^\d+$/.test(text) ? `${text} servings` : text }
  return { recipeYield: text }
}

const stepNode = (text: string): SchemaNode => ({ '@type': 'HowToStep', text })

function sectionNode({ heading, steps }: StepSection): SchemaNode[] {
  if (!heading) return steps.map(stepNode)
  return [{ '@type': 'HowToSection', name: heading, itemListElement: steps.map(stepNode) }]
}

/** A post's recipe as schema.org's Recipe. The picture is the post's own: a drawn cover is no photograph of the dish. */
export function recipeNode(facts: PostNodeFacts, recipe: Recipe): SchemaNode {
  const { post, description, image, modifiedAt } = facts
  const path = postPath(post.slug)
  return {
    '@type': 'Recipe',
    '@id': recipeId(path),
    name: post.title,
    description,
    url: facts.url,
    inLanguage: site.locale,
    datePublished: post.publishedAt,
    dateModified: modifiedAt,
    author: authorReference(post),
    publisher: refer(organizationId()),
    mainEntityOfPage: refer(webPageId(path)),
    ...(image ? { image: [image] } : {}),
    ...timesOf(recipe),
    ...yieldOf(recipe),
    ...(recipe.calories === undefined
      ? {}
      : { nutrition: { '@type': 'NutritionInformation', calories: `${recipe.calories} calories` } }),
    ...(recipe.category ? { recipeCategory: recipe.category } : {}),
    ...(recipe.cuisine ? { recipeCuisine: recipe.cuisine } : {}),
    ...(recipe.keywords ? { keywords: recipe.keywords } : {}),
    recipeIngredient: recipe.ingredients.flatMap(({ items }) => items.map(({ text }) => text)),
    recipeInstructions: recipe.steps.flatMap(sectionNode),
  }
}
