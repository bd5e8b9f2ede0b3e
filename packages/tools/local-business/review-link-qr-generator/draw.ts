import { codeWidth, printCard, tentCard } from './card.ts'
import { papers, printSize, type PrintSize } from './calculate.ts'
import { toPng } from './png.ts'
import { encode, toSvg, versionOf } from './qr-code.ts'
import type { Input } from './schema.ts'

/** What is loaded on first use: the code and all that is drawn with it. */
export interface Drawing {
  readonly version: number
  readonly svg: string
  readonly png: () => Uint8Array<ArrayBuffer>
  readonly card: string
  readonly tent: string
  readonly print: PrintSize
}

export function draw(input: Input): Drawing {
  const matrix = encode(input.link, input.level)
  const version = versionOf(matrix)
  const [width, height] = papers[input.paper]
  return {
    version,
    svg: toSvg(matrix, input),
    png: () => toPng(matrix, input),
    card: printCard(matrix, input),
    tent: tentCard(matrix, input),
    print: printSize(version, input.margin, codeWidth(width, height)),
  }
}
