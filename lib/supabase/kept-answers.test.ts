import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { KeptAnswers } from './kept-answers'

let folder = ''
const sizeOnDisk = () => readdirSync(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0)

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-kept-answers-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('what is kept is there after a start', async () => {
  await new KeptAnswers(folder).keep('question', 'answer')
  expect(await new KeptAnswers(folder).find('question')).toBe('answer')
  expect(await new KeptAnswers(folder).find('another')).toBeNull()
})

test('memory and disk stay bounded, and the newest stay', async () => {
  const kept = new KeptAnswers(folder, { memoryBytes: 5_000, diskBytes: 10_000 })
  for (let count = 0; count < 300; count += 1) await kept.keep(`question ${count}`, `${count}`.padEnd(500))
  expect(sizeOnDisk()).toBeLessThanOrEqual(10_000)
  expect(await kept.find('question 299')).toContain('299')
  expect(await kept.find('question 0')).toBeNull()
})

test('a folder that cannot be written is done without', async () => {
  writeFileSync(path.join(folder, 'file'), '')
  const kept = new KeptAnswers(path.join(folder, 'file', 'below'))
  await kept.keep('question', 'answer')
  expect(await kept.find('question')).toBe('answer')
})

test('a post that was withdrawn is in no answer any more, in memory or on disk', async () => {
  const kept = new KeptAnswers(folder)
  const rows = (...slugs: string[]) => JSON.stringify(slugs.map((slug) => ({ slug })))
  await kept.keep('post', rows('soup'))
  await kept.keep('listing', rows('bread', 'soup', 'cake'))
  await kept.keep('moment', 'null')
  await kept.keep('nothing', '[]')
  await kept.withdraw(['soup'])
  for (const store of [kept, new KeptAnswers(folder)]) {
    expect(await store.find('post')).toBeNull()
    expect(await store.find('listing')).toBe(rows('bread', 'cake'))
    expect(await store.find('moment')).toBe('null')
    expect(await store.find('nothing')).toBe('[]')
  }
})
