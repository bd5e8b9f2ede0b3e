import { cut, disc } from '../cut.ts'
import { PAPERS, SHEETS } from '../palette.ts'
import { outline } from '../scenes/build.ts'
import type { SceneItem } from '../scene.ts'

/** Skin papers: the sheet, its shade, and the cheek. */
export interface Skin {
  base: string
  shade: string
  cheek: string
}

export const SKINS: readonly Skin[] = [
  { base: '#F6D5BC', shade: '#E6B394', cheek: '#EE9F85' },
  { base: '#EDBE97', shade: '#D69B6F', cheek: '#DF8A66' },
  { base: '#D79C6B', shade: '#B97A4B', cheek: '#C66E4A' },
  { base: '#B5774A', shade: '#925833', cheek: '#A5523A' },
  { base: '#8A5536', shade: '#693C24', cheek: '#8A3F30' },
  { base: '#63402D', shade: '#472B1E', cheek: '#7A3A2C' },
]

/** The head with its neck, ears and a face of few cuts, in a frame of 240 × 300. */
export function head(skin: Skin, smile: boolean): SceneItem[] {
  const ink = PAPERS.ink
  return [
    outline(cut('102,166! 138,165! 140,212 150,224! 120,246 90,224! 100,212'), skin.shade),
    outline(disc(77, 140, 10, 14), skin.shade, 0.6),
    outline(disc(163, 140, 10, 14), skin.shade, 0.6),
    outline(
      cut('120,74 148,80 163,104 163,140 154,172 136,192 120,197 104,192 86,172 77,140 77,104 92,80'),
      skin.base,
      0.8,
    ),
    outline(
      cut('120,74 148,80 163,104 163,140 154,172 136,192 120,197! 124,182 121,164! 134,160! 122,126!'),
      skin.shade,
    ),
    outline(disc(94, 158, 9, 7), skin.cheek),
    outline(disc(147, 158, 8, 7), skin.cheek),
    outline(cut('91,131! 98,126 107,130! 99,130.5'), ink),
    outline(cut('134,130! 142,126 150,131! 142,130.5'), ink),
    outline(disc(99.5, 135, 4.2, 4.6), ink),
    outline(disc(142.5, 135, 4.2, 4.6), ink),
    outline(cut('89,119! 98,114 109,117! 109,120! 98,118.5 90,122!'), ink),
    outline(cut('132,117! 143,114 152,119! 151,122! 143,118.5 132,120!'), ink),
    smile
      ? outline(cut('105,173! 120,177 136,172! 131,181 120,183.5 109,181'), SHEETS.tomato.deep)
      : outline(cut('108,176! 120,174 133,175! 121,179'), SHEETS.tomato.main),
  ]
}

/** Glasses cut from one dark sheet. */
export function glasses(colour: string): SceneItem[] {
  const ring = (cx: number) => cut(`${cx - 17},123! ${cx + 17},122! ${cx + 16},142 ${cx},149 ${cx - 16},142`)
  const lens = (cx: number) => cut(`${cx - 12},127! ${cx + 12},126! ${cx + 11},140 ${cx},144 ${cx - 11},140`)
  return [
    outline(cut('112,127! 130,126! 130,131! 112,132!'), colour),
    outline(ring(99), colour, 0.4),
    outline(ring(143), colour, 0.4),
    outline(lens(99), SHEETS.lake.pale),
    outline(lens(143), SHEETS.lake.pale),
    outline(disc(100, 135, 3.8, 4.2), PAPERS.ink),
    outline(disc(142, 135, 3.8, 4.2), PAPERS.ink),
  ]
}

/** Round earrings. */
export function earrings(colour: string): SceneItem[] {
  return [outline(disc(75, 163, 5.5), colour, 0.6), outline(disc(165, 163, 5.5), colour, 0.6)]
}
