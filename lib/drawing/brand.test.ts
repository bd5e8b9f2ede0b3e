import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brandMarkSvg } from './brand.ts'
import { PAPERS, SHEETS } from './palette.ts'

test('the mark uses colours of the palette', () => {
  const palette = new Set<string>([
    ...Object.values(PAPERS),
    ...Object.values(SHEETS).flatMap((tones) => Object.values(tones)),
  ])
  const colours = [...brandMarkSvg({ size: 32, tile: true }).matchAll(/fill="(#\w+)"/g)].map(
    ([, colour = '']) => colour,
  )
  expect(colours).toHaveLength(5)
  expect(colours.filter((colour) => !palette.has(colour))).toEqual([])
})

test('the style sheet repeats the mark’s paths', () => {
  const sheet = readFileSync(new URL('../../app/styles/shell/masthead.css', import.meta.url), 'utf8')
  expect(sheet).toContain(brandMarkSvg({ size: 32 }).replaceAll('"', "'").replaceAll('#', '%23'))
})
