import { pieceBox, type Box, type Piece, type Shape } from '../piece.ts'
import animals from './animals.json'
import fruit from './fruit.json'
import garden from './garden.json'
import kitchen from './kitchen.json'
import larder from './larder.json'
import market from './market.json'
import office from './office.json'
import reading from './reading.json'
import scenery from './scenery.json'
import studio from './studio.json'
import tools from './tools.json'
import vessels from './vessels.json'
import { cut, disc, petal, ribbon } from '../cut.ts'
import { type Palette, paletteOf, PAPERS, SHEET_NAMES, SHEETS } from '../palette.ts'

/** A shape in the JSON files: its outline (see `cut.ts`), its colour in the palette, and its height. */
type WrittenShape = WrittenOutline & { sheet: string; lift?: number }

/** The outline of a shape. `hole` is cut out of `cut`. */
export type WrittenOutline = {
  cut?: string
  hole?: string
  disc?: number[]
  petal?: number[]
  ribbon?: (string | number)[]
}

/** A file of pieces. A palette has five colours: "family.tone", a paper or a hex. Pieces may share palettes by name. */
type WrittenPieces = {
  palettes?: Record<string, string[][]>
  pieces: Record<string, { lead?: string[]; thin?: string[]; palettes: string | string[][]; shapes: WrittenShape[] }>
}

function sheetName(name: string): keyof Palette {
  const found = SHEET_NAMES.find((known) => known === name)
  if (!found) throw new Error(`No sheet is called "${name}"`)
  return found
}

/** A colour by its name: "family.tone", a paper or a hex. Throws for any other. */
export function colourOf(name: string): string {
  if (name.startsWith('#')) return name
  const [family = '', tone = ''] = name.split('.')
  const tones: Record<string, string> = tone ? { ...SHEETS[family as keyof typeof SHEETS] } : PAPERS
  const hex = tones[tone || family]
  if (!hex) throw new Error(`No colour is called "${name}"`)
  return hex
}

/** Five colours by their names. */
export const readPalette = (names: string[]): Palette => paletteOf((index) => colourOf(names[index] ?? ''))

/** The path of an outline. */
export function outlineOf(shape: WrittenOutline): string {
  const [a = 0, b = 0, c = 0, d, e = 0] = shape.disc ?? shape.petal ?? []
  if (shape.disc) return disc(a, b, c, d)
  if (shape.petal) return petal(a, b, c, d ?? 0, e)
  if (shape.ribbon) {
    const [line, start, end] = shape.ribbon
    return ribbon(String(line), Number(start), end === undefined ? undefined : Number(end))
  }
  return cut(shape.cut ?? '') + (shape.hole ? cut(shape.hole) : '')
}

const readShape = ({ sheet, lift = 0, ...outline }: WrittenShape): Shape => ({
  d: outlineOf(outline),
  sheet: sheetName(sheet),
  lift,
})

/** Reads the pieces of a file. Throws for an unknown colour or sheet. */
function readPieces<Name extends string>(file: WrittenPieces & { pieces: Record<Name, unknown> }): Record<Name, Piece> {
  const entries = Object.entries(file.pieces).map(([name, written]): [string, Piece] => {
    const { lead, thin, palettes, shapes } = written
    const [first, ...others] = typeof palettes === 'string' ? (file.palettes?.[palettes] ?? []) : palettes
    if (!first) throw new Error(`The piece "${name}" has no palette`)
    const colours: Piece['palettes'] = [readPalette(first), ...others.map(readPalette)]
    const contrasts = { lead: lead?.map(sheetName), thin: thin?.map(sheetName) }
    return [name, { shapes: shapes.map(readShape), palettes: colours, ...contrasts }]
  })
  return Object.fromEntries(entries) as Record<Name, Piece>
}

const ALL = {
  ...readPieces(vessels),
  ...readPieces(fruit),
  ...readPieces(garden),
  ...readPieces(larder),
  ...readPieces(market),
  ...readPieces(kitchen),
  ...readPieces(animals),
  ...readPieces(tools),
  ...readPieces(reading),
  ...readPieces(scenery),
  ...readPieces(studio),
  ...readPieces(office),
} satisfies Record<string, Piece>

export type PieceName = keyof typeof ALL

export const PIECES: Record<PieceName, Piece> = ALL

export const PIECE_NAMES = Object.keys(PIECES) as PieceName[]

/** Narrows a name to a PieceName. Throws for an unknown one. */
export function pieceOf(name: string): PieceName {
  const piece = PIECE_NAMES.find((known) => known === name)
  if (!piece) throw new Error(`No piece is named ${name}`)
  return piece
}

const boxes = new Map<string, Box>()

/** The box around a turned piece in its 0..100 space, cached. */
export function boxOf(name: PieceName, rotation = 0): Box {
  const key = `${name} ${rotation}`
  const known = boxes.get(key)
  if (known) return known
  const box = pieceBox(PIECES[name], rotation)
  boxes.set(key, box)
  return box
}
