import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import { ROOT } from '../local-server/local-env.ts'
import { runCommand } from '../command.ts'

const PACKAGES = path.join(ROOT, 'node_modules/@fontsource-variable')
const TARGET = path.join(ROOT, 'components/site/fonts')

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/**
 * The letters of most pages: English, its punctuation, a recipe's figures, and `é`, `ê` and `ó` of its dishes. U+202F,
 * which browsers put before the AM of a time field, is in neither font: listed here, it causes no other download.
 */
const TEXT = `${range(0x20, 0x7e)}\u00a0\u00ad\u2010\u2011\u202f–—‘’“”…·°×÷−½¼¾éêó`

/** Signs that headlines rarely use, a tenth of the file. */
const SIGNS = '#*<=>@[\\]^_`{|}~÷¼¾'

const without = (letters: string, left: string): string =>
  [...letters].filter((letter) => !left.includes(letter)).join('')

const HEADLINES = without(TEXT, SIGNS)

/** What the packages count as Latin: Western European letters, general punctuation, a few signs. */
const LATIN = `${range(0x20, 0xff)}${range(0x2000, 0x206f)}ıŒœʻʼˆ˚˜\u0304\u0308\u0329€™↑↓−∕`

/** The letters of Polish beyond Latin-1: most pages have a name with one of them. */
const POLISH = 'ĄąĆćĘęŁłŃńŚśŹźŻż'

/** Headlines have one weight and keep the optical axis; running text keeps the used weights. */
const FAMILIES = [
  { name: 'fraunces', axis: 'opsz', axes: { wght: 600 }, letters: HEADLINES },
  { name: 'figtree', axis: 'wght', axes: { wght: { min: 400, max: 700 } }, letters: TEXT },
]

/** The letters that each family's first file leaves out, and the letters of Polish. */
const cutsOf = (letters: string) => [
  { source: 'latin', target: 'latin', letters },
  { source: 'latin', target: 'western', letters: without(LATIN, letters) },
  { source: 'latin-ext', target: 'polish', letters: POLISH },
]

/** The unicode-range of a font face, in CSS. */
const unicodeRange = (letters: string): string => {
  const points = [...new Set(letters)].map((letter) => letter.codePointAt(0) ?? 0).toSorted((one, other) => one - other)
  const runs = points.reduce<[number, number][]>((found, point) => {
    const last = found.at(-1)
    if (last?.[1] === point - 1) last[1] = point
    else found.push([point, point])
    return found
  }, [])
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0')
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ')
}

/**
 * `npm run fonts`: cuts the files of `components/site/fonts` out of the packages, to the signs and weights that the
 * site uses, and prints the range of each for its `@font-face` rule.
 */
await runCommand(async () => {
  for (const { name, axis, axes, letters } of FAMILIES) {
    for (const { source, target, letters: wanted } of cutsOf(letters)) {
      const whole = readFileSync(path.join(PACKAGES, name, 'files', `${name}-${source}-${axis}-normal.woff2`))
      const cut = await subsetFont(whole, wanted, { targetFormat: 'woff2', variationAxes: axes })
      writeFileSync(path.join(TARGET, `${name}-${target}.woff2`), cut)
      console.log(`${name}-${target}.woff2: ${whole.byteLength} → ${cut.byteLength} bytes, ${unicodeRange(wanted)}`)
    }
  }
})
