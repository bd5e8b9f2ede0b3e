import { expect, it } from 'vitest'
import { staleTags } from './cache'

const soup = {
  slug: 'soup',
  type: 'recipe',
  authorSlug: 'maja',
  facets: ['tag:soups', 'type:recipe'],
  state: 'published',
} as const

it('renews listing, newest, page and author of a new post', () => {
  expect(staleTags({ before: null, after: soup })).toEqual([
    'posts:recipe',
    'posts:newest',
    'post:soup',
    'author:maja',
    'facet:tag:soups',
  ])
})

it('renews both listings and both slugs and both authors when they change', () => {
  expect(
    staleTags({
      before: soup,
      after: { slug: 'broth', type: 'guide', authorSlug: 'theo', facets: ['tag:stock'], state: 'published' },
    }),
  ).toEqual([
    'posts:recipe',
    'posts:newest',
    'post:soup',
    'author:maja',
    'facet:tag:soups',
    'posts:guide',
    'post:broth',
    'author:theo',
    'facet:tag:stock',
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
