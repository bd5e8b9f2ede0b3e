import { describe, expect, it } from 'vitest'
import { applyStructure } from './structure-helper'

const structure = { title: 'Leek Soup', content: '## Ingredients', metaTitle: 'Leek Soup', metaDescription: 'A soup.' }
const empty = { title: '', content: '', metaTitle: '', metaDescription: '' }

describe('applyStructure', () => {
  it('fills an empty form', () => {
    expect(applyStructure(empty, structure, 'append')).toEqual(structure)
  })
  it('appends the text and leaves every other field that says something', () => {
    expect(applyStructure({ ...empty, title: 'Mine', content: 'My text\n' }, structure, 'append')).toEqual({
      ...structure,
      title: 'Mine',
      content: 'My text\n\n## Ingredients',
    })
  })
  it('replaces everything', () => {
    expect(
      applyStructure({ title: 'a', content: 'b', metaTitle: 'c', metaDescription: 'd' }, structure, 'replace'),
    ).toEqual(structure)
  })
})
