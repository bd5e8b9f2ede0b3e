import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '../fixtures'
import { SITE_PORT } from '../../tests/support/ports.ts'
import { sendRaw } from '../../tests/support/raw-http.ts'

const FOLDER = process.env.NEXT_DIST_DIR || '.next-e2e'
const ADDRESSES = 96

const KINDS: ((n: number) => string)[] = [
  (n) => `/blog/nothing-${n}`,
  (n) => `/services/nothing-${n}`,
  (n) => `/case-studies/nothing-${n}`,
  (n) => `/blog/page/${n + 1000}`,
  (n) => `/guides/page/nothing-${n}`,
  (n) => `/authors/nothing-${n}`,
  (n) => `/authors/nothing/page/${n + 2}`,
  (n) => `/tools/seo/nothing-${n}`,
  (n) => `/tools/nothing-${n}`,
  (n) => `/icons/nothing-${n}.png`,
  (n) => `/topics/nothing-${n}`,
  (n) => `/topics/nothing-${n}/page/2`,
  (n) => `/blog/filter/nothing-${n}`,
  (n) => `/feeds/nothing-${n}.xml`,
  (n) => `/feeds/topic-nothing-${n}.xml`,
  (n) => `/media/nothing-${n}.webp`,
]

const pathOf = (n: number) => KINDS[n % KINDS.length]?.(n) ?? '/'

/** The number and the bytes of the files in the build's folder. */
function stored(): { files: number; bytes: number } {
  const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0)
  return { files: files.length, bytes }
}

async function ask(numbers: number[]): Promise<void> {
  const rest = [...numbers]
  const askInTurn = async () => {
    for (let n = rest.pop(); n !== undefined; n = rest.pop()) {
      const { status, head } = await sendRaw(SITE_PORT, { method: 'GET', path: pathOf(n), headers: [] })
      expect(status, pathOf(n)).toBe(404)
      expect(head.toLowerCase(), pathOf(n)).toMatch(
        /\r\ncache-control: (?:(?:public, )?s-maxage=60\b|(?:private, )?no-(?:store|cache))/,
      )
    }
  }
  await Promise.all(Array.from({ length: 4 }, askInTurn))
}

test('a missing page is not stored, and shared caches may keep its 404 for a minute', async () => {
  const numbers = Array.from({ length: ADDRESSES }, (_, n) => n)
  await ask(numbers.slice(0, KINDS.length * 2))
  const before = stored()
  await ask(numbers)
  // No other journey runs, and a page that expires meanwhile overwrites its own file.
  const after = stored()
  expect(after.files - before.files).toBe(0)
  expect(after.bytes - before.bytes).toBeLessThan(100_000)
})
