import { expect, it } from 'vitest'
import { findStructuredType } from '../../kit/structured-data.ts'
import { form } from './form.ts'
import { markedFields, markOf } from './marks.ts'
import { TYPES } from './types.ts'

it.each([
  ['images', 'Recipe', 'Required'],
  ['name', 'Recipe', 'Required'],
  ['cookMinutes', 'Recipe', 'Recommended'],
  ['images', 'BlogPosting', 'Recommended'],
  ['name', 'JobPosting', 'Required'],
  ['country', 'JobPosting', 'Required'],
  ['price', 'Product', 'Required, one of them'],
  ['street', 'Event', 'Required'],
  ['street', 'LocalBusiness', 'Required'],
  ['sku', 'Product', null],
  ['questions', 'FAQPage', null],
] as const)('%s of a %s: %s', (name, type, mark) => {
  expect(markOf(name, type)).toBe(mark)
})

it('every type with required properties has fields marked as required', () => {
  const all = form.groups.flatMap((group) => group.fields)
  for (const type of TYPES) {
    const shown = all.filter(({ showIf }) => !showIf || showIf.is.includes(type))
    const marks = shown.map(({ name }) => markOf(name, type)).filter((mark) => mark?.startsWith('Required'))
    const required = findStructuredType(type)?.required ?? []
    if (required.length > 0) expect(marks.length, type).toBeGreaterThan(0)
  }
})

it('the mark precedes the hint', () => {
  const [first] = markedFields(form, 'Recipe').groups
  expect(first?.fields.find(({ name }) => name === 'images')?.hint).toMatch(/^Required\. Addresses/)
})
