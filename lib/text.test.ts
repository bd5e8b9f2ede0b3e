import { expect, test } from 'vitest'
import { cutAtWord, findUnstorable } from './text'

test.each([
  ['a text', 'soup\u0000', ''],
  ['half a character', '\ud83e', ''],
  ['a field', { title: 'Soup', author: 'A\u0000' }, 'author'],
  ['a name', { 'a\u0000': 1 }, ''],
  ['deep inside', { fields: { tags: ['a', '\u0000'] } }, 'fields.tags.1'],
  ['a whole emoji, and values that are no texts', { a: '🥟', b: null, c: 1, d: new Date(0), e: [undefined] }, null],
])('%s', (_what, value, path) => {
  expect(findUnstorable(value)).toBe(path)
})

test('finds an unstorable field of a form', () => {
  const form = new FormData()
  form.set('alt', 'a\u0000')
  form.set('file', new File(['\u0000'], 'a.png'))
  expect(findUnstorable(form)).toBe('alt')
})

test('a cut does not split an emoji', () => {
  expect(cutAtWord('🍋'.repeat(5), 6)).toBe('🍋🍋…')
})
