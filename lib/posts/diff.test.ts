import { emptyFields } from './schema'
import { describe, expect, it } from 'vitest'
import { type DiffPart, diffFields, diffText } from './diff'

const rebuild = (parts: DiffPart[], without: DiffPart['kind']) =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('')

const fields = { ...emptyFields, title: 'Soup', content: 'Boil the beets.' }

describe('diffText', () => {
  it('is empty for equal texts', () => expect(diffText('a b', 'a b')).toEqual([]))

  it('names the words that differ', () => {
    expect(diffText('Boil the beets.', 'Roast the beets.')).toEqual([
      { kind: 'removed', text: 'Boil' },
      { kind: 'added', text: 'Roast' },
      { kind: 'same', text: ' the beets.' },
    ])
  })

  it('shows replaced lines one after the other', () => {
    const older = '## Soup\n\nBoil the beets for an hour.\n\nServe.\n'
    const newer = '## Soup\n\nFlour, water and patience make bread.\n\nServe.\n'
    expect(diffText(older, newer)).toEqual([
      { kind: 'same', text: '## Soup\n\n' },
      { kind: 'removed', text: 'Boil the beets for an hour.\n' },
      { kind: 'added', text: 'Flour, water and patience make bread.\n' },
      { kind: 'same', text: '\nServe.\n' },
    ])
  })

  it('omits long equal parts and loses no change', () => {
    const long = 'beets and dill '.repeat(200)
    const parts = diffText(`${long}salt${long}`, `${long}pepper${long}`)
    expect(parts.map(({ kind }) => kind)).toEqual(['skipped', 'same', 'removed', 'added', 'same', 'skipped'])
    expect(rebuild(parts, 'added')).toBe(`${long}salt${long}`)
    expect(rebuild(parts, 'removed')).toBe(`${long}pepper${long}`)
  })
})

it('diffFields names only the fields that differ, types and pictures included', () => {
  const newer = { ...fields, content: 'Boil the beets', postType: 'guide' as const, images: ['/media/a.webp'] }
  expect(diffFields(fields, newer).map(({ label }) => label)).toEqual(['Content', 'Content type', 'Post picture'])
})
