import { describe, expect, it } from 'vitest'
import { encodeToFit, fitWithin } from './shrink'

const blobOf = (bytes: number) => new Blob([new Uint8Array(bytes)])

describe('fitWithin', () => {
  it('scales the long side down to the limit and keeps the proportions', () => {
    expect(fitWithin({ width: 6000, height: 4000 }, 2400)).toEqual({ width: 2400, height: 1600 })
    expect(fitWithin({ width: 3000, height: 4000 }, 2400)).toEqual({ width: 1800, height: 2400 })
  })
  it('never scales up', () => {
    expect(fitWithin({ width: 300, height: 200 }, 2400)).toEqual({ width: 300, height: 200 })
  })
  it('keeps at least one pixel of a very long strip', () => {
    expect(fitWithin({ width: 20_000, height: 2 }, 2400)).toEqual({ width: 2400, height: 1 })
  })
})

describe('encodeToFit', () => {
  const size = { width: 4800, height: 3200 }

  it('uses the best quality at the full side when it fits', async () => {
    const tried: string[] = []
    const blob = await encodeToFit(size, async (fitted, quality) => {
      tried.push(`${fitted.width}@${quality}`)
      return blobOf(10)
    })
    expect(blob?.size).toBe(10)
    expect(tried).toEqual(['2400@0.85'])
  })

  it('lowers the quality, then the side, until it fits', async () => {
    const blob = await encodeToFit(size, async ({ width }, quality) => blobOf(width * quality), 1500)
    expect(blob?.size).toBe(2400 * 0.6)
    const smaller = await encodeToFit(size, async ({ width }, quality) => blobOf(width * quality), 1100)
    expect(smaller?.size).toBe(1800 * 0.6)
  })

  it('returns the smallest when nothing fits', async () => {
    const blob = await encodeToFit(size, async ({ width }, quality) => blobOf(width * quality), 1)
    expect(blob?.size).toBe(1200 * 0.6)
  })

  it('returns null when the browser cannot encode', async () => {
    expect(await encodeToFit(size, async () => null)).toBeNull()
  })
})
