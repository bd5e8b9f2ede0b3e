import { describe, expect, it } from 'vitest'
import { mergeFields, mergeText, composeText } from './merge'
import { emptyFields } from './schema'

const BASE = 'One.\n\nTwo.\n\nThree.'
const merged = (mine: string, theirs: string) => composeText(mergeText(BASE, mine, theirs), () => 'mine')
const collides = (mine: string, theirs: string) =>
  mergeText(BASE, mine, theirs).some(({ kind }) => kind === 'collision')

describe('mergeText', () => {
  it.each([
    [
      'far from each other',
      'One, mine.\n\nTwo.\n\nThree.',
      'One.\n\nTwo.\n\nThree, theirs.',
      'One, mine.\n\nTwo.\n\nThree, theirs.',
    ],
    [
      'beside each other',
      'One, mine.\n\nTwo.\n\nThree.',
      'One.\n\nTwo, theirs.\n\nThree.',
      'One, mine.\n\nTwo, theirs.\n\nThree.',
    ],
    [
      'an addition and a change',
      `${BASE}\n\nFour, mine.`,
      'One, theirs.\n\nTwo.\n\nThree.',
      'One, theirs.\n\nTwo.\n\nThree.\n\nFour, mine.',
    ],
    ['a removal and a change', 'Two.\n\nThree.', 'One.\n\nTwo.\n\nThree, theirs.', 'Two.\n\nThree, theirs.'],
    ['the same change', 'One!\n\nTwo.\n\nThree.', 'One!\n\nTwo.\n\nThree.', 'One!\n\nTwo.\n\nThree.'],
    [
      'blank lines as they are',
      'One.\n\n\n\nTwo.\n\nThree.',
      'One.\n\nTwo.\n\nThree, theirs.',
      'One.\n\n\n\nTwo.\n\nThree, theirs.',
    ],
  ])('merges without a question: %s', (_, mine, theirs, expected) => {
    expect(collides(mine, theirs)).toBe(false)
    expect(merged(mine, theirs)).toBe(expected)
  })

  it('asks only about a paragraph that both changed', () => {
    const parts = mergeText(BASE, 'One.\n\nTwo, mine.\n\nThree.', 'One.\n\nTwo, theirs.\n\nThree.')
    expect(parts).toEqual([
      { kind: 'agreed', paragraphs: ['One.'] },
      { kind: 'collision', mine: ['Two, mine.'], theirs: ['Two, theirs.'] },
      { kind: 'agreed', paragraphs: ['Three.'] },
    ])
    const text = (choice: 'mine' | 'theirs' | 'both') => composeText(parts, () => choice)
    expect(text('theirs')).toBe('One.\n\nTwo, theirs.\n\nThree.')
    expect(text('both')).toBe('One.\n\nTwo, theirs.\n\nTwo, mine.\n\nThree.')
  })

  it('asks about a paragraph that one removed and the other changed', () => {
    expect(collides('One.\n\nThree.', 'One.\n\nTwo, theirs.\n\nThree.')).toBe(true)
  })

  it('is fast on a long text', () => {
    const long = (word: string) =>
      Array.from({ length: 2000 }, (_, index) => `Paragraph ${index} ${index === 900 ? word : ''}`).join('\n\n')
    expect(composeText(mergeText(long(''), long('mine'), long('')), () => 'mine')).toBe(long('mine'))
  })
})

describe('mergeFields', () => {
  const base = { ...emptyFields, title: 'Bread', content: BASE, tags: 'rye' }

  it('takes each field from the side that changed it', () => {
    const { fields, collisions } = mergeFields(base, { ...base, title: 'Rye bread' }, { ...base, tags: 'rye, sour' })
    expect(fields).toEqual({ ...base, title: 'Rye bread', tags: 'rye, sour' })
    expect(collisions).toEqual([])
  })

  it('asks about a field that both changed', () => {
    const { fields, collisions } = mergeFields(base, { ...base, title: 'Mine' }, { ...base, title: 'Theirs' })
    expect(fields.title).toBe('Mine')
    expect(collisions).toEqual([
      { field: 'title', label: 'Title', parts: [{ kind: 'collision', mine: ['Mine'], theirs: ['Theirs'] }] },
    ])
  })
})
