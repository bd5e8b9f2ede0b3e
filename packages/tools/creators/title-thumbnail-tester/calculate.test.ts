import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { testTool } from '../../kit/testing.ts'
import { textWidth } from '../../kit/arial.ts'
import { calculate, checkThumbnail, fitThumbnail, lumaDeviation, wrapTitle } from './calculate.ts'
import { form } from './form.ts'

const { compute: run, errors } = testTool(form, { title1: 'Soup' }, calculate)

describe('titles', () => {
  it('keep the numbers of their fields when an earlier one is empty', () => {
    const { titles } = run({ title1: '', title2: 'Lentil soup', title4: 'BEST SOUP EVER' })
    expect(titles.map(({ number, title }) => [number, title])).toEqual([
      [2, 'Lentil soup'],
      [4, 'BEST SOUP EVER'],
    ])
  })

  it('above 100 characters are refused, with how many to remove', () => {
    expect(errors({ title1: 'a'.repeat(101) })).toEqual({ title1: 'YouTube allows 100 characters; remove 1.' })
    expect(errors({ title2: 'a'.repeat(130) })).toEqual({ title2: 'YouTube allows 100 characters; remove 30.' })
    expect(run({ title1: '👍🏽'.repeat(50) }).titles[0]?.characters).toBe(100)
  })

  it('have no angle bracket, and one title is required', () => {
    expect(errors({ title1: '</script>' })).toEqual({ title1: 'YouTube takes no < and no > in a title.' })
    expect(errors({ title1: ' ' })).toEqual({ title1: 'Title 1 is required.' })
  })

  it('are wrapped to two lines and cut in the second', () => {
    const title = 'I cooked warm mushroom soup every morning for one whole summer and this is what my family made of it'
    const { lines, isCut } = wrapTitle(title, 360, 16, 2)
    expect(isCut).toBe(true)
    expect(lines).toHaveLength(2)
    for (const line of lines) expect(textWidth(line, 16)).toBeLessThanOrEqual(360)
    expect(lines[1]?.endsWith('…')).toBe(true)
    expect(title.startsWith(lines.join(' ').replace('…', ''))).toBe(true)
  })

  it('are unchanged when they fit, and one long word is cut', () => {
    expect(wrapTitle('Soup in 30 minutes', 360, 16, 2)).toEqual({ lines: ['Soup in 30 minutes'], isCut: false })
    expect(wrapTitle('W'.repeat(100), 360, 16, 2).isCut).toBe(true)
    const text = 'one two three four five six seven eight nine ten'
    expect(wrapTitle(text, 200, 16, 2).lines.join(' ')).toBe(text)
  })

  it('have no advice about a cut when they fit', () => {
    const title = 'A title of little letters: it will fit, still, in its two lines, all told'
    const [check] = run({ title1: title }).titles
    expect(check?.isCut).toBe(false)
    expect(check?.advice).toEqual([
      `${title.length} characters: whole at this width; a narrower window cuts above about 60 (guideline).`,
    ])
  })

  it('in capitals have advice, abbreviations do not', () => {
    expect(run({ title1: 'BEST SOUP EVER' }).titles[0]?.advice).toEqual(['All capitals are slow to read.'])
    expect(run({ title1: 'BBQ' }).titles[0]?.advice).toEqual([])
    expect(run({ title1: '日本語料理' }).titles[0]?.advice).toEqual([])
  })
})

describe('contrast', () => {
  it('is the ratio of WCAG', () => {
    const contrast = (textColour: string, groundColour: string) => run({ textColour, groundColour }).contrast
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 6)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrast('#123456', '#123456')).toBe(1)
  })

  it('of an image is the standard deviation of its luma', () => {
    const pixels = (greys: number[]) => new Uint8ClampedArray(greys.flatMap((grey) => [grey, grey, grey, 255]))
    expect(lumaDeviation(pixels([100, 100, 100]))).toBeCloseTo(0, 6)
    expect(lumaDeviation(pixels([0, 255]))).toBeCloseTo(127.5, 4)
    // 75 and 125 are 25 away from their mean.
    expect(lumaDeviation(pixels([75, 125]))).toBeCloseTo(25, 6)
    expect(lumaDeviation(new Uint8ClampedArray())).toBe(0)
  })
})

describe('thumbnails', () => {
  const check = (width: number, height: number, bytes = 1000, deviation = 60) =>
    checkThumbnail({ width, height, isAnimated: false }, bytes, deviation)

  it('of 1280 × 720 have no problems and no advice', () => {
    expect(check(1280, 720)).toEqual({ problems: [], advice: [] })
  })

  it('are checked for shape, width, file size and contrast', () => {
    expect(check(1000, 1000).problems).toEqual(['The shape is 1.00:1 instead of 16:9.'])
    expect(check(639, 359).problems).toEqual(['639 px wide; at least 640 are needed.'])
    expect(check(640, 360).advice).toEqual(['Smaller than the recommended 1280 × 720.'])
    expect(check(1280, 720, 2 * 1024 * 1024 + 1).advice[0]).toContain('Above 2 MB')
    expect(check(1280, 720, 1000, 24.9).advice[0]).toContain('flat picture')
    expect(check(1280, 720, 1000, 25).advice).toEqual([])
    // The tolerance is 2 %: 1306 × 720 is 2.03 % too wide, 1305 × 720 is not.
    expect(check(1305, 720).problems).toEqual([])
    expect(check(1306, 720).problems).toHaveLength(1)
  })

  it('are cropped to the middle and never enlarged', () => {
    const source = { x: 0, y: 280, width: 2560, height: 1440 }
    expect(fitThumbnail({ width: 2560, height: 2000 })).toMatchObject({ source, width: 1280, height: 720 })
    expect(fitThumbnail({ width: 640, height: 360 })).toMatchObject({ width: 640, height: 360 })
  })
})

describe('the box around small letters', () => {
  it('gives their height on a thumbnail of 168 px', () => {
    // A quarter of 94 px.
    expect(run({ left: '10', right: '60', top: '50', bottom: '75' }).letterHeight).toBe(23.5)
    expect(run({}).letterHeight).toBeNull()
  })

  it('needs all four edges, in order', () => {
    expect(errors({ left: '10' })).toEqual({ left: 'All four edges of the box are required.' })
    expect(errors({ left: '60', right: '10', top: '1', bottom: '2' })).toEqual({
      right: 'The right edge must be right of the left one.',
    })
    expect(errors({ left: '1', right: '2', top: '9', bottom: '9' })).toEqual({
      bottom: 'The bottom edge must be below the top one.',
    })
  })
})

testSearches('creators/title-thumbnail-tester', [
  'thumbnail test',
  'is my thumbnail readable on a phone',
  'better video title',
])
