import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import { ROOT } from '../local-server/local-env.ts'
import { runCommand } from '../local-server/run.ts'

const PACKAGES = path.join(ROOT, 'node_modules/@fontsource-variable')
const TARGET = path.join(ROOT, 'components/site/fonts')

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/** Basic Latin, Latin-1, general punctuation and the few signs that the packages count as Latin. */
const LATIN = `${range(0x20, 0xff)}${range(0x2000, 0x206f)}ıŒœʻʼˆ˚˜\u0304\u0308\u0329€™↑↓−∕`

/** The letters that Polish has beyond Latin-1: on most pages a name stands with one of them. */
const POLISH = 'ĄąĆćĘęŁłŃńŚśŹźŻż'

/** Headlines have one weight and keep the optical axis; running text keeps the weights in use. */
const FAMILIES = [
  { name: 'fraunces', axis: 'opsz', axes: { wght: 600 } },
  { name: 'figtree', axis: 'wght', axes: { wght: { min: 400, max: 700 } } },
]

const CUTS = [
  { source: 'latin', target: 'latin', letters: LATIN },
  { source: 'latin-ext', target: 'polish', letters: POLISH },
]

/** `npm run fonts`: cuts the files that every page loads out of the packages, to the signs and weights that the site uses. */
await runCommand(async () => {
  for (const { name, axis, axes } of FAMILIES) {
    for (const { source, target, letters } of CUTS) {
      const whole = readFileSync(path.join(PACKAGES, name, 'files', `${name}-${source}-${axis}-normal.woff2`))
      const cut = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: axes })
      writeFileSync(path.join(TARGET, `${name}-${target}.woff2`), cut)
      console.log(`${name}-${target}.woff2: ${whole.byteLength} → ${cut.byteLength} bytes`)
    }
  }
})
