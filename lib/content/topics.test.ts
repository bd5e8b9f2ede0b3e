import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { footerTopics } from './navigation'
import { KEPT_TOPICS, ownTopic, TOPIC_GROUPS, topicPath, topicText } from './topics'
import { ALL_FILTERS, filtersTitle } from '@/lib/posts/filters'

const POSTS = path.join(import.meta.dirname, '../../content/posts')

const seed = readdirSync(POSTS).map((file) => {
  const [, front = ''] = readFileSync(path.join(POSTS, file), 'utf8').split(/^---$/m)
  const { type, tags } = parse(front) as { type: string; tags?: string[] }
  expect(tags, `${file} has no tags`).toBeDefined()
  return { type, tags: (tags ?? []).map((tag) => tag.replaceAll(' ', '-')) }
})
/** Tag slugs of all seed posts, with repetitions. */
const used = seed.flatMap(({ tags }) => tags)

describe('topics', () => {
  it('include forty posts, twelve of them recipes, each with tags', () => {
    const tagged = seed.filter(({ tags }) => tags.length > 0)
    expect(tagged.length).toBeGreaterThanOrEqual(40)
    expect(tagged.filter(({ type }) => type === 'recipe').length).toBeGreaterThanOrEqual(12)
  })

  it('are at most 24, each with three posts or more', () => {
    expect(KEPT_TOPICS.length).toBeLessThanOrEqual(24)
    const counts = KEPT_TOPICS.map((slug) => [slug, used.filter((one) => one === slug).length] as const)
    expect(counts.filter(([, count]) => count < 3)).toEqual([])
    expect([...new Set(used)].filter((slug) => !KEPT_TOPICS.includes(slug))).toEqual([])
  })

  it('include every topic that filters and footer link to', () => {
    for (const { facet } of ALL_FILTERS) if (facet.startsWith('tag:')) expect(KEPT_TOPICS).toContain(facet.slice(4))
    const paths = ['/topics', ...KEPT_TOPICS.map(topicPath)]
    for (const { href } of footerTopics) expect(paths).toContain(href)
  })

  it('have other titles than the filters of recipes', () => {
    const titles = KEPT_TOPICS.map((slug) => topicText({ slug, name: slug }).title)
    expect(ALL_FILTERS.map((option) => filtersTitle([option])).filter((title) => titles.includes(title))).toEqual([])
  })

  it('of the site have a page without posts, other topics have none', () => {
    expect(topicText(ownTopic('dogs') ?? { slug: '', name: '' }).title).toBe('Dogs')
    for (const slug of ['sniadania', 'constructor', '']) expect(ownTopic(slug)).toBeNull()
  })

  it('get their name as title when content/pages/topics.yaml has none', () => {
    expect(topicText({ slug: 'sniadania', name: 'śniadania' }).title).toBe('Śniadania')
    expect(TOPIC_GROUPS).toContain(topicText({ slug: 'sniadania', name: 'śniadania' }).group)
    expect(topicText({ slug: 'constructor', name: 'constructor' }).title).toBe('Constructor')
  })
})
