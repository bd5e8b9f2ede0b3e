import { site } from '../site.ts'
import type { PageMeta } from '../page-texts.ts'

/** Where a topic stands on the page of all topics. */
export const TOPIC_GROUPS = ['At the table', 'In the kitchen', 'Through the year', 'Eating well', 'Dogs and cats'] as const
export type TopicGroup = (typeof TOPIC_GROUPS)[number]

interface TopicText {
  readonly title: string
  readonly description: string
  readonly group: TopicGroup
}

/** What is said of the topics that the house keeps, by their address. A tag that is not here has its page all the same. */
const TOPICS: Readonly<Record<string, TopicText>> = {
  soups: {
    title: 'Soups',
    group: 'At the table',
    description: 'Cold ones for June, thick ones for November, and the stock that all of them begin with.',
  },
  'main-dishes': {
    title: 'Main dishes',
    group: 'At the table',
    description: 'Dinners that have been cooked more than once: pans, pots, dumplings, rice, and a fish or two.',
  },
  desserts: {
    title: 'Desserts',
    group: 'At the table',
    description: 'Fruit first and sugar second: cakes, baked apples and sweet dumplings that are better on the second day.',
  },
  baking: {
    title: 'Baking',
    group: 'At the table',
    description: 'Doughs, cakes and biscuits, why they rise, and what has to stay out of reach of the dog while they do.',
  },
  'polish-cooking': {
    title: 'Polish cooking',
    group: 'At the table',
    description: 'Pierogi, chłodnik, krupnik and sauerkraut: what is cooked around us, with the reasons behind it.',
  },
  weeknight: {
    title: 'Weeknight cooking',
    group: 'At the table',
    description: 'On the table in half an hour or so, after a day on which nobody wanted to cook.',
  },
  vegetables: {
    title: 'Vegetables',
    group: 'Eating well',
    description: 'How to choose them, keep them and cook them until they are the reason for the meal.',
  },
  'grains-and-beans': {
    title: 'Grains and beans',
    group: 'Eating well',
    description: 'Rice, barley, buckwheat, oats, beans and chickpeas: cheap, good, and easily done badly.',
  },
  technique: {
    title: 'Technique',
    group: 'In the kitchen',
    description: 'Knives, heat, stock, salt and sauces: the few skills that make every recipe easier.',
  },
  'food-science': {
    title: 'Food science',
    group: 'In the kitchen',
    description: 'What happens in the pan and in the bowl, explained so that you can cook without a recipe.',
  },
  'batch-cooking': {
    title: 'Batch cooking',
    group: 'In the kitchen',
    description: 'Cook once, eat three times: pots that grow better, plans for a Sunday, and what to freeze.',
  },
  'keeping-food': {
    title: 'Keeping food',
    group: 'In the kitchen',
    description: 'Freezing, fermenting and storing, so that what you bought in October is still good in March.',
  },
  'food-safety': {
    title: 'Food safety',
    group: 'Eating well',
    description: 'Temperatures, times and habits that keep a table well, with the reasons and without the panic.',
  },
  markets: {
    title: 'Markets and shopping',
    group: 'In the kitchen',
    description: 'What is good this month, how to choose it, and how to read what stands on the label.',
  },
  spring: {
    title: 'Spring',
    group: 'Through the year',
    description: 'Asparagus, new potatoes, young beets with their leaves: six weeks that are over too soon.',
  },
  summer: {
    title: 'Summer',
    group: 'Through the year',
    description: 'Cold soup, courgettes, trout and something frozen for the dog, for evenings on which the oven stays off.',
  },
  autumn: {
    title: 'Autumn',
    group: 'Through the year',
    description: 'Plums, mushrooms, squash and apples: the fullest stalls of the year, and what to do with them.',
  },
  winter: {
    title: 'Winter',
    group: 'Through the year',
    description: 'Thick soups, roots, beans and baked apples for the months in which it is dark before dinner.',
  },
  nutrition: {
    title: 'Nutrition',
    group: 'Eating well',
    description: 'Fibre, salt, water and calories, in amounts that one can picture, for people and for their animals.',
  },
  dogs: {
    title: 'Dogs',
    group: 'Dogs and cats',
    description: 'How much, how often and what never: food for dogs, with biscuits that they may have.',
  },
  cats: {
    title: 'Cats',
    group: 'Dogs and cats',
    description: 'Why a cat is not a small dog, how to get it to drink, and what may fall from your table.',
  },
  'feeding-pets': {
    title: 'Feeding pets',
    group: 'Dogs and cats',
    description: 'Labels, portions and changes of food, with the sums behind them. For the rest there is your vet.',
  },
  'pet-safety': {
    title: 'Pet safety',
    group: 'Dogs and cats',
    description: 'What in a kitchen harms an animal, how much of it, and when to ring the vet at once.',
  },
  'safe-for-pets': {
    title: 'Safe for pets',
    group: 'Dogs and cats',
    description: 'Treats made of plain things that healthy dogs may have, each with how many a day and for whom not.',
  },
}

const LAST_GROUP: TopicGroup = 'In the kitchen'
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** What is said of a topic: the house's own words, or its name where there are none. */
export const topicText = ({ slug, name }: { slug: string; name: string }): TopicText =>
  (Object.hasOwn(TOPICS, slug) ? TOPICS[slug] : undefined) ?? {
    title: capital(name),
    group: LAST_GROUP,
    description: `Recipes, guides, news and lessons about ${name}, newest first.`,
  }

/** The addresses that the house keeps; each has at least three posts of `content/posts` (a test counts them). */
export const KEPT_TOPICS: readonly string[] = Object.keys(TOPICS)

export const topicPath = (slug: string): string => `/topics/${slug}`

export const topicsPage = {
  title: 'Topics',
  intro: 'Everything that we have written, sorted by what it is about.',
  /** Under a post. */
  related: 'Related topics',
  feed: 'Feed of this topic',
  posts: (count: number) => (count === 1 ? '1 post' : `${count >= 200 ? '200+' : count} posts`),
  meta: {
    title: 'Topics',
    description: `Everything in ${site.name} by topic: soups and mains, techniques, seasons, nutrition, and food for dogs and cats.`,
  } satisfies PageMeta,
} as const

export const filterTexts = {
  summary: 'Choose by diet, course, season or time',
  label: 'Choose recipes',
  chosen: 'Chosen',
  remove: 'Take away:',
  clear: 'All recipes',
  emptyTitle: 'Nothing fits all of this yet',
  emptyText: 'Take one of your choices away, or begin again with all recipes.',
  description: (title: string) =>
    `${title}: tested recipes of ${site.name}, newest first, with times and servings. Diets are shown once an editor has confirmed them.`,
} as const
