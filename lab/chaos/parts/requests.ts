import pLimit from 'p-limit'
import { sendRaw } from '../../../tests/support/raw-http.ts'
import { memoryMb, openSite } from '../../harness.ts'
import { row, type Row } from '../part.ts'

export const name = 'requests'

const limit = pLimit(6)
const UNKNOWN_ADDRESSES = 8_000
const GROWTH_MAX_MB = 100

/** Addresses that do not exist: the memory of the site does not grow with them. */
export async function run(): Promise<Row[]> {
  await using site = await openSite()
  const port = Number(new URL(site.origin).port)
  const ask = (kind: string, count: number) =>
    limit.map([...Array(count).keys()], (n) =>
      sendRaw(port, { method: 'GET', path: `/blog/nothing-${kind}-${n}`, headers: [] }),
    )
  await ask('first', UNKNOWN_ADDRESSES / 4)
  const before = memoryMb(site.pid)
  await ask('later', UNKNOWN_ADDRESSES)
  const grown = memoryMb(site.pid) - before
  const expected = `the site grows by less than ${GROWTH_MAX_MB} MB`
  return [row(`${UNKNOWN_ADDRESSES} addresses that do not exist`, expected, `${grown} MB`, grown < GROWTH_MAX_MB)]
}
