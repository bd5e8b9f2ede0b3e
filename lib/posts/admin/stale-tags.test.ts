import { expect, it } from 'vitest'
import { staleTags } from './stale-tags'

const soup = { slug: 'soup', type: 'recipe', state: 'published' } as const

it('renews listing, newest and page of a new post', () => {
  expect(staleTags({ before: null, after: soup })).toEqual(['posts:recipe', 'posts:newest', 'post:soup'])
})

it('renews both listings and both addresses when type and address change', () => {
  expect(staleTags({ before: soup, after: { slug: 'broth', type: 'guide', state: 'published' } })).toEqual([
    'posts:recipe',
    'posts:newest',
    'post:soup',
    'posts:guide',
    'post:broth',
  ])
})

it('renews the old pages of what leaves the site, and nothing for a draft', () => {
  expect(staleTags({ before: soup, after: { ...soup, state: 'draft' } })).toContain('post:soup')
  expect(staleTags({ before: soup, after: null })).toContain('posts:recipe')
  expect(staleTags({ before: { ...soup, state: 'draft' }, after: { ...soup, state: 'bin' } })).toEqual([])
})

it('renews pages that are to wait for a planned post', () => {
  expect(staleTags({ before: null, after: { ...soup, state: 'scheduled' } })).toContain('posts:recipe')
})
