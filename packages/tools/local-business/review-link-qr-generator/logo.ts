import { escapeXml } from '../../kit/escape.ts'
import { utf8Length } from '../../kit/text.ts'
import type { Logo } from '../../kit/ui/read-logo.ts'
import { maxBytes } from './limits.ts'
import type { Matrix } from '../../kit/qr.ts'
import type { Input } from './form.ts'

/** A white background, so that the logo keeps its colours and scanners see no dark modules. */
export const GROUND = '#ffffff'

const LARGEST_SHARE = 0.2
/** Margin around the logo, in modules. */
const QUIET = 0.5

/** The square in the middle for the logo and its background: whole modules, at most a fifth of the width. */
export function logoBox(modules: number) {
  const most = Math.floor(modules * LARGEST_SHARE)
  // A code has an odd number of modules per side, so only an odd square is centred.
  const side = most % 2 === 1 ? most : most - 1
  return { start: (modules - side) / 2, side }
}

/** The code without the modules that the logo covers. */
export function withoutCoveredModules(matrix: Matrix): Matrix {
  const { start, side } = logoBox(matrix.length)
  const isCovered = (at: number) => at >= start && at < start + side
  return matrix.map((row, y) => row.map((dark, x) => dark && !(isCovered(x) && isCovered(y))))
}

/** Position and size of the logo in modules, with its aspect ratio and margin kept. */
export function logoArea(modules: number, { width, height }: Pick<Logo, 'width' | 'height'>) {
  const { side } = logoBox(modules)
  const scale = (side - 2 * QUIET) / Math.max(width, height)
  const [w, h] = [width * scale, height * scale]
  return { x: (modules - w) / 2, y: (modules - h) / 2, width: w, height: h }
}

const short = (value: number) => String(Math.round(value * 10_000) / 10_000)

/** SVG of background and logo, in units of a module. */
export function logoMarkup(modules: number, margin: number, logo: Logo): string {
  const { start, side } = logoBox(modules)
  const { x, y, width, height } = logoArea(modules, logo)
  const corner = String(start + margin)
  const edge = String(side)
  return `<path fill="${GROUND}" d="M${corner} ${corner}h${edge}v${edge}h-${edge}z"/><image x="${short(x + margin)}" y="${short(y + margin)}" width="${short(width)}" height="${short(height)}" preserveAspectRatio="none" href="${escapeXml(logo.address)}"/>`
}

/** A code with a logo needs level H to make up for the covered modules. A link too long for H gets no logo. */
export function fitLogo({ link, level }: Pick<Input, 'link' | 'level'>, logo: Logo | null) {
  if (!logo) return { level, logo: null, problem: null }
  const bytes = utf8Length(link)
  if (bytes <= maxBytes.H) return { level: 'H' as const, logo, problem: null }
  const problem = `The code is drawn without the logo: a code with a logo holds ${maxBytes.H} bytes at most, and the link has ${bytes}.`
  return { level, logo: null, problem }
}
