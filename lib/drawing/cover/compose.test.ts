import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { POST_TYPES, postTypes } from '@/lib/posts/types'
import { SHEETS, lightnessDistance } from '../palette.ts'
import { composeCover, coverSvg, type CoverScene, LAYOUTS } from './compose.ts'
import { SAFE, placedBox } from './kit.ts'
import { coverPieces, MOST_PIECES } from './subjects.ts'

const SLUGS = Array.from({ length: 200 }, (_, index) => `slow-kitchen-story-${index + 1}`)
const SCENES = SLUGS.flatMap((slug) => POST_TYPES.map((type) => composeCover(slug, type)))
const TOLERANCE = 0.01

/** Layout, ground, side and pieces with their colours: what makes two covers look different. */
function features({ layout, ground, mirror, still }: CoverScene): Set<string> {
  const pieces = still.map(({ piece, palette }, index) => `${index} ${piece} ${palette.base}`)
  const sheets = `ground ${ground.wall} ${ground.accent} ${ground.table}`
  return new Set([`layout ${layout.name}`, sheets, `mirror ${mirror}`, ...pieces])
}

function shared(one: Set<string>, other: Set<string>): number {
  return [...one].filter((feature) => other.has(feature)).length / Math.max(one.size, other.size)
}

describe('composeCover', () => {
  it('gives the same scene for the same slug and type', () => {
    expect(composeCover('red-borscht', 'recipe')).toEqual(composeCover('red-borscht', 'recipe'))
    expect(composeCover('red-borscht', 'recipe')).not.toEqual(composeCover('red-borscht', 'news'))
  })

  it.each(POST_TYPES)('draws 200 %s covers that all look different', (type) => {
    const seen = SLUGS.map((slug) => features(composeCover(slug, type)))
    for (const [index, one] of seen.entries()) {
      for (const other of seen.slice(index + 1)) expect(shared(one, other)).toBeLessThan(0.9)
    }
  })

  it('uses every layout', () => {
    expect(new Set(SCENES.map(({ layout }) => layout)).size).toBe(LAYOUTS.length)
  })

  it('keeps every piece that must not be cropped in the safe area', () => {
    const outside = SCENES.flatMap(({ still, layout }) =>
      still
        .filter((placed) => {
          const box = placedBox(placed)
          const inside = box.left >= SAFE.left - TOLERANCE && box.top >= SAFE.top - TOLERANCE
          return !inside || box.right > SAFE.right + TOLERANCE || box.bottom > SAFE.bottom + TOLERANCE
        })
        .map(({ piece }) => `${layout.name}: ${piece}`),
    )
    expect(outside).toEqual([])
  })

  it('gives the wall a colour of the type', () => {
    for (const { type, ground } of SCENES) expect(Object.values(SHEETS[postTypes[type].family])).toContain(ground.wall)
  })

  it('contrasts a whisk’s wires with the wall by lightness', () => {
    const wires = SCENES.flatMap(({ still, ground }) =>
      still
        .filter(({ piece }) => piece === 'whisk')
        .map(({ palette }) =>
          Math.min(...[ground.wall, ground.accent].map((hex) => lightnessDistance(palette.base, hex))),
        ),
    )
    expect(wires.length).toBeGreaterThan(20)
    expect(Math.min(...wires)).toBeGreaterThan(50)
  })

  it('shows every named piece large, in three layouts', () => {
    const scenes = SLUGS.slice(0, 60).map((slug) => composeCover(slug, 'news', ['strawberry', 'asparagus', 'pod']))
    for (const { still } of scenes) {
      expect(still.map(({ piece }) => piece).toSorted()).toEqual(['asparagus', 'pod', 'strawberry'])
      for (const placed of still) {
        const { left, right, top, bottom } = placedBox(placed)
        expect(Math.max(right - left, bottom - top)).toBeGreaterThan(150)
      }
    }
    expect(new Set(scenes.map(({ layout }) => layout)).size).toBe(3)
  })
})

describe('coverPieces', () => {
  it.each([
    ['June Market Report: Strawberries, New Potatoes and the Last Asparagus', ['strawberry', 'potato', 'asparagus']],
    ['A Freezer You Can Trust', ['freezer', 'lunchbox', 'pod']],
    ['Plum and Almond Cake', ['pear', 'cakeTin']],
    ['How to Sharpen a Kitchen Knife', ['knife', 'board']],
    ['Food for dogs', ['bone', 'petTin']],
    ['A delicate carpet', []],
  ])('reads “%s”', (text, expected) => {
    expect(coverPieces(text).slice(0, expected.length)).toEqual(expected)
    expect(coverPieces(text).length).toBeLessThanOrEqual(MOST_PIECES)
  })

  it('draws every seed post without a picture with pieces that its text names', () => {
    const folder = path.join(import.meta.dirname, '../../../content/posts')
    const texts = readdirSync(folder)
      .map((file) => readFileSync(path.join(folder, file), 'utf8').split(/^---$/m)[1] ?? '')
      .filter((front) => !/^image:/m.test(front))
    for (const front of texts) {
      const { title, metaDescription } = parse(front)
      expect(coverPieces(`${title}. ${metaDescription}`).length, title).toBeGreaterThan(1)
    }
  })
})

describe('coverSvg', () => {
  it('is a standalone file of the given size with only plain attributes', () => {
    const svg = coverSvg({ seed: 'red-borscht', type: 'recipe', pieces: ['radish'] }, { width: 1200, height: 630 })
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1200" height="630"/)
    expect(svg).not.toMatch(/style=|var\(|NaN|undefined|<script/)
  })
})
