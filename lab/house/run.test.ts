import { expect, test } from 'vitest'
import { longFunctions, repeatedPassages, singleImporterModules } from './run'

test('a module with one importer is named with it; tests are none, and twice from one file is once', () => {
  const modules = [
    { file: 'lib/a.ts', text: '' },
    { file: 'lib/b.ts', text: '' },
    { file: 'lib/c.ts', text: "import { a } from '@/lib/a'\nimport type { A } from './a'\nimport { b } from './b.ts'" },
    { file: 'lib/d.ts', text: "import { b } from './b'" },
    { file: 'lib/a.test.ts', text: "import { a } from './a'" },
  ]
  expect(singleImporterModules(modules)).toEqual([{ file: 'lib/a.ts', importer: 'lib/c.ts', isOnDemand: false }])
})

test('a chunk and a thread are loaded on demand, also where their types are imported', () => {
  const modules = [
    { file: 'lib/chunk.ts', text: '' },
    { file: 'lib/thread.ts', text: '' },
    {
      file: 'lib/user.ts',
      text: "import type { T } from './thread'\nnew Worker(new URL('../lib/thread.ts', import.meta.url))\nawait import('./chunk')",
    },
  ]
  expect(singleImporterModules(modules).map(({ file, isOnDemand }) => [file, isOnDemand])).toEqual([
    ['lib/thread.ts', true],
    ['lib/chunk.ts', true],
  ])
})

test('a function of more than forty lines is named by its first line', () => {
  const text = `const short = () => 1\nfunction long() {\n${'  step()\n'.repeat(40)}}`
  expect(longFunctions({ file: 'a.ts', text })).toEqual(['a.ts:2 (42)'])
})

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
