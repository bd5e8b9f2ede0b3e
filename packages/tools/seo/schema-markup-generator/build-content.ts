import { dateOrInstant } from '../../kit/date-time.ts'
import { type Cleaned, cleanAuthors, cleanSteps } from './clean.ts'
import { duration, type JsonObject, oneOrMany, same } from './json.ts'
import { type Input, ratingBounds } from './form.ts'

type Built = Cleaned<JsonObject>

const built = (value: JsonObject, ...reports: readonly (readonly string[])[]): Built => ({
  value,
  reports: reports.flat(),
})

const person = (kind: string, name: string, url = ''): JsonObject => (name === '' ? {} : { '@type': kind, name, url })

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

function authorsOf(input: Input): Cleaned<readonly JsonObject[]> {
  const { value, reports } = cleanAuthors(input.authors)
  return { value: value.map(({ kind, name, url }) => person(kind, name, url)), reports }
}

const published = (input: Input) => dateOrInstant(input.publishedDate, input.publishedTime, input.zone)
const modified = (input: Input) => dateOrInstant(input.modifiedDate, input.modifiedTime, input.zone)

export function article(input: Input): Built {
  const authors = authorsOf(input)
  return built(
    {
      ...same(input, 'headline', 'description'),
      image: input.images,
      datePublished: published(input),
      dateModified: modified(input),
      author: oneOrMany(authors.value),
      mainEntityOfPage: input.url,
    },
    authors.reports,
  )
}

const stepObjects = (steps: readonly string[]): JsonObject[] => steps.map((text) => ({ '@type': 'HowToStep', text }))

function recipeVideo(input: Input): JsonObject {
  return {
    '@type': 'VideoObject',
    name: input.recipeVideoName,
    thumbnailUrl: input.recipeVideoThumbnail,
    uploadDate: input.recipeVideoDate,
    contentUrl: input.recipeVideoUrl,
  }
}

export function recipe(input: Input): Built {
  const authors = authorsOf(input)
  const steps = cleanSteps(input.steps)
  const servings = input.yieldNumber === null ? [] : [String(input.yieldNumber)]
  const value = {
    name: input.name,
    image: input.images,
    description: input.description,
    author: oneOrMany(authors.value),
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
    recipeInstructions: stepObjects(steps.value),
    video: recipeVideo(input),
    aggregateRating: aggregateRating(input),
  }
  return built(value, authors.reports, steps.reports)
}

export function howTo(input: Input): Built {
  const steps = cleanSteps(input.steps)
  const value = {
    ...same(input, 'name', 'description'),
    image: input.images,
    totalTime: duration(input.totalHours, input.totalMinutes),
    supply: input.supplies.map((name) => ({ '@type': 'HowToSupply', name })),
    tool: input.tools.map((name) => ({ '@type': 'HowToTool', name })),
    step: stepObjects(steps.value),
  }
  return built(value, steps.reports)
}

export const breadcrumbs = (input: Input): Built =>
  built({ itemListElement: input.crumbs.map((crumb, at) => ({ '@type': 'ListItem', position: at + 1, ...crumb })) })

export const faq = (input: Input): Built =>
  built({
    mainEntity: input.questions.map(({ question, answer }) => ({
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

export const profile = (input: Input): Built =>
  built({
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
