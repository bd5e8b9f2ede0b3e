import { describe, expect, it } from 'vitest'
import { derivedColumns } from './derived-columns'
import { storedLabels } from '@/lib/recipe/confirmed-labels'

const RECIPE = `A soup for a cold day, red and clear.

- Prep time: 15 min
- Cook time: 1 h
- Serves: 4

## Ingredients

- 2 beets

## Directions

1. Boil them.
`

describe('derivedColumns', () => {
  it('says of a recipe what its card says', () => {
    expect(derivedColumns({ content: RECIPE, postType: 'recipe', labels: [] })).toEqual({
      excerpt: 'A soup for a cold day, red and clear.',
      reading_minutes: 1,
      total_minutes: 75,
      servings: '4',
      labels: [],
    })
  })

  it('keeps labels for the ingredients that they were confirmed for, and for no others', () => {
    const labels = storedLabels({ diets: ['vegan'], allergens: [] }, ['2 beets'])
    const post = { content: RECIPE, postType: 'recipe', labels } as const
    expect(derivedColumns(post).labels).toEqual(labels)
    expect(derivedColumns({ ...post, content: RECIPE.replace('- 2 beets', '- 3 beets') }).labels).toEqual(labels)
    expect(
      derivedColumns({ ...post, content: RECIPE.replace('- 2 beets', '- 2 beets\n- 50 g butter') }).labels,
    ).toEqual([])
    expect(derivedColumns({ ...post, postType: 'guide' }).labels).toEqual([])
  })

  it('reads no recipe in another type, and none where there is none', () => {
    const none = { total_minutes: null, servings: null }
    expect(derivedColumns({ content: RECIPE, postType: 'guide', labels: [] })).toMatchObject(none)
    expect(derivedColumns({ content: 'Only words.', postType: 'recipe', labels: [] })).toMatchObject({
      ...none,
      excerpt: 'Only words.',
    })
    expect(derivedColumns({ content: '', postType: 'recipe', labels: [] })).toMatchObject({
      excerpt: '',
      reading_minutes: 1,
    })
  })

  it('stays within what the database takes', () => {
    const content = RECIPE.replace('- Cook time: 1 h', '- Total time: 9999 hours')
    expect(derivedColumns({ content, postType: 'recipe', labels: [] }).total_minutes).toBe(100_000)
  })
})
