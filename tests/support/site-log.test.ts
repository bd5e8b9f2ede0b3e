import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openSiteLog } from './site-log.ts'

const PRERENDERED =
  'Error: Route "/admin/login": Next.js encountered the unstable value `Date.now()` while prerendering.'
const PRINTED = [
  '▲ Next.js',
  // Next prints a disabled build option with the mark of an error.
  '  ⨯ turbopackSourceMaps',
  '{"level":"error","where":"request"}',
  PRERENDERED,
  '\u001b[31m⨯\u001b[39m Error [BackendError]: fetch failed',
  '    at a (b.js)\n',
].join('\n')

test('the log recognises an error by its first line, even in pieces and after its folder was emptied, and its file has all lines', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-log-'))
  const log = openSiteLog(path.join(folder, 'new', 'site.log'))
  log.write('before\n')
  rmSync(path.join(folder, 'new'), { recursive: true })
  // The first piece ends within an error's line.
  for (const piece of [PRINTED.slice(0, 60), PRINTED.slice(60)]) log.write(piece)

  expect(log.errors()).toEqual([
    '{"level":"error","where":"request"}',
    PRERENDERED,
    '⨯ Error [BackendError]: fetch failed',
  ])
  expect(readFileSync(log.file, 'utf8')).toBe(PRINTED.replaceAll(/\u001b\[\d+m/g, ''))
  expect(log.tail(2)).toBe('    at a (b.js)\n')
  rmSync(folder, { recursive: true })
})
