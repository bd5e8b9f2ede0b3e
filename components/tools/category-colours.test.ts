import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, READABLE } from '@/lib/colour-contrast'
import { toolGroups } from '@site/tools'

const SCHEMES = ['light', 'dark'] as const

const css = readFileSync('app/globals.css', 'utf8')

/** The light and dark value of a token, read from the style sheets. */
function token(name: string): Record<(typeof SCHEMES)[number], string> {
  const [, light, dark] = new RegExp(`${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css) ?? []
  if (!light || !dark) throw new Error(`${name} has no light and dark value`)
  return { light, dark }
}

describe.each(toolGroups.map(({ colour }) => colour))('%s', (colour) => {
  it.each(SCHEMES)('is readable as text and under text, %s', (scheme) => {
    const own = token(colour)[scheme]
    for (const ground of ['--paper', '--paper-raised', '--paper-sunk', '--on-accent']) {
      expect(contrast(own, token(ground)[scheme]), ground).toBeGreaterThanOrEqual(READABLE)
    }
  })
})

it('gives each group its own colour', () => {
  for (const scheme of SCHEMES) expect(new Set(toolGroups.map(({ colour }) => token(colour)[scheme])).size).toBe(10)
})
