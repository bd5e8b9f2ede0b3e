import { expect, it } from 'vitest'
import { plainText, shownWords } from './plain-text'

it('removes the marks within a line, and replaces a picture with its description', () => {
  expect(plainText('**Red** _lentil_ `soup` ![a bowl](b.jpg) [more](c) <b>x</b> ~~y~~ snake_case 2 \\* 3')).toBe(
    'Red lentil soup a bowl more x y snake_case 2 * 3',
  )
})

it('keeps signs that mark nothing', () => {
  for (const text of ['a tin of 20 * 30 * 5 cm', 'keep it at <5 °C, bake it at >200 °C'])
    expect(plainText(text)).toBe(text)
})

it.each([
  ['a heading', '## The *onions*', 'The onions'],
  ['italic words in bold ones', '**Use *cold* butter**', 'Use cold butter'],
  ['a list', '- Slice the [onions](/blog/onions).\n- Wait.', 'Slice the onions. Wait.'],
  ['a numbered list', '1. Slice.\n   2) Wait 3. minutes', 'Slice. Wait 3. minutes'],
  ['a list of tasks', '- [x] Slice\n- [ ] Wait', 'Slice Wait'],
  ['a quotation', '> > **Slice** them,\n>and wait.', 'Slice them, and wait.'],
  ['a picture without words', '![](/media/a.webp)', 'Picture'],
  ['a bare address', 'See <https://example.com/a>.', 'See https://example.com/a.'],
  ['a line', '---', ''],
  ['a sum', '-3 to *7* degrees', '-3 to 7 degrees'],
])('shows the words of %s', (_what, markdown, words) => {
  expect(shownWords(markdown)).toBe(words)
})
