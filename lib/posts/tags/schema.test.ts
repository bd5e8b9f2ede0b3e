import { expect, it } from 'vitest'
import { tagList } from './schema'

it('searches for words that are longer than a tag, in place of showing every tag', () => {
  const q = 'a soup of beets, beans and dried plums'
  expect(tagList.read({ q }).q).toBe(q)
})
