import { dateOrInstant } from '../../kit/date-time.ts'
import { cleanAuthors, cleanSteps } from './clean.ts'
import { duration, type Json, type JsonObject, oneOrMany, same } from '../../kit/json-ld.ts'
import { type Input, ratingBounds } from './form.ts'

/** Only if visitors see the rating on the page. */
export function aggregateRating(input: Input): JsonObject | undefined {
  if (!input.ratingsShown || input.ratingValue === null) return undefined
  const { best, worst } = ratingBounds(input)
  return {
    '@type': 'AggregateRating',
    ratingValue: input.ratingValue,
    ratingCount: input.ratingCount,
    bestRating: best,
    worstRating: worst,
  }
}

const authorsOf = (input: Input): Json =>
  oneOrMany(cleanAuthors(input.authors).value.map(({ kind, name, url }) => ({ '@type': kind, name, url })))

const published = (input: Input) => dateOrInstant(input.publishedDate, input.publishedTime, input.zone)
const modified = (input: Input) => dateOrInstant(input.modifiedDate, input.modifiedTime, input.zone)

export const article = (input: Input): JsonObject => ({
  ...same(input, 'headline', 'description'),
  image: input.images,
  datePublished: published(input),
  dateModified: modified(input),
  author: authorsOf(input),
  mainEntityOfPage: input.url,
})

const stepsOf = (input: Input): JsonObject[] =>
  cleanSteps(input.steps).value.map((text) => ({ '@type': 'HowToStep', text }))

function recipeVideo(input: Input): JsonObject {
  return {
    '@type': 'VideoObject',
    name: input.recipeVideoName,
    thumbnailUrl: input.recipeVideoThumbnail,
    uploadDate: input.recipeVideoDate,
    contentUrl: input.recipeVideoUrl,
  }
}

export function recipe(input: Input): JsonObject {
  const servings = input.yieldNumber === null ? [] : [String(input.yieldNumber)]
  return {
    name: input.name,
    image: input.images,
    description: input.description,
    author: authorsOf(input),
    datePublished: published(input),
    prepTime: duration(input.prepHours, input.prepMinutes),
    cookTime: duration(input.cookHours, input.cookMinutes),
    totalTime: duration(input.totalHours, input.totalMinutes),
    recipeYield: oneOrMany([...servings, ...(input.yieldText === '' ? [] : [input.yieldText])]),
    recipeCategory: input.category,
    recipeCuisine: input.cuisine,
    keywords: input.keywords,
    nutrition: {
      '@type': 'NutritionInformation',
      calories: input.calories === null ? '' : `${input.calories} calories`,
    },
    recipeIngredient: input.ingredients,
    recipeInstructions: stepsOf(input),
    video: recipeVideo(input),
    aggregateRating: aggregateRating(input),
  }
}

export const howTo = (input: Input): JsonObject => ({
  ...same(input, 'name', 'description'),
  image: input.images,
  totalTime: duration(input.totalHours, input.totalMinutes),
  supply: input.supplies.map((name) => ({ '@type': 'HowToSupply', name })),
  tool: input.tools.map((name) => ({ '@type': 'HowToTool', name })),
  step: stepsOf(input),
})

export const breadcrumbs = ({ crumbs }: Input): JsonObject => ({
  itemListElement: crumbs.map((crumb, at) => ({ '@type': 'ListItem', position: at + 1, ...crumb })),
})

export const faq = ({ questions }: Input): JsonObject => ({
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** A count of what people did: followers, posts, views. */
export const interaction = (action: string, count: number | null): JsonObject | null =>
  count === null
    ? null
    : { '@type': 'InteractionCounter', interactionType: `https://schema.org/${action}`, userInteractionCount: count }

export const profile = (input: Input): JsonObject => ({
  dateCreated: published(input),
  dateModified: modified(input),
  mainEntity: {
    '@type': input.entity,
    ...same(input, 'name', 'alternateName', 'identifier', 'description'),
    image: input.images,
    sameAs: input.sameAs,
    interactionStatistic: interaction('FollowAction', input.followers),
    agentInteractionStatistic: interaction('WriteAction', input.posts),
  },
})
