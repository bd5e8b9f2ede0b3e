import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { readForm } from '../../kit/form.ts'
import { placementKeys, placements } from '../../kit/image-placements.ts'
import { mulberry32 } from '../../kit/seed.ts'
import { cropFor, ratioText, verdictFor } from './calculate.ts'
import { form } from './form.ts'

const MB = 1024 * 1024
const fits = (key: (typeof placementKeys)[number], width: number, height: number) =>
  verdictFor(key, { width, height }, MB).fitsShape

describe('shapes', () => {
  it('match within 2 % of the placement’s own size', () => {
    // 1200 ÷ 630 = 1.90476; 2 % above is 1.94286, which 1224 × 630 is exactly.
    expect(fits('open-graph', 1224, 630)).toBe(true)
    expect(fits('open-graph', 1225, 630)).toBe(false)
    expect(fits('open-graph', 1176, 630)).toBe(true)
    expect(fits('open-graph', 1175, 630)).toBe(false)
  })

  it('accept other ratios that a network accepts', () => {
    expect(fits('x-card', 1200, 600)).toBe(true)
    expect(fits('instagram-portrait', 1080, 1440)).toBe(true)
    expect(fits('open-graph', 1200, 600)).toBe(false)
  })

  it('report a picture that Instagram would have to enlarge', () => {
    const problems = (width: number, height: number) => verdictFor('instagram-portrait', { width, height }, 1).problems
    expect(problems(300, 375)).toEqual(['too small: at least 320 wide'])
    expect(problems(320, 400)).toEqual([])
  })

  it('are written as whole numbers up to 20', () => {
    expect(ratioText({ width: 1920, height: 1080 })).toBe('16:9')
    expect(ratioText({ width: 1200, height: 630 })).toBe('1.90:1')
    expect(ratioText({ width: 627, height: 1200 })).toBe('1:1.91')
  })
})

describe('sizes', () => {
  const problems = (key: (typeof placementKeys)[number], width: number, height: number, bytes = MB) =>
    verdictFor(key, { width, height }, bytes).problems

  it('are reported when too small, too large or too heavy', () => {
    expect(problems('open-graph', 190, 100)).toEqual(['too small: at least 200 × 200'])
    expect(problems('x-card', 8000, 4187)).toEqual(['too large: at most 4096 on a side'])
    expect(problems('x-card', 1200, 628, 5 * MB + 1)).toEqual(['file too large: at most 5 MB'])
    expect(problems('youtube', 639, 359)).toEqual(['too small: at least 640 wide'])
    expect(problems('blog-square', 223, 223)).toEqual(['fewer than 50,000 pixels'])
    expect(problems('blog-square', 224, 224)).toEqual([])
  })

  it('are accepted when they are those of the placement', () => {
    for (const key of placementKeys) {
      const { width, height } = placements[key].value
      expect(problems(key, width, height)).toEqual([])
      expect(verdictFor(key, { width, height }, MB).fitsShape).toBe(true)
    }
  })
})

it('tells how a picture of another shape is cropped', () => {
  const { problems } = verdictFor('open-graph', { width: 1600, height: 900 }, 1)
  expect(problems).toEqual(['shape 16:9 instead of 1.90:1: it will be cropped to 1600 × 840, 60 px off the height'])
  expect(verdictFor('instagram-square', { width: 1600, height: 900 }, 1).problems).toEqual([
    'shape 16:9 instead of 1:1: it will be cropped to 900 × 900, 700 px off the width',
  ])
})

describe('crops', () => {
  const at = { placement: 'instagram-square', fit: 'cover', focalX: 50, focalY: 50 } as const

  it('fill the placement from the middle, or from the focal point within the picture', () => {
    expect(cropFor({ width: 3000, height: 2000 }, at)).toMatchObject({
      source: { x: 500, y: 0, width: 2000, height: 2000 },
      width: 1080,
      height: 1080,
      isBelowSize: false,
    })
    expect(cropFor({ width: 3000, height: 2000 }, { ...at, focalX: 100 }).source.x).toBe(1000)
    expect(cropFor({ width: 3000, height: 2000 }, { ...at, focalX: 0 }).source.x).toBe(0)
  })

  it('never enlarge a picture', () => {
    expect(cropFor({ width: 540, height: 800 }, at)).toMatchObject({ width: 540, height: 540, isBelowSize: true })
  })

  it('contain the whole picture with a margin', () => {
    expect(cropFor({ width: 2160, height: 1080 }, { ...at, fit: 'contain' })).toMatchObject({
      width: 1080,
      height: 1080,
      target: { x: 0, y: 270, width: 1080, height: 540 },
    })
  })

  it('stay inside the picture and keep the ratio', () => {
    const next = mulberry32(4)
    for (let round = 0; round < 300; round += 1) {
      const size = { width: 1 + Math.floor(next() * 9000), height: 1 + Math.floor(next() * 5000) }
      const placement = placementKeys[round % placementKeys.length] ?? 'story'
      const { source } = cropFor(size, { placement, fit: 'cover', focalX: next() * 100, focalY: next() * 100 })
      const { width, height } = placements[placement].value
      expect(source.width / source.height).toBeCloseTo(width / height, 6)
      expect(Math.min(source.x, source.y)).toBeGreaterThanOrEqual(0)
      expect(source.x + source.width).toBeLessThanOrEqual(size.width + 1e-6)
      expect(source.y + source.height).toBeLessThanOrEqual(size.height + 1e-6)
    }
  })
})

it('requires six digits in the background colour', () => {
  const background = 'Background must be a colour such as #ffffff.'
  expect(readForm(form.schema, { background: 'red' })).toEqual({ ok: false, errors: { background } })
})

testSearches('social-media/social-image-size-checker', [
  'instagram picture dimensions',
  'crop a photo for facebook',
  'cover picture size for linkedin',
])
