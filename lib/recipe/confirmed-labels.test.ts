import { describe, expect, it } from 'vitest'
import {
  ingredientsMark,
  isConfirmedFor,
  labelsText,
  labelsThatHold,
  readLabels,
  storedLabels,
} from './confirmed-labels'

const LINES = ['500 g plain flour', '30 g butter', '2 eggs']

describe('confirmed labels', () => {
  it('are stored in one order and read again', () => {
    const stored = storedLabels({ diets: ['vegetarian'], allergens: ['milk', 'gluten', 'eggs'] }, LINES)
    expect(stored).toEqual(['vegetarian', 'contains-gluten', 'contains-eggs', 'contains-milk', ingredientsMark(LINES)])
    expect(readLabels(stored)).toEqual({ diets: ['vegetarian'], allergens: ['gluten', 'eggs', 'milk'] })
    for (const label of stored) expect(label).toMatch(/^[a-z0-9-]{2,40}$/)
  })

  it('are null before a confirmation, whatever is stored', () => {
    expect(readLabels([])).toBeNull()
    expect(readLabels(['vegan', 'contains-milk'])).toBeNull()
  })

  it('hold after a save that composes decomposed accents', () => {
    const typed = ['2 łyżki żelatyny'.normalize('NFD')]
    const stored = storedLabels({ diets: [], allergens: [] }, typed)
    expect(isConfirmedFor(stored, ['2 łyżki żelatyny'])).toBe(true)
  })

  it('hold when release 1.8.0 confirmed them for a text with decomposed accents', () => {
    const lines = ['1 éclair']
    const stored = ['vegan', 'for-1upcdntwp6t']
    for (const form of ['NFC', 'NFD'])
      expect(
        isConfirmedFor(
          stored,
          lines.map((line) => line.normalize(form)),
        ),
      ).toBe(true)
  })

  it('can state that there is no allergen', () => {
    const stored = storedLabels({ diets: ['vegan'], allergens: [] }, ['2 carrots'])
    expect(readLabels(stored)).toEqual({ diets: ['vegan'], allergens: [] })
    expect(labelsText(stored)).toBe('Vegan; contains none of the 14 allergens')
  })

  it('cannot be confirmed without ingredients', () => {
    expect(storedLabels({ diets: ['vegan'], allergens: [] }, [])).toEqual([])
    expect(isConfirmedFor([ingredientsMark([])], [])).toBe(false)
  })

  it.each<[string, readonly string[], boolean]>([
    ['another amount', ['600 g plain flour', '40 g butter', '3 eggs'], true],
    ['another spacing and case', [' 500 g  Plain flour ', '30 g butter', '2 eggs'], true],
    ['one more ingredient', [...LINES, '50 g hazelnuts'], false],
    ['one less', LINES.slice(1), false],
    ['another one in its place', ['500 g plain flour', '30 g margarine', '2 eggs'], false],
    ['a word that says more', ['500 g plain flour', '30 g butter', '2 eggs, with peanuts'], false],
  ])('hold only while the ingredients are the same: %s', (_what, lines, holds) => {
    const stored = storedLabels({ diets: ['vegetarian'], allergens: ['gluten'] }, LINES)
    expect(labelsThatHold(stored, lines)).toEqual(holds ? stored : [])
  })
})
