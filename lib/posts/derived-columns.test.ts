import { describe, expect, it } from 'vitest'
import { derivedColumns } from './derived-columns'

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
    expect(derivedColumns({ content: RECIPE, postType: 'recipe' })).toEqual({
      excerpt: 'A soup for a cold day, red and clear.',
      reading_minutes: 1,
      total_minutes: 75,
      servings: '4',
    })
  })

  it('reads no recipe in another type, and none where there is none', () => {
    const none = { total_minutes: null, servings: null }
    expect(derivedColumns({ content: RECIPE, postType: 'guide' })).toMatchObject(none)
    expect(derivedColumns({ content: 'Only words.', postType: 'recipe' })).toMatchObject({
      ...none,
      excerpt: 'Only words.',
    })
    expect(derivedColumns({ content: '', postType: 'recipe' })).toMatchObject({ excerpt: '', reading_minutes: 1 })
  })

  it('stays within what the database takes', () => {
    const content = RECIPE.replace('- Cook time: 1 h', '- Total time: 9999 hours')
    expect(derivedColumns({ content, postType: 'recipe' }).total_minutes).toBe(100_000)
  })
})
