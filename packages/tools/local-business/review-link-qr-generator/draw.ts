import { codeWidth, printCard, tentCard } from './card.ts'
import { papers, printSize } from './calculate.ts'
import { withoutCoveredModules, fitLogo } from './logo.ts'
import type { Logo } from '../../kit/ui/read-logo.ts'
import { encode } from '../../kit/qr.ts'
import { toPng, toSvg, versionOf } from './qr-code.ts'
import type { Input } from './form.ts'

/** The code and its drawings, loaded on first use. */
export type Drawing = ReturnType<typeof draw>

export function draw(input: Input, chosen: Logo | null = null) {
  const { level, logo, problem } = fitLogo(input, chosen)
  const whole = encode(input.link, level)
  const matrix = logo ? withoutCoveredModules(whole) : whole
  const version = versionOf(matrix)
  const [width, height] = papers[input.paper]
  return {
    version,
    level,
    svg: toSvg(matrix, input, logo),
    png: () => toPng(matrix, input, logo),
    card: printCard(matrix, input, logo),
    tent: tentCard(matrix, input, logo),
    print: printSize(version, input.margin, codeWidth(width, height)),
    /** A face of the tent card is half of the paper, so its code is smaller. */
    tentWarning: printSize(version, input.margin, codeWidth(height, width / 2)).warning,
    /** Why a chosen logo is left out. */
    logoProblem: problem,
  }
}
