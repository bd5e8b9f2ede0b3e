import { expect, test } from 'vitest'
import { longFunctions, singleImporterModules } from './modules'

const isTest = (file: string) => file.endsWith('.test.ts')

test('a module with one importer is named with it; tests are none, and twice from one file is once', () => {
  const modules = [
    { file: 'lib/a.ts', text: '' },
    { file: 'lib/b.ts', text: '' },
    { file: 'lib/c.ts', text: "import { a } from '@/lib/a'\nimport type { A } from './a'\nimport { b } from './b.ts'" },
    { file: 'lib/d.ts', text: "import { b } from './b'" },
    { file: 'lib/a.test.ts', text: "import { a } from './a'" },
  ]
  expect(singleImporterModules(modules, isTest)).toEqual([
    { file: 'lib/a.ts', importer: 'lib/c.ts', isOnDemand: false },
  ])
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
  expect(singleImporterModules(modules, isTest).map(({ file, isOnDemand }) => [file, isOnDemand])).toEqual([
    ['lib/thread.ts', true],
    ['lib/chunk.ts', true],
  ])
})

test('a function of more than forty lines is named by its first line', () => {
  const text = `const short = () => 1\nfunction long() {\n${'  step()\n'.repeat(40)}}`
  expect(longFunctions({ file: 'a.ts', text })).toEqual(['a.ts:2 (42)'])
})
