import { expect, test } from 'vitest'
import { repeatedPassages } from './passages'

const passage = (count: number, word = 'step') =>
  Array.from({ length: count }, (_, index) => `${word}${index}()`).join('\n')

test('a passage of six lines that stands twice is a pair, however it is indented or spaced', () => {
  const indented = passage(6).replaceAll('\n', '\n\n    ')
  expect(
    repeatedPassages([
      { file: 'a.ts', text: `first()\n${passage(6)}\nlast()` },
      { file: 'b.ts', text: `other()\n{\n${indented}\n}` },
    ]),
  ).toEqual([{ lines: 6, first: 'a.ts:2', second: 'b.ts:3' }])
})

test('a longer passage is one pair, and three places are three pairs', () => {
  const text = passage(20)
  const files = ['a.ts', 'b.ts', 'c.ts'].map((file) => ({ file, text: `${file.slice(0, 1)}()\n${text}` }))
  expect(repeatedPassages(files).map(({ lines }) => lines)).toEqual([20, 20, 20])
})

test('five lines, imports and comments are no passage', () => {
  const imports = Array.from({ length: 8 }, (_, index) => `import { a${index} } from './a${index}'`).join('\n')
  const comment = Array.from({ length: 8 }, (_, index) => `// line ${index}`).join('\n')
  const text = `${imports}\n${comment}\n${passage(5)}`
  expect(
    repeatedPassages([
      { file: 'a.ts', text },
      { file: 'b.ts', text },
    ]),
  ).toEqual([])
})

test('a passage that repeats within a file is found there', () => {
  const text = `${passage(6)}\nbetween()\n${passage(6)}`
  expect(repeatedPassages([{ file: 'a.ts', text }])).toEqual([{ lines: 6, first: 'a.ts:1', second: 'a.ts:8' }])
})
