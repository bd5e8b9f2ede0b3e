import { expect, it } from 'vitest'
import { staleTags } from './cache-tags'

const soup = {
  slug: 'soup',
  type: 'recipe',
  authorSlug: 'maja',
  facets: ['tag:soups', 'type:recipe'],
  state: 'published',
} as const

it('revalidates old and new listing, slug and author', () => {
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

it('revalidates the pages of a withdrawn post, but none for a draft', () => {
  expect(staleTags({ before: soup, after: { ...soup, state: 'draft' } })).toContain('post:soup')
  expect(staleTags({ before: soup, after: null })).toContain('posts:recipe')
  expect(staleTags({ before: { ...soup, state: 'draft' }, after: { ...soup, state: 'bin' } })).toEqual([])
})

it('revalidates pages that wait for a planned post', () => {
  expect(staleTags({ before: null, after: { ...soup, state: 'scheduled' } })).toContain('posts:recipe')
})
