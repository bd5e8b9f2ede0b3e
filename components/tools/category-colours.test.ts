import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toolGroups } from '@site/tools'

const ENOUGH = 4.5
const SCHEMES = ['light', 'dark'] as const

const css = readFileSync('app/globals.css', 'utf8')

/** The two values of a token, as the style sheets write them. */
function token(name: string): Record<(typeof SCHEMES)[number], string> {
  const [, light, dark] = new RegExp(`${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css) ?? []
  if (!light || !dark) throw new Error(`${name} has no light and dark value`)
  return { light, dark }
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

describe.each(toolGroups.map(({ colour }) => colour))('%s', (colour) => {
  it.each(SCHEMES)('is readable as text and under text, %s', (scheme) => {
    const own = token(colour)[scheme]
    for (const ground of ['--paper', '--paper-raised', '--paper-sunk', '--on-accent']) {
      expect(contrast(own, token(ground)[scheme]), ground).toBeGreaterThanOrEqual(ENOUGH)
    }
  })
})

it('no two groups share a colour', () => {
  for (const scheme of SCHEMES) expect(new Set(toolGroups.map(({ colour }) => token(colour)[scheme])).size).toBe(10)
})
