import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { footerTopics } from './navigation'
import { KEPT_TOPICS, TOPIC_GROUPS, topicPath, topicText } from './topics'
import { ALL_FILTERS } from '@/lib/posts/filters'

const POSTS = path.join(import.meta.dirname, '../../content/posts')

/** The addresses of the tags of every post of the seed, as often as they stand there. */
const used = readdirSync(POSTS).flatMap((file) => {
  const [, front = ''] = readFileSync(path.join(POSTS, file), 'utf8').split(/^---$/m)
  const { tags } = parse(front) as { tags?: string[] }
  expect(tags, `${file} has no tags`).toBeDefined()
  return (tags ?? []).map((tag) => tag.replaceAll(' ', '-'))
})

describe('topics', () => {
  it('are few, and each has something to show', () => {
    expect(KEPT_TOPICS.length).toBeLessThanOrEqual(24)
    const counts = KEPT_TOPICS.map((slug) => [slug, used.filter((one) => one === slug).length] as const)
    expect(counts.filter(([, count]) => count < 3)).toEqual([])
    expect([...new Set(used)].filter((slug) => !KEPT_TOPICS.includes(slug))).toEqual([])
  })

  it('are where the filters and the footer lead', () => {
    for (const { facet } of ALL_FILTERS) if (facet.startsWith('tag:')) expect(KEPT_TOPICS).toContain(facet.slice(4))
    const paths = ['/topics', ...KEPT_TOPICS.map(topicPath)]
    for (const { href } of footerTopics) expect(paths).toContain(href)
  })

  it('that nobody has described are named, and have their place', () => {
    expect(topicText({ slug: 'sniadania', name: 'śniadania' }).title).toBe('Śniadania')
    expect(TOPIC_GROUPS).toContain(topicText({ slug: 'sniadania', name: 'śniadania' }).group)
    expect(topicText({ slug: 'constructor', name: 'constructor' }).title).toBe('Constructor')
  })
})
