import { describe, expect, it } from 'vitest'
import { relatedPosts } from './related-posts'

const posts = [
  { title: 'Newest soup', excerpt: 'A soup.', type: 'recipe' },
  { title: 'Planning a week', excerpt: 'Seasonal food.', type: 'guide' },
  { title: 'Market report', excerpt: 'What is seasonal now.', type: 'news' },
] as const

const titles = (words: readonly string[], count: number) => relatedPosts(posts, words, count).map(({ title }) => title)

describe('posts related to a tool', () => {
  it('are those with the most words, then the newest', () => {
    expect(titles(['Seasonal', 'planning'], 2)).toEqual(['Planning a week', 'Market report'])
    expect(titles(['news'], 1)).toEqual(['Market report'])
    expect(titles(['guide'], 1)).toEqual(['Planning a week'])
  })

  it('are none when no word fits', () => {
    expect(titles(['zebra'], 2)).toEqual([])
    expect(titles([], 2)).toEqual([])
    expect(relatedPosts([], ['zebra'], 2)).toEqual([])
  })
})
