import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const importsOf = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) =>
    name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(file), name),
  )

/** Videos need a network. */
const ONLINE_ONLY = ['components/posts/video-player']

it('imports every script that a recipe or the saved page loads later', () => {
  const files = globSync('components/{posts,recipe}/**/*.tsx').filter((file) => !file.includes('.test.'))
  const later = files.flatMap((file) => importsOf(file, /\bimport\('(.+?)'\)/g))
  const atOnce = importsOf('components/recipe/offline-parts.tsx', /^import \* as \w+ from '(.+)'$/gm)
  expect(later).toContain('components/recipe/cook-mode')
  expect(atOnce.toSorted()).toEqual([...new Set(later)].filter((name) => !ONLINE_ONLY.includes(name)).toSorted())
})
