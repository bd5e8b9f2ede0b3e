import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { testTool } from '../../kit/testing.ts'
import { draw } from './draw.ts'
import { sizeOfVersion } from './limits.ts'
import { withoutCoveredModules, fitLogo, logoArea, logoBox } from './logo.ts'
import type { Logo } from '../../kit/ui/read-logo.ts'
import { encode } from '../../kit/qr.ts'
import { form } from './form.ts'

const { compute: read } = testTool(form, {}, (input) => input)

/** Black and red stripes across module borders, the worst case for a scanner. */
async function striped(width: number, height: number): Promise<Logo> {
  const pixels = new Uint8Array(width * height * 4)
  for (let at = 0; at < width * height; at += 1) {
    pixels.set([Math.floor(at / 7) % 2 === 0 ? 0 : 220, 0, 0, 255], at * 4)
  }
  const raw = { width, height, channels: 4 } as const
  const png = await sharp(Buffer.from(pixels), { raw }).png().toBuffer()
  return { width, height, address: `data:image/png;base64,${png.toString('base64')}` }
}

async function decoded(image: Uint8Array | string, width?: number): Promise<string> {
  const picture = width ? sharp(Buffer.from(image)).resize({ width }) : sharp(Buffer.from(image))
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })
}

const other = (length: number) => {
  const start = 'https://example.com/'
  return read({ kind: 'other', url: start + 'a'.repeat(length - start.length) })
}

describe('the place of the logo', () => {
  it('is the largest odd number of modules in the middle that are at most a fifth of the width', () => {
    for (let version = 1; version <= 40; version += 1) {
      const modules = sizeOfVersion(version)
      const { start, side } = logoBox(modules)
      expect(side % 2).toBe(1)
      expect(2 * start + side).toBe(modules)
      expect(side / modules).toBeLessThanOrEqual(0.2)
      expect((side + 2) / modules).toBeGreaterThan(0.2)
    }
  })

  it('keeps the aspect ratio and a margin of half a module', () => {
    // 37 modules: 7 in the middle, 6 for the logo; half as high as it is wide.
    expect(logoArea(37, { width: 200, height: 100 })).toEqual({ x: 15.5, y: 17, width: 6, height: 3 })
    expect(logoArea(37, { width: 100, height: 200 })).toEqual({ x: 17, y: 15.5, width: 3, height: 6 })
  })

  it('removes the dark modules under the logo and no others', () => {
    const matrix = encode('https://example.com/', 'H')
    const { start, side } = logoBox(matrix.length)
    const isInside = (at: number) => at >= start && at < start + side
    for (const [y, row] of withoutCoveredModules(matrix).entries())
      for (const [x, dark] of row.entries()) expect(dark).toBe(!(isInside(x) && isInside(y)) && matrix[y]?.[x] === true)
  })
})

describe('a code with a logo can be read', () => {
  it.each([24, 79, 300, 800, 1273])('from a link of %i bytes', async (length) => {
    const input = { ...other(length), module: 4 }
    const drawing = draw(input, await striped(130, 130))
    expect([drawing.level, drawing.logoProblem]).toEqual(['H', null])
    expect(await decoded(drawing.svg)).toBe(input.link)
  })

  it.each([
    ['#1f1a17', '#ffffff'],
    ['#24505f', '#fbf6ec'],
  ])('in %s on %s, on cards and tent cards', async (dark, light) => {
    const input = { ...other(79), dark, light }
    const { card, tent } = draw(input, await striped(200, 80))
    expect(card.match(/<image /g)).toHaveLength(1)
    expect(tent.match(/<image /g)).toHaveLength(2)
    expect(await decoded(card, 1000)).toBe(input.link)
    const lower = await sharp(Buffer.from(tent)).resize({ width: 1600 }).png().toBuffer({ resolveWithObject: true })
    const half = Math.floor(lower.info.height / 2)
    const face = await sharp(lower.data)
      .extract({ left: 0, top: lower.info.height - half, width: lower.info.width, height: half })
      .png()
      .toBuffer()
    expect(await decoded(face)).toBe(input.link)
  })

  it('with a very wide logo or one of a single pixel', async () => {
    for (const logo of [await striped(512, 3), await striped(1, 1)]) {
      const input = other(79)
      expect(await decoded(draw(input, logo).svg)).toBe(input.link)
    }
  })
})

describe('the level', () => {
  it('is H with a logo, whatever the chosen level', async () => {
    const logo = await striped(4, 4)
    expect(fitLogo(other(1273), logo)).toEqual({ level: 'H', logo, problem: null })
    expect(fitLogo(other(1273), null)).toEqual({ level: 'M', logo: null, problem: null })
  })

  it('stays as chosen when the link is too long for a logo, with a message', async () => {
    const input = other(1274)
    const drawing = draw(input, await striped(4, 4))
    expect(drawing.level).toBe('M')
    expect(drawing.svg).not.toContain('<image')
    expect(drawing.logoProblem).toBe(
      'The code is drawn without the logo: a code with a logo holds 1273 bytes at most, and the link has 1274.',
    )
    expect(draw(input).logoProblem).toBeNull()
  })
})
