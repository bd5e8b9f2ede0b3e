import { expect, it } from 'vitest'
import { coverPath, parseCoverPath } from './cover-path.ts'

it('reads what it writes', () => {
  const [, , type = '', file = ''] = coverPath('recipe', 'beet-soup').split('/')
  expect(parseCoverPath(type, file)).toEqual({ type: 'recipe', slug: 'beet-soup' })
})

it.each([
  ['admin', 'a.svg'],
  ['recipe', 'a.png'],
  ['recipe', '.svg'],
  ['recipe', 'A.svg'],
  ['recipe', '../a.svg'],
  ['recipe', `${'a'.repeat(81)}.svg`],
])('knows no %s/%s', (type, file) => expect(parseCoverPath(type, file)).toBeNull())
