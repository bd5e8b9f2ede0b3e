import { describe, expect, it } from 'vitest'
import { POST_TYPES, postTypes } from '@/lib/posts/types'
import { cut, disc } from './cut.ts'
import { PIECES, PIECE_NAMES, boxOf } from './pieces/registry.ts'
import { sceneMarkup } from './markup.ts'
import { pathPoints } from './piece.ts'
import { composePortrait } from './portrait/portrait.ts'
import { pick, seededRandom, shuffle } from './random.ts'
import { collages } from './scenes/pages.ts'
import { put } from './scenes/build.ts'

describe('seededRandom', () => {
  it('repeats for a seed and differs between seeds', () => {
    const draw = (seed: string) => Array.from({ length: 5 }, seededRandom(seed))
    expect(draw('a')).toEqual(draw('a'))
    expect(draw('a')).not.toEqual(draw('b'))
  })

  it('shuffles without loss and refuses to pick from nothing', () => {
    expect(shuffle(seededRandom('s'), [1, 2, 3, 4]).toSorted()).toEqual([1, 2, 3, 4])
    expect(() => pick(seededRandom('s'), [])).toThrow(RangeError)
  })
})

describe('cut', () => {
  it('passes through its anchors and closes', () => {
    const path = cut('10,10! 90,10! 90,90! 10,90!')
    expect(path).toMatch(/^M10 10.*z$/)
    const points = pathPoints(path).map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`)
    expect(points).toEqual(expect.arrayContaining(['10,10', '90,10', '90,90', '10,90']))
  })

  it('cuts uneven discs of the given size', () => {
    for (const { x, y } of pathPoints(disc(50, 50, 40))) {
      expect(Math.abs(Math.hypot(x - 50, y - 50) - 40)).toBeLessThan(2)
    }
  })

  it('refuses a malformed anchor', () => {
    expect(() => cut('10,ten 20,20')).toThrow(SyntaxError)
  })
})

describe('pieces', () => {
  it.each(PIECE_NAMES)('%s lies in its box and has two to five sheets', (name) => {
    const box = boxOf(name)
    expect(Math.min(box.left, box.top)).toBeGreaterThan(-2)
    expect(Math.max(box.right, box.bottom)).toBeLessThan(102)
    const { shapes, palettes } = PIECES[name]
    expect(new Set(shapes.map(({ sheet }) => sheet)).size).toBeLessThanOrEqual(5)
    for (const palette of palettes) expect(Object.values(palette).join('')).toMatch(/^(#[0-9A-F]{6}){5}$/i)
  })

  it('gives each post type a colour of its own', () => {
    expect(new Set(POST_TYPES.map((type) => postTypes[type].family)).size).toBe(POST_TYPES.length)
  })
})

describe('scenes', () => {
  it('let the light fall from one side, however a piece is turned', () => {
    const offset = (turn: number, flip: boolean) => {
      const drawn = sceneMarkup([put('egg', 0, 0, 100, { turn, flip })], { viewBox: '', width: 1, height: 1 })
      const [, shadow = ''] = /fill-opacity="[\d.]+" transform="translate\(([^)]+)\)/.exec(drawn) ?? []
      const [x = 0, y = 0] = shadow.split(' ').map(Number)
      const angle = (turn * Math.PI) / 180
      const mirrored = flip ? -x : x
      return [mirrored * Math.cos(angle) - y * Math.sin(angle), mirrored * Math.sin(angle) + y * Math.cos(angle)]
    }
    const straight = offset(0, false)
    for (const turned of [offset(90, false), offset(200, false), offset(40, true)]) {
      turned.forEach((value, index) => expect(value).toBeCloseTo(straight[index] ?? Number.NaN, 1))
    }
  })

  it('number the pieces of the home collage for their entrance', () => {
    expect(collages.home.map(({ settles }) => settles)).toEqual(collages.home.map((_item, index) => index + 1))
  })
})

describe('portraits', () => {
  it('repeat for a seed and differ between seeds', () => {
    expect(composePortrait('Ada')).toEqual(composePortrait('Ada'))
    expect(composePortrait('Ada')).not.toEqual(composePortrait('Jan'))
  })
})
