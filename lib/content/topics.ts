import { z } from 'zod'
import type { Site } from '../site.ts'
import { readYaml } from './files.ts'
import type { PostTopic } from '../posts/topics.ts'
import type { PageMeta } from './types.ts'

/** The groups on the topics page. */
export const TOPIC_GROUPS = [
  'At the table',
  'In the kitchen',
  'Through the year',
  'Eating well',
  'Dogs and cats',
] as const
export type TopicGroup = (typeof TOPIC_GROUPS)[number]

const topicSchema = z.strictObject({ title: z.string(), group: z.enum(TOPIC_GROUPS), description: z.string() })
type TopicText = z.output<typeof topicSchema>

const TOPICS: Readonly<Record<string, TopicText>> = readYaml('pages', 'topics', z.record(z.string(), topicSchema))

const LAST_GROUP: TopicGroup = 'In the kitchen'
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** The text of a topic from the file, or made from its name. An editor's description replaces that description. */
export const topicText = ({ description, ...topic }: PostTopic): TopicText => ({
  ...defaultText(topic),
  ...(description && { description }),
})

const ownText = (slug: string): TopicText | undefined => (Object.hasOwn(TOPICS, slug) ? TOPICS[slug] : undefined)

const defaultText = ({ slug, name }: PostTopic): TopicText =>
  ownText(slug) ?? {
    title: capital(name),
    group: LAST_GROUP,
    description: `Recipes, guides, news and lessons about ${name}, newest first.`,
  }

/** A topic of the file, which has a page before its first post: the footer links to it. Null for any other. */
export const ownTopic = (slug: string): PostTopic | null => (ownText(slug) ? { slug, name: slug } : null)

/** Slugs of the topics with a text; a test checks that each has at least three seed posts. */
export const KEPT_TOPICS: readonly string[] = Object.keys(TOPICS)

export const topicPath = (slug: string): string => `/topics/${slug}`

export const topicsPage = {
  title: 'Topics',
  intro: 'Everything that we have written, sorted by what it is about.',
  emptyTitle: 'No Topics Yet',
  emptyText: 'They come with the first posts.',
  emptyTopicTitle: 'No Posts Yet',
  emptyTopicText: 'Check back soon for the first ones.',
  related: 'Related topics',
  feed: 'Feed of this topic',
  posts: (count: number) => (count === 1 ? '1 post' : `${count >= 200 ? '200+' : count} posts`),
  meta: (site: Site): PageMeta => ({
    title: 'Topics',
    description: `Everything in ${site.name} by topic: soups and mains, techniques, seasons, nutrition, and food for dogs and cats.`,
  }),
} as const

export const filterTexts = {
  summary: 'Choose by diet, course, season or time',
  label: 'Choose recipes',
  chosen: 'Chosen',
  remove: 'Take away:',
  clear: 'All recipes',
  emptyTitle: 'Nothing fits all of this yet',
  emptyText: 'Take one of your choices away, or begin again with all recipes.',
  description: (title: string, site: Site) =>
    `${title}: tested recipes of ${site.name}, newest first, with times and servings. Diets are shown once an editor has confirmed them.`,
} as const
