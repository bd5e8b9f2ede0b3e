import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const ORDER = '@layer theme, base, components, utilities;'

const SHEETS = globSync('{app,components}/**/*.css').filter((file) => / layer\(/.test(readFileSync(file, 'utf8')))

it.each(SHEETS.filter((file) => file !== 'app/globals.css'))(
  '%s declares the order of the layers before it fills one',
  (file) => {
    const [first = ''] = readFileSync(file, 'utf8').split(/^@import/m)
    expect(first).toContain(ORDER)
  },
)

it('every custom property that a sheet reads without a default is defined', () => {
  const read = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, 'utf8'))
  const sheets = read('{app,components}/**/*.css')
  const sources = [...sheets, ...read('{components,lib}/**/*.{ts,tsx}'), ...read('node_modules/tailwindcss/theme.css')]
  const defined = new Set(
    sources.flatMap((text) => [...text.matchAll(/(?<![\w-])(--[\w-]+)['`]?\]?:/g)].map(([, name]) => name)),
  )
  const used = sheets.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name))
  expect(used.filter((name) => !defined.has(name))).toEqual([])
})
