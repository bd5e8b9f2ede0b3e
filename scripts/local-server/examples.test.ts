import { expect, test } from 'vitest'
import { wantsExamples } from './examples.ts'

test.each([
  ['http://localhost:3000', [], true],
  ['http://127.0.0.1:3000', [], true],
  ['https://flavorcraft.example', [], false],
  ['https://localhost.example', [], false],
  ['https://flavorcraft.example', ['--with-examples'], true],
])('a start for %s with %j stores examples: %j', (siteUrl, flags, wanted) => {
  expect(wantsExamples(siteUrl, flags)).toBe(wanted)
})
