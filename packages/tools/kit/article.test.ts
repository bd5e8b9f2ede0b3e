import { expect, it } from 'vitest'
import { readArticle } from './article.ts'
import { replaceHidden } from './markdown-lines.ts'

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

it('takes marks of code in a comment, and of comments in code, for what they are', () => {
  expect(texts('<!-- ask\n```\nthe cook -->\n\nStir.')).toEqual(['Stir.'])
  expect(texts('```\n<!--\n```\n\nStir.\n\n<!-- gone -->')).toEqual(['Stir.'])
  expect(texts('Write `<!--` first.\n\n## Then\n\nWrite `-->` last.')).toContain('Then')
  expect(texts('<!-- `a -->\n\nStir.\n\n<!-- b` -->')).toEqual(['Stir.'])
})

it('finds a comment between escaped backticks, which begin no code', () => {
  expect(replaceHidden('Write \\` and <!-- gone --> then \\`.', () => '')).toBe('Write \\` and  then \\`.')
})
