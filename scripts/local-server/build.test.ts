import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprintOf } from './build.ts'

let root = ''

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'flavorcraft-fingerprint-'))
  for (const file of [
    'app/page.tsx',
    'components/a.tsx',
    'lib/a.ts',
    'packages/a/a.ts',
    'public/a.css',
    'package-lock.json',
  ])
    write(file, 'x')
})
afterEach(() => rmSync(root, { recursive: true }))

const present = (env = {}, data = '/data') => fingerprintOf(root, env, data)

test('equal sources, packages, settings and data have an equal fingerprint', () => {
  const before = present()
  write('lib/a.test.ts', 'a test')
  write('README.md', 'notes')
  write('.data/db/1', 'data')
  expect(present({ HOME: '/elsewhere' })).toBe(before)
})

test.each([
  'app/page.tsx',
  'lib/new.ts',
  'public/a.css',
  'package-lock.json',
  'next.config.ts',
  'middleware.ts',
  '.env.local',
])('a change of %s changes the fingerprint', (file) => {
  const before = present()
  write(file, 'changed')
  expect(present()).not.toBe(before)
})

test('a moved file, other settings and other data change the fingerprint', () => {
  const before = present()
  expect(present({ SITE_URL: 'https://flavorcraft.example' })).not.toBe(before)
  expect(present({}, '/other')).not.toBe(before)
  rmSync(path.join(root, 'lib/a.ts'))
  write('lib/b.ts', 'x')
  expect(present()).not.toBe(before)
})
