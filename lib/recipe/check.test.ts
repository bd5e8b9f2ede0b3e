import { describe, expect, it } from 'vitest'
import { checkRecipe } from './check.ts'

const WHOLE =
  '- Prep time: 5 min\n- Cook time: 10 min\n- Servings: 2\n\n## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. Boil.\n'
const messages = (text: string) => checkRecipe(text).findings.map(({ message }) => message)

describe('checkRecipe', () => {
  it('finds nothing missing in a complete recipe', () => {
    expect(messages(WHOLE)).toEqual([])
    expect(checkRecipe(WHOLE).recipe?.steps).toHaveLength(1)
  })
  it('says what is missing', () => {
    expect(messages('Just a text.')).toEqual([
      expect.stringContaining('No ingredients'),
      expect.stringContaining('No steps'),
      expect.stringContaining('How much it makes'),
      expect.stringContaining('How long it takes'),
    ])
  })
  it('gives the position of a fact that it does not understand', () => {
    const text = WHOLE.replace('10 min', 'all day')
    const [finding, ...others] = checkRecipe(text).findings
    expect(others).toEqual([])
    expect(finding).toMatchObject({ message: expect.stringContaining('Cook time is not understood'), line: 2 })
    expect(text.slice(finding?.from, finding?.to)).toBe('all day')
  })
  it('names a heading with nothing below it', () => {
    const text = '## Ingredients\n\n## Method\n\n1. Boil.\n'
    expect(checkRecipe(text).findings[0]).toMatchObject({
      message: expect.stringContaining('Nothing is read'),
      line: 1,
      from: 0,
      to: 14,
    })
  })
})
