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
