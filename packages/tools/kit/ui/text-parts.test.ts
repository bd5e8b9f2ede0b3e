import { expect, it } from 'vitest'
import { PART_LENGTH, partOf } from './text-parts.ts'

const text = `${'a'.repeat(PART_LENGTH - 1)}🍲${'b'.repeat(PART_LENGTH)}${'c'.repeat(100)}`

it('the parts of a text join to the whole', () => {
  for (const wanted of [0, 1, 2, 99]) {
    const { before, text: part, after, at, count } = partOf(text, wanted, PART_LENGTH)
    expect(before + part + after).toBe(text)
    expect(at).toBe(Math.min(wanted, count - 1))
    expect(part).not.toMatch(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/)
  }
})

it('an edited part keeps the text after it', () => {
  const { before, after } = partOf(text, 1, PART_LENGTH)
  const changed = `${before}new${after}`
  expect(partOf(changed, 1, 3)).toMatchObject({ before, text: 'new', after })
  expect(partOf(changed, 1, 0)).toMatchObject({ before, text: '', after: `new${after}` })
})
