import { expect, it } from 'vitest'
import { createBinLookup } from './bin'

function setUp() {
  const clock = { now: 1_000_000 }
  const asked: string[] = []
  const bin = new Set<string>()
  const state = { isDown: false }
  const lookup = createBinLookup(
    async (name) => {
      asked.push(name)
      if (state.isDown) throw new Error('down')
      return bin.has(name)
    },
    () => clock.now,
  )
  return { clock, asked, bin, state, lookup }
}

it('asks once a minute for an image that is shown, and at once after this process changed it', async () => {
  const { clock, asked, bin, lookup } = setUp()
  expect(await lookup.fetch('soup.webp')).toBe(false)
  bin.add('soup.webp')
  clock.now += 59_000
  expect(await lookup.fetch('soup.webp')).toBe(false)
  lookup.delete('soup.webp')
  expect(await lookup.fetch('soup.webp')).toBe(true)
  bin.delete('soup.webp')
  lookup.delete('soup.webp')
  expect(await lookup.fetch('soup.webp')).toBe(false)
  bin.add('soup.webp')
  clock.now += 61_000
  expect(await lookup.fetch('soup.webp')).toBe(true)
  expect(asked).toHaveLength(4)
})

it('asks once a second for an image that is hidden', async () => {
  const { clock, asked, bin, lookup } = setUp()
  bin.add('soup.webp')
  expect(await lookup.fetch('soup.webp')).toBe(true)
  bin.delete('soup.webp')
  clock.now += 900
  expect(await lookup.fetch('soup.webp')).toBe(true)
  clock.now += 200
  expect(await lookup.fetch('soup.webp')).toBe(false)
  expect(asked).toHaveLength(2)
})

it('keeps the last answer during an outage, and asks again five seconds later', async () => {
  const { clock, asked, bin, state, lookup } = setUp()
  bin.add('binned.webp')
  await lookup.fetch('binned.webp')
  state.isDown = true
  clock.now += 61_000
  expect(await lookup.fetch('binned.webp')).toBe(true)
  expect(await lookup.fetch('binned.webp')).toBe(true)
  expect(await lookup.fetch('other.webp')).toBe(false)
  expect(asked).toHaveLength(3)
  state.isDown = false
  bin.delete('binned.webp')
  clock.now += 6_000
  expect(await lookup.fetch('binned.webp')).toBe(false)
})

it('answers a request that waits while the image is changed', async () => {
  let answer: (isBinned: boolean) => void = () => undefined
  const lookup = createBinLookup(() => new Promise((resolve) => (answer = resolve)))
  const waiting = lookup.fetch('soup.webp')
  lookup.delete('soup.webp')
  answer(true)
  expect(await waiting).toBe(true)
  expect(lookup.has('soup.webp')).toBe(false)
})

it('caches a bounded number of names', async () => {
  const { asked, lookup } = setUp()
  for (let n = 0; n <= 5_000; n += 1) await lookup.fetch(`${n}.webp`)
  await lookup.fetch('5000.webp')
  expect(asked).toHaveLength(5_001)
  await lookup.fetch('0.webp')
  expect(asked).toHaveLength(5_002)
})
