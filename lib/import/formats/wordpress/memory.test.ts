import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Reads an export of 45 MB: 1500 recipes with 30 KB of other meta each. */
const LOOK_UP = `
import { lookUp } from './look-up.ts'
import { wxr, wxrMeta, wxrPost } from '../../testing.ts'
const recipe = (id) =>
  wxrPost({ 'wp:post_id': String(id), 'wp:post_type': 'wprm_recipe' }, wxrMeta({ wprm_servings: '4', other: String(id).padEnd(30000, ' x') }))
const [head, end] = wxr('@').split('@')
const blobs = Array.from({ length: 1500 }, (_, index) => new Blob([recipe(index + 1)]))
const { recipes } = await lookUp(new Blob([head, ...blobs, end]))
console.log(recipes.size)
`

test('recipes keep nothing of the other meta of their items in memory', () => {
  const options = ['--max-old-space-size=32', '--input-type=module', '--eval', LOOK_UP]
  expect(execFileSync(process.execPath, options, { cwd: import.meta.dirname, encoding: 'utf8' })).toBe('1500\n')
})
