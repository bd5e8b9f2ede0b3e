import { roundedDown } from '../../kit/format.ts'
import { utf8Length } from '../../kit/text.ts'
import { contrast } from '../../site.ts'
import { sizeOfVersion } from './limits.ts'
import type { Input, Paper } from './form.ts'

export type Result = ReturnType<typeof calculate>

const leastContrast = 4

const BLACK = '#000000'

function colourWarnings({ dark, light }: Input) {
  const found = contrast(dark, light)
  return [
    contrast(dark, BLACK) > contrast(light, BLACK) &&
      'The modules are lighter than the ground. Many readers do not recognise an inverted code.',
    found < leastContrast &&
      `The contrast of the two colours is ${roundedDown(found, 1)} to 1. It should be at least 4 to 1.`,
  ].filter((text) => text !== false)
}

const mail = {
  en: (link: string) =>
    `Thank you for your visit. We would like to know how it was. You can write a review here:\n${link}\n`,
  pl: (link: string) => `Dziękujemy za wizytę. Chcemy wiedzieć, jak było. Opinię można napisać tutaj:\n${link}\n`,
} as const

export function calculate(input: Input) {
  return {
    link: input.link,
    bytes: utf8Length(input.link),
    /** Contrast ratio of the colours, 1 to 21. */
    contrast: contrast(input.dark, input.light),
    warnings: colourWarnings(input),
    email: mail[input.language](input.link),
  }
}

/* ---------- print ---------- */

/** Width and height in millimetres. */
export const papers: Readonly<Record<Paper, readonly [number, number]>> = {
  A6: [105, 148],
  A5: [148, 210],
  A4: [210, 297],
}

const leastModule = 0.4
const leastCode = 20

/** The printed size of a code that is `width` millimetres wide with its margin. */
export function printSize(version: number, margin: number, width: number) {
  const modules = sizeOfVersion(version)
  const moduleWidth = width / (modules + 2 * margin)
  /** The code without its margin, in millimetres. */
  const code = moduleWidth * modules
  const problems = [
    moduleWidth < leastModule &&
      `a module is ${roundedDown(moduleWidth, 2)} mm and should be at least ${leastModule} mm`,
    code < leastCode && `the code is ${roundedDown(code, 1)} mm wide and should be at least ${leastCode} mm`,
  ].filter((problem) => problem !== false)
  const warning = `Too small to read in print: ${problems.join('; ')}. Choose a larger paper or a smaller margin.`
  return { module: moduleWidth, warning: problems.length === 0 ? null : warning }
}
