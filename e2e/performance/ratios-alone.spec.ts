import { Agent, get } from 'node:http'
import { SITE_PORT } from '../../scripts/testing/ports.ts'
import { expect, test } from '../fixtures'

const PAGE = '/blog/pierogi-ruskie-with-browned-onions'
const ROUNDS = 9
const REQUESTS = 40
/** Near one. A page that were compressed for each request would take five times as long and more. */
const RATIO_MAX = 2

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

const ask = (headers: Record<string, string>) =>
  new Promise<void>((resolve, reject) => {
    get({ agent, port: SITE_PORT, path: PAGE, headers }, (answer) => {
      answer.resume().once('end', resolve)
    }).once('error', reject)
  })

async function timeOf(headers: Record<string, string>): Promise<number> {
  const began = performance.now()
  for (let request = 0; request < REQUESTS; request++) await ask(headers)
  return performance.now() - began
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

// A cookie makes the front ask Next each time, so that what it does with the answer is seen too.
for (const [what, common] of [
  ['kept', {}],
  ['made for this request', { cookie: 'a=b' }],
] as const) {
  test(`an answer that is ${what} costs about the same compressed as raw`, async () => {
    const raw = { ...common, 'accept-encoding': 'identity' }
    const compressed = { ...common, 'accept-encoding': 'br' }
    for (const headers of [raw, compressed]) await timeOf(headers)
    const ratios: number[] = []
    // In turn: whatever else the machine does is the same for both.
    for (let round = 0; round < ROUNDS; round++) ratios.push((await timeOf(compressed)) / (await timeOf(raw)))
    expect(median(ratios), ratios.map((ratio) => ratio.toFixed(2)).join(', ')).toBeLessThan(RATIO_MAX)
  })
}
