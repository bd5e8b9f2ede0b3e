import { expect, it } from 'vitest'
import { readArticle } from './article.ts'

const texts = (source: string) => readArticle(source).blocks.map(({ text }) => text)

it('reads on after a paragraph that begins with code between three backticks', () => {
  expect(texts('```npm test``` runs the tests.\n\nThe soup needs salt.').at(-1)).toBe('The soup needs salt.')
})

it('keeps a block of code open at a line of marks with words', () => {
  expect(texts('```\n```js\nsalt()\n```\n\nStir.')).toEqual(['Stir.'])
})

it('keeps the text between two rules, and leaves out front matter', () => {
  expect(texts('---\n\nChop the onion.\n\n---\n\nStir.')).toEqual(['Chop the onion.', 'Stir.'])
  expect(texts('---\ntitle: Soup\n---\nStir.')).toEqual(['Stir.'])
})
