import { describe, expect, it } from 'vitest'
import { POST_TYPES } from '@/lib/posts/types'
import { SHEETS, lightnessDistance } from '../palette.ts'
import { TYPE_FAMILY } from '../type-family.ts'
import { LAYOUT_NAMES, composeCover, coverSvg, type CoverScene } from './compose.ts'
import { SAFE, placedBox } from './kit.ts'

const SLUGS = Array.from({ length: 200 }, (_, index) => `slow-kitchen-story-${index + 1}`)
const SCENES = SLUGS.flatMap((slug) => POST_TYPES.map((type) => composeCover(slug, type)))
const TOLERANCE = 0.01

/** What a viewer tells apart: arrangement, ground, side, and each piece in its colour. */
function features({ layout, ground, mirror, still }: CoverScene): Set<string> {
  const pieces = still.map(({ piece, palette }, index) => `${index} ${piece} ${palette.base}`)
  const sheets = `ground ${ground.wall} ${ground.accent} ${ground.table}`
  return new Set([`layout ${layout}`, sheets, `mirror ${mirror}`, ...pieces])
}

function shared(one: Set<string>, other: Set<string>): number {
  return [...one].filter((feature) => other.has(feature)).length / Math.max(one.size, other.size)
}

describe('composeCover', () => {
  it('gives the same scene for the same slug and type', () => {
    expect(composeCover('red-borscht', 'recipe')).toEqual(composeCover('red-borscht', 'recipe'))
    expect(composeCover('red-borscht', 'recipe')).not.toEqual(composeCover('red-borscht', 'news'))
  })

  it.each(POST_TYPES)('draws 200 %s covers that no two viewers would confuse', (type) => {
    const seen = SLUGS.map((slug) => features(composeCover(slug, type)))
    for (const [index, one] of seen.entries()) {
      for (const other of seen.slice(index + 1)) expect(shared(one, other)).toBeLessThan(0.9)
    }
  })

  it('uses every layout', () => {
    expect(new Set(SCENES.map(({ layout }) => layout)).size).toBe(LAYOUT_NAMES.length)
  })

  it('keeps every piece that matters in the safe area', () => {
    const outside = SCENES.flatMap(({ still, layout }) =>
      still
        .filter((placed) => {
          const box = placedBox(placed)
          const inside = box.left >= SAFE.left - TOLERANCE && box.top >= SAFE.top - TOLERANCE
          return !inside || box.right > SAFE.right + TOLERANCE || box.bottom > SAFE.bottom + TOLERANCE
        })
        .map(({ piece }) => `${layout}: ${piece}`),
    )
    expect(outside).toEqual([])
  })

  it('covers the wall with the colour of the type', () => {
    for (const { type, ground } of SCENES) expect(Object.values(SHEETS[TYPE_FAMILY[type]])).toContain(ground.wall)
  })

  it('tells the wires of a whisk from the wall by their lightness', () => {
    const wires = SCENES.flatMap(({ still, ground, layout }) => {
      const behind = layout === 'rail' ? [ground.wall] : [ground.wall, ground.accent]
      return still
        .filter(({ piece }) => piece === 'whisk')
        .map(({ palette }) => Math.min(...behind.map((hex) => lightnessDistance(palette.base, hex))))
    })
    expect(wires.length).toBeGreaterThan(20)
    expect(Math.min(...wires)).toBeGreaterThan(50)
  })

  it('puts what the slug speaks of into the picture', () => {
    const slugs = SLUGS.slice(0, 40).map((slug) => `${slug}-mushroom`)
    const scenes = slugs.map((slug) => composeCover(slug, 'recipe'))
    const withMushroom = scenes.filter(({ still }) => still.some(({ piece }) => piece === 'mushroom'))
    expect(withMushroom.length).toBeGreaterThan(30)
  })

  it('lays bones and paws on the tables of animals, and on no others', () => {
    const isForPets = ({ still }: CoverScene) => still.some(({ piece }) => piece === 'bone' || piece === 'paw')
    const ofPets = SLUGS.slice(0, 40).map((slug) => composeCover(`${slug}-for-dogs`, 'guide'))
    expect(ofPets.filter(isForPets).length).toBeGreaterThan(30)
    const others = [...SCENES, ...SLUGS.map((slug) => composeCover(`${slug}-delicate-carpet`, 'recipe'))]
    expect(others.filter(isForPets)).toEqual([])
  })
})

describe('coverSvg', () => {
  it('is a standalone file of the asked size with plain attributes only', () => {
    const svg = coverSvg('red-borscht', 'recipe', { width: 1200, height: 630 })
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1200" height="630"/)
    expect(svg).not.toMatch(/style=|var\(|NaN|undefined|<script/)
  })
})
