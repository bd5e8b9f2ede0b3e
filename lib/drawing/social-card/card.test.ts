import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { CARD_MAX_BYTES, cardSvg, drawCard } from './card'
import { linePath, lineWidth, setTitle } from './lettering'

const card = {
  title: 'Plum and Almond Cake',
  kicker: 'Recipe',
  seed: 'plum-cake',
  cover: 'recipe',
  photo: null,
} as const
const BOX = { width: 530, height: 352 }
const LONG = 'Chłodnik litewski z młodymi ziemniakami, koperkiem i źdźbłem szczypiorku '.repeat(3).slice(0, 200)

describe('setTitle', () => {
  it('sets short titles large and long ones small, always inside the box', () => {
    for (const title of [
      'Soup',
      card.title,
      LONG,
      'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
      'W'.repeat(200),
    ]) {
      const { size, leading, lines } = setTitle(title, BOX)
      expect(lines.length * leading, title).toBeLessThanOrEqual(BOX.height)
      for (const line of lines) expect(lineWidth(line, 'display', size), line).toBeLessThanOrEqual(BOX.width)
    }
    expect(setTitle('Soup', BOX).size).toBeGreaterThan(setTitle(LONG, BOX).size)
  })

  it('keeps every word of a title of the greatest length', () => {
    expect(setTitle(LONG, BOX).lines.join(' ')).toBe(LONG.trim())
  })

  it('ends a title that does not fit with an ellipsis', () => {
    expect(setTitle('W'.repeat(400), BOX).lines.at(-1)).toMatch(/…$/)
  })
})

describe('linePath', () => {
  it('has an outline for every Polish letter, in both faces', () => {
    for (const letter of 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ') {
      expect(linePath(letter, 'display', 40, 0, 0), letter).not.toBe('')
      expect(linePath(letter, 'text', 40, 0, 0), letter).not.toBe('')
    }
  })

  it('leaves out signs that no font has', () => {
    expect(linePath('🍲', 'display', 40, 0, 0)).toBe('')
    expect(lineWidth('Soup 🍲', 'display', 40)).toBeCloseTo(lineWidth('Soup ', 'display', 40))
  })
})

describe('a card', () => {
  it('contains no text element, which would need a font on the host', () => {
    expect(cardSvg(card, 'FlavorCraft')).not.toContain('<text')
  })

  it.each(['recipe', 'news', 'guide', 'education', 'studio', 'home'] as const)(
    'is a light JPEG of 1200 × 630: %s',
    async (cover) => {
      const jpeg = await drawCard({ ...card, cover }, null, 'FlavorCraft')
      expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
      expect(jpeg.byteLength).toBeLessThan(CARD_MAX_BYTES)
    },
  )

  it('stays small with a photograph full of detail', async () => {
    const noise = {
      create: {
        width: 1600,
        height: 1200,
        channels: 3,
        background: 'grey',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    } as const
    const photo = await sharp(noise).webp({ quality: 90 }).toBuffer()
    expect((await drawCard({ ...card, photo: '/media/a.webp' }, photo, 'FlavorCraft')).byteLength).toBeLessThan(
      CARD_MAX_BYTES,
    )
  })
})

it('shows a picture for sharing on the whole card, without the title', async () => {
  const photo = await sharp({ create: { width: 1600, height: 840, channels: 3, background: '#00ff00' } })
    .webp()
    .toBuffer()
  const drawn = await drawCard({ ...card, photo: '/media/a.webp', isWhole: true }, photo, 'Brand')
  const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1200, 630])
  const isGreen = (x: number, y: number) => (data[(y * info.width + x) * info.channels + 1] ?? 0) > 240
  expect([isGreen(10, 10), isGreen(300, 300), isGreen(1190, 620)]).toEqual([true, true, true])
})
