import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSiteLog } from './site-log.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-log-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('recognises an error by its first line, also in pieces; the file holds everything', () => {
  const log = openSiteLog(path.join(folder, 'new', 'site.log'))
  const printed =
    '▲ Next.js\n{"level":"error","where":"request"}\n\u001b[31m⨯\u001b[39m Error [BackendError]: fetch failed\n    at a (b.js)\n'
  for (const piece of [printed.slice(0, 20), printed.slice(20, 31), printed.slice(31)]) log.write(piece)

  expect(log.errors()).toEqual(['{"level":"error","where":"request"}', '⨯ Error [BackendError]: fetch failed'])
  expect(readFileSync(log.file, 'utf8')).toBe(printed.replaceAll(/\u001b\[\d+m/g, ''))
  expect(log.tail(2)).toBe('    at a (b.js)\n')
})

test('counts an error of a prerendered page', () => {
  const log = openSiteLog(path.join(folder, 'site.log'))
  const said = 'Error: Route "/admin/login": Next.js encountered the unstable value `Date.now()` while prerendering.'
  log.write(`${said}\n\nThis value can change.\n`)
  expect(log.errors()).toEqual([said])
})

test('does not count an option of the build that is off', () => {
  const log = openSiteLog(path.join(folder, 'site.log'))
  log.write('- Experiments (use with caution):\n  ⨯ turbopackSourceMaps\n  ✓ prefetchInlining\n')
  expect(log.errors()).toEqual([])
})

test("waits for the end of an error's line", () => {
  const log = openSiteLog(path.join(folder, 'site.log'))
  log.write('⨯ Error: the back')
  expect(log.errors()).toEqual([])
  log.write('end\n')
  expect(log.errors()).toEqual(['⨯ Error: the backend'])
})

test('continues after its folder was emptied', () => {
  const log = openSiteLog(path.join(folder, 'new', 'site.log'))
  log.write('before\n')
  rmSync(path.join(folder, 'new'), { recursive: true })
  log.write('after\n')
  expect(readFileSync(log.file, 'utf8')).toBe('after\n')
  expect(log.tail(3)).toBe('before\nafter\n')
})
