import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '../fixtures'
import { SITE_PORT } from '../../scripts/testing/ports.ts'
import { sendRaw } from '../../scripts/testing/raw-http.ts'

const FOLDER = process.env.NEXT_DIST_DIR || '.next-e2e'
const ADDRESSES = 600

const KINDS: ((n: number) => string)[] = [
  (n) => `/blog/nothing-${n}`,
  (n) => `/services/nothing-${n}`,
  (n) => `/case-studies/nothing-${n}`,
  (n) => `/blog/page/${n + 1000}`,
  (n) => `/guides/page/nothing-${n}`,
  (n) => `/authors/nobody-${n}`,
  (n) => `/authors/nobody/page/${n + 2}`,
  (n) => `/tools/seo/nothing-${n}`,
  (n) => `/tools/nothing-${n}`,
  (n) => `/icons/nothing-${n}.png`,
]

const pathOf = (n: number) => KINDS[n % KINDS.length]?.(n) ?? '/'

/** What lies in the build's folder. */
function stored(): { files: number; bytes: number } {
  const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0)
  return { files: files.length, bytes }
}

/** The answer of an address; Next first leads its router to the same address with a mark, which is followed. */
async function answerOf(target: string, headers: [string, string][]) {
  const answer = await sendRaw(SITE_PORT, { method: 'GET', path: target, headers })
  const marked = answer.status === 307 ? /^location: (.*_rsc.*)\r$/im.exec(answer.head)?.[1] : undefined
  return marked ? sendRaw(SITE_PORT, { method: 'GET', path: marked, headers }) : answer
}

async function ask(numbers: number[]): Promise<void> {
  const rest = [...numbers]
  const askInTurn = async () => {
    for (let n = rest.pop(); n !== undefined; n = rest.pop()) {
      // Half of them as the browser's router asks.
      const headers: [string, string][] = n % 2 ? [['RSC', '1']] : []
      const { status, head } = await answerOf(pathOf(n), headers)
      expect(status, pathOf(n)).toBe(404)
      expect(head.toLowerCase(), pathOf(n)).toMatch(/\r\ncache-control: (?:public, )?s-maxage=60\b/)
    }
  }
  await Promise.all(Array.from({ length: 4 }, askInTurn))
}

test('what is not there is not written, and is said for a minute', async () => {
  test.setTimeout(120_000)
  const numbers = Array.from({ length: ADDRESSES }, (_, n) => n)
  await ask(numbers.slice(0, KINDS.length * 2))
  const before = stored()
  await ask(numbers)
  // Nothing else runs beside this; a page that grows old meanwhile is written over itself.
  const after = stored()
  expect(after.files - before.files).toBe(0)
  expect(after.bytes - before.bytes).toBeLessThan(100_000)
})
