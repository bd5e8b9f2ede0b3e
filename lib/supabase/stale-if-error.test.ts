import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StaleIfErrorStore } from './stale-if-error'

const ROOM = 1024 * 1024
let folder = ''
const sizeOnDisk = () => readdirSync(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0)

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-stale-if-error-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('keeps an answer after a restart', async () => {
  await new StaleIfErrorStore(folder, ROOM).set('request', 'answer')
  expect(await new StaleIfErrorStore(folder, ROOM).get('request')).toBe('answer')
  expect(await new StaleIfErrorStore(folder, ROOM).get('another')).toBeNull()
})

test('limits memory and disk, and keeps the newest answers', async () => {
  const store = new StaleIfErrorStore(folder, 10_000)
  for (let count = 0; count < 100; count += 1) await store.set(`request ${count}`, `${count}`.padEnd(500))
  expect(await store.get('request 99')).toContain('99')
  expect(await store.get('request 0')).toBeNull()
  await vi.waitFor(() => expect(sizeOnDisk()).toBeLessThanOrEqual(10_000))
})

test('removes surplus files of an earlier process at the start', async () => {
  for (let count = 0; count < 50; count += 1) writeFileSync(path.join(folder, `old-${count}`), 'x'.repeat(500))
  const store = new StaleIfErrorStore(folder, 10_000)
  await store.get('request')
  await vi.waitFor(() => expect(sizeOnDisk()).toBeLessThanOrEqual(10_000))
})

test('ignores a folder that cannot be written', async () => {
  writeFileSync(path.join(folder, 'file'), '')
  const store = new StaleIfErrorStore(path.join(folder, 'file', 'below'), ROOM)
  await store.set('request', 'answer')
  expect(await store.get('request')).toBe('answer')
})

test('removes a withdrawn post from every answer, in memory and on disk', async () => {
  const store = new StaleIfErrorStore(folder, ROOM)
  const rows = (...slugs: string[]) => JSON.stringify(slugs.map((slug) => ({ slug })))
  await store.set('post', rows('soup'))
  await store.set('listing', rows('bread', 'soup', 'cake'))
  await store.set('moment', 'null')
  await store.set('nothing', '[]')
  await store.withdraw(['soup'])
  await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(3))
  for (const each of [store, new StaleIfErrorStore(folder, ROOM)]) {
    expect(await each.get('post')).toBeNull()
    expect(await each.get('listing')).toBe(rows('bread', 'cake'))
    expect(await each.get('moment')).toBe('null')
    expect(await each.get('nothing')).toBe('[]')
  }
})

test('keeps an author with the slug of a withdrawn post', async () => {
  const store = new StaleIfErrorStore(folder, ROOM)
  const authors = JSON.stringify([{ slug: 'soup', name: 'Soup' }])
  await store.set('authors', authors)
  await store.withdraw(['soup'])
  expect(await store.get('authors')).toBe(authors)
})

test('keeps the last of several simultaneous answers after a restart', async () => {
  const store = new StaleIfErrorStore(folder, ROOM)
  const answers = ['first', 'second', 'third'].map((answer) => answer.padEnd(1000))
  await Promise.all(answers.map((answer) => store.set('request', answer)))
  const kept = await new StaleIfErrorStore(folder, ROOM).get('request')
  expect(kept?.trim()).toBe('third')
})

test('keeps no answer after a restart that was deleted while it was written', async () => {
  const store = new StaleIfErrorStore(folder, ROOM)
  await Promise.all([store.set('request', 'answer'), store.delete('request')])
  await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]))
})
