import { describe, expect, it } from 'vitest'
import { BinnedImages } from './binned'

function setUp() {
  const clock = { now: 1_000_000 }
  const asked: string[] = []
  const bin = new Set<string>()
  const state = { isDown: false }
  const images = new BinnedImages({
    now: () => clock.now,
    async ask(name) {
      asked.push(name)
      if (state.isDown) throw new Error('down')
      return bin.has(name)
    },
  })
  return { clock, asked, bin, state, images }
}

describe('which pictures lie in the bin', () => {
  it('is asked once a minute, and at once by whoever has moved one', async () => {
    const { clock, asked, bin, images } = setUp()
    expect(await images.has('soup.webp')).toBe(false)
    bin.add('soup.webp')
    expect(await images.has('soup.webp')).toBe(false)
    images.forget(['soup.webp'])
    expect(await images.has('soup.webp')).toBe(true)
    bin.delete('soup.webp')
    clock.now += 59_000
    expect(await images.has('soup.webp')).toBe(true)
    clock.now += 2_000
    expect(await images.has('soup.webp')).toBe(false)
    expect(asked).toHaveLength(3)
  })

  it('is what was known last while nobody answers, and nobody waits for the next failure', async () => {
    const { clock, asked, bin, state, images } = setUp()
    bin.add('binned.webp')
    await images.has('binned.webp')
    state.isDown = true
    clock.now += 61_000
    expect(await images.has('binned.webp')).toBe(true)
    expect(await images.has('other.webp')).toBe(false)
    expect(asked).toHaveLength(2)
    state.isDown = false
    clock.now += 6_000
    expect(await images.has('other.webp')).toBe(false)
    expect(asked).toHaveLength(3)
  })

  it('remembers no more names than it has room for', async () => {
    const { asked, images } = setUp()
    for (let n = 0; n <= 5_000; n += 1) await images.has(`${n}.webp`)
    await images.has('5000.webp')
    expect(asked).toHaveLength(5_001)
    await images.has('0.webp')
    expect(asked).toHaveLength(5_002)
  })
})
