import {
  hours,
  integer,
  list,
  minutes,
  prose,
  rating,
  rows,
  select,
  text,
  tick,
  time,
  url,
  urls,
  count,
  date,
} from './entry.ts'
import { ARTICLES, BUSINESSES, DATED, DESCRIBED, NAMED, PICTURED, RATED, TYPES } from './types.ts'

const RECIPE = ['Recipe'] as const
const HOW_TO = ['HowTo'] as const
const DONE = ['Recipe', 'HowTo'] as const
const CHANGED = [...ARTICLES, 'ProfilePage'] as const

/** Fields of nearly every type: name, texts, images, authors and dates. */
export const generalEntries = {
  type: select(null, 'Type', TYPES, 'Recipe'),
  name: text(NAMED, 'Name', { max: 300 }),
  headline: text(ARTICLES, 'Headline', { max: 300 }),
  description: prose(DESCRIBED, 'Description'),
  url: url([...ARTICLES, ...BUSINESSES, 'WebSite'], 'Address', { hint: 'Full, with https://.' }),
  images: urls(PICTURED, 'Pictures', 'Addresses, one per line: 16:9, 4:3 and 1:1.'),
  authors: rows(
    [...ARTICLES, 'Recipe'],
    'Authors',
    'author',
    {
      kind: select(null, 'Kind', ['Person', 'Organization']),
      name: text(null, 'Name', { max: 200, required: true }),
      url: url(null, 'Address'),
    },
    { hint: 'The name alone, without “by”, title or job.', ignore: ['kind'] },
  ),
  publishedDate: date(DATED, 'Published on'),
  publishedTime: time(DATED, 'Published at'),
  modifiedDate: date(CHANGED, 'Changed on'),
  modifiedTime: time(CHANGED, 'Changed at'),
}

export const listEntries = {
  crumbs: rows(['BreadcrumbList'], 'Steps of the path', 'step', {
    name: text(null, 'Name', { max: 300, required: true }),
    item: url(null, 'Address'),
  }),
  questions: rows(['FAQPage'], 'Questions', 'question', {
    question: text(null, 'Question', { max: 1000, required: true }),
    answer: prose(null, 'Answer'),
  }),
}

export const recipeEntries = {
  prepHours: hours(RECIPE, 'Preparation'),
  prepMinutes: minutes(RECIPE, 'Preparation'),
  cookHours: hours(RECIPE, 'Cooking'),
  cookMinutes: minutes(RECIPE, 'Cooking'),
  totalHours: hours(DONE, 'In all'),
  totalMinutes: minutes(DONE, 'In all'),
  yieldNumber: integer(RECIPE, 'Servings', 1, 1000),
  yieldText: text(RECIPE, 'Yield in words', { max: 200, hint: 'For example “2 loaves”.' }),
  calories: integer(RECIPE, 'Calories', 0, 100_000, 'Of one serving.'),
  category: text(RECIPE, 'Category', { max: 200, hint: 'For example “Soup”.' }),
  cuisine: text(RECIPE, 'Cuisine', { max: 200 }),
  keywords: text(RECIPE, 'Keywords', { max: 1000, hint: 'Separated by commas.' }),
  ingredients: list(RECIPE, 'Ingredients', 'One per line.'),
  supplies: list(HOW_TO, 'Supplies', 'One per line.'),
  tools: list(HOW_TO, 'Tools', 'One per line.'),
  steps: list(DONE, 'Steps', 'One per line; numbers at their head are removed.'),
  recipeVideoName: text(RECIPE, 'Name of the video', { max: 300 }),
  recipeVideoThumbnail: url(RECIPE, 'Picture of the video'),
  recipeVideoDate: date(RECIPE, 'Video uploaded on'),
  recipeVideoUrl: url(RECIPE, 'File of the video'),
}

export const ratingEntries = {
  ratingsShown: tick(RATED, 'These ratings are shown on the page'),
  ratingValue: rating(RATED, 'Rating'),
  ratingCount: count(RATED, 'Number of ratings', 1),
  bestRating: rating(RATED, 'Best rating', '5 when it is empty.'),
  worstRating: rating(RATED, 'Worst rating', '1 when it is empty.'),
}
