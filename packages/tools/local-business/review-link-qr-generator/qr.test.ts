import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { DOMParser } from '@xmldom/xmldom'
import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { testTool } from '../../kit/testing.ts'
import { encodeQR } from 'qr'
import { calculate, printSize } from './calculate.ts'
import { printCard, tentCard } from './card.ts'
import { draw } from './draw.ts'
import { maxBytes } from './limits.ts'
import { encode, type Matrix } from '../../kit/qr.ts'
import { toSvg, versionOf } from './qr-code.ts'
import { form, type Level } from './form.ts'

const levels = Object.keys(maxBytes) as Level[]

const id = 'ChIJN1t_tDeuEmsRUsoyG83frY4'

const { compute: read, errors } = testTool(form, {}, (input) => input)

async function decoded(image: Uint8Array | string): Promise<string> {
  const { data, info } = await sharp(Buffer.from(image)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })
}

describe('the vector of the catalogue', () => {
  const input = read({ kind: 'google-place', placeId: id })

  it('is a link of 79 characters', () => {
    expect(input.link).toBe(`https://search.google.com/local/writereview?placeid=${id}`)
    expect(calculate(input).bytes).toBe(79)
  })

  it.each([
    [62, 4],
    [63, 5],
    [84, 5],
    [85, 6],
    [106, 6],
    [107, 7],
  ])('%i bytes at level M are version %i', (bytes, version) => {
    expect(versionOf(encode('a'.repeat(bytes), 'M'))).toBe(version)
  })

  it.each(levels)('level %s holds the maximum of ISO/IEC 18004, and no byte more', (level) => {
    expect(versionOf(encode('a'.repeat(maxBytes[level]), level))).toBe(40)
    expect(() => encode('a'.repeat(maxBytes[level] + 1), level)).toThrow()
  })
})

it.each(['pl-pl', 'web', 'm', 'www'])('accepts a Facebook page at %s.facebook.com', (host) => {
  const { link } = read({ kind: 'facebook', url: `https://${host}.facebook.com/harbourhotel/` })
  expect(link).toBe('https://www.facebook.com/harbourhotel/reviews')
})

describe('the drawings can be read back', () => {
  it.each(levels)('SVG at level %s', async (level) => {
    const { link } = read({ placeId: id })
    const style = { module: 5, margin: 4, dark: '#1f1a17', light: '#ffffff' }
    expect(await decoded(toSvg(encode(link, level), style))).toBe(link)
  })

  it('SVG, with letters beyond ASCII', async () => {
    const text = 'https://example.com/żółć?q=日本'
    const svg = toSvg(encode(text, 'Q'), { module: 6, margin: 6, dark: '#24505f', light: '#fbf6ec' })
    expect(await decoded(svg)).toBe(text)
  })

  it.each(['A6', 'A5', 'A4'])('the print card on %s', async (paper) => {
    const input = read({ placeId: id, paper })
    const card = Buffer.from(printCard(encode(input.link, 'M'), input))
    expect(await decoded(await sharp(card).resize({ width: 1000 }).png().toBuffer())).toBe(input.link)
  })
})

/** The four penalty rules of ISO/IEC 18004, 7.8.3, implemented independently. */
function penalty(matrix: Matrix): number {
  const size = matrix.length
  const at = (x: number, y: number) => matrix[y]?.[x] === true
  let score = 0
  const lines = (horizontal: boolean) =>
    Array.from({ length: size }, (_, a) => Array.from({ length: size }, (__, b) => (horizontal ? at(b, a) : at(a, b))))
  for (const line of [...lines(true), ...lines(false)]) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('')
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) score += 3 + run.length - 5
    for (let start = 0; start + 11 <= size; start += 1) {
      const part = text.slice(start, start + 11)
      if (part === '10111010000' || part === '00001011101') score += 40
    }
  }
  for (let y = 0; y + 1 < size; y += 1)
    for (let x = 0; x + 1 < size; x += 1)
      if (new Set([at(x, y), at(x + 1, y), at(x, y + 1), at(x + 1, y + 1)]).size === 1) score += 3
  const dark = matrix.flat().filter(Boolean).length
  return score + Math.floor(Math.abs((dark * 100) / (size * size) - 50) / 5) * 10
}

it('uses the mask with the lowest penalty', () => {
  const { link } = read({ placeId: id })
  const masks = Array.from({ length: 8 }, (_, mask) => {
    const framed = encodeQR(link, 'raw', { ecc: 'medium', encoding: 'byte', border: 1, mask })
    return penalty(framed.slice(1, -1).map((row) => row.slice(1, -1)))
  })
  expect(new Set(masks).size).toBeGreaterThan(1)
  expect(penalty(encode(link, 'M'))).toBe(Math.min(...masks))
})

describe('links', () => {
  it.each([
    ['facebook', 'https://facebook.com/bistro.lis/', 'https://www.facebook.com/bistro.lis/reviews'],
    ['facebook', 'https://m.facebook.com/bistro/reviews?x=1', 'https://www.facebook.com/bistro/reviews'],
    ['google-short', 'https://g.page/r/CabcDEF/review', 'https://g.page/r/CabcDEF/review'],
    ['tripadvisor', 'https://www.tripadvisor.co.uk/UserReview-g1-d2', 'https://www.tripadvisor.co.uk/UserReview-g1-d2'],
    ['tripadvisor', 'https://pl.tripadvisor.com/Restaurant_Review-x', 'https://pl.tripadvisor.com/Restaurant_Review-x'],
    ['other', 'https://example.com/a b', 'https://example.com/a%20b'],
  ])('%s %s', (kind, url, link) => {
    expect(read({ kind, url }).link).toBe(link)
  })

  it.each([
    ['facebook', 'https://facebook.com.evil.example/x'],
    ['facebook', 'https://facebook.com/'],
    ['tripadvisor', 'https://tripadvisor.evil.example/x'],
    ['google-short', 'https://example.com/g.page'],
    ['other', 'javascript:alert(1)'],
    ['other', 'https://user:pass@example.com/'],
    ['other', 'example.com'],
    ['other', ''],
  ])('refuses %s %s', (kind, url) => {
    expect(errors({ kind, url })).toHaveProperty('url')
  })

  it.each(['', 'short', `${id} `.repeat(2), 'a'.repeat(301), '<script>alert(1)</script>'])(
    'refuses the Place ID %s',
    (placeId) => {
      expect(errors({ placeId })).toHaveProperty('placeId')
    },
  )

  it('are rejected when too long for the level', () => {
    const url = `https://example.com/${'a'.repeat(1300)}`
    const message = 'A QR code at level H holds 1273 bytes at most.'
    expect(errors({ kind: 'other', url, level: 'H' })).toEqual({ url: message })
    expect(errors({ kind: 'other', url, level: 'Q' })).toEqual({})
  })
})

describe('colours', () => {
  it('are reported with low contrast or inverted', () => {
    expect(calculate(read({ placeId: id })).warnings).toEqual([])
    expect(calculate(read({ placeId: id, dark: '#888888' })).warnings.join()).toContain('3.5 to 1')
    expect(calculate(read({ placeId: id, dark: '#ffffff', light: '#000000' })).warnings).toHaveLength(1)
  })

  it('are rejected when invalid', () => {
    expect(errors({ placeId: id, dark: 'red"/><script>' })).toHaveProperty('dark')
  })
})

describe('print', () => {
  it('requires modules of 0.4 mm and codes of 20 mm', () => {
    expect(printSize(5, 4, 45).warning).toBeNull()
    expect(printSize(5, 4, 17).warning).toContain('0.37 mm')
    expect(printSize(1, 4, 25).warning).toContain('18.1 mm')
    // 17.97 mm ÷ 45 modules is 0.3993 mm, 27.59 mm × 21 ÷ 29 is 19.979 mm.
    expect(printSize(5, 4, 17.97).warning).toContain('a module is 0.39 mm')
    expect(printSize(1, 4, 27.59).warning).toContain('the code is 19.9 mm')
  })

  it('warns of a tent card whose code is smaller than that of the card', () => {
    const long = read({ kind: 'other', url: `https://example.com/${'a'.repeat(1000)}`, paper: 'A6' })
    expect(draw(long).print.warning).toBeNull()
    expect(draw(long).tentWarning).toContain('should be at least 0.4 mm')
    expect(draw(read({ placeId: id, paper: 'A6' })).tentWarning).toBeNull()
  })

  it.each([printCard, tentCard])('escapes the caption', (draw) => {
    const input = read({ placeId: id, caption: '</text><script>alert("1")</script> & co '.slice(0, 80) })
    const problems: string[] = []
    const parser = new DOMParser({ onError: (level, message) => problems.push(`${level} ${String(message)}`) })
    const document = parser.parseFromString(draw(encode(input.link, 'M'), input), 'image/svg+xml')
    expect(problems).toEqual([])
    expect(document.getElementsByTagName('script').length).toBe(0)
  })

  it('asks every customer for a review, in the language of the card', () => {
    const polish = read({ placeId: id, language: 'pl' })
    expect(printCard(encode(polish.link, 'M'), polish)).toContain('Jak było?')
    expect(calculate(polish).email).toContain(polish.link)
    expect(calculate(read({ placeId: id })).email).not.toMatch(/happy|liked|five|stars/i)
  })
})

testSearches('local-business/review-link-qr-generator', [
  'google review',
  'qr code',
  'get more reviews',
  'sticker for reviews on the counter',
])
