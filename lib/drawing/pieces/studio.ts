import { cut, disc, ribbon } from '../cut.ts'
import { PAPERS, SHEETS, palette } from '../palette.ts'
import { sheet, type Piece } from '../piece.ts'

const { tomato, saffron, herb, beet, lake } = SHEETS

const PRINTS: Piece['palettes'] = [
  palette(saffron.main, saffron.deep, saffron.tint, tomato.main, lake.deep),
  palette(lake.bright, lake.main, lake.tint, saffron.main, lake.deep),
  palette(tomato.bright, tomato.main, tomato.tint, saffron.tint, tomato.deep),
  palette(PAPERS.cream, PAPERS.sand, PAPERS.white, tomato.main, lake.main),
  palette(herb.bright, herb.main, herb.tint, saffron.main, herb.deep),
  palette(beet.bright, beet.main, beet.tint, saffron.main, beet.deep),
  palette(lake.tint, lake.bright, lake.pale, tomato.main, lake.main),
]

const TEETH = 9

/** The outline of a cog: each tooth is four sharp corners. */
function cogOutline(): string {
  const words: string[] = []
  for (let tooth = 0; tooth < TEETH; tooth += 1) {
    for (const [turn, reach] of [
      [-0.3, 37],
      [-0.19, 48.5],
      [0.19, 48],
      [0.3, 36.5],
    ] as const) {
      const angle = ((tooth + turn) / TEETH) * Math.PI * 2
      words.push(`${(50 + Math.cos(angle) * reach).toFixed(1)},${(50 + Math.sin(angle) * reach).toFixed(1)}!`)
    }
  }
  return words.join(' ')
}

const cog: Piece = {
  palettes: PRINTS,
  shapes: [
    sheet('base', cut(cogOutline()), 0.8),
    sheet('shade', disc(50.5, 50.5, 26)),
    sheet('glow', disc(50, 50, 23)),
    sheet('mark', disc(50, 50, 11)),
  ],
}

const chat: Piece = {
  palettes: PRINTS,
  shapes: [
    sheet('base', cut('6,16! 12,9! 88,6! 95,12! 97,60! 91,67! 50,69! 26,93! 30,70! 12,71! 5,65!'), 0.8),
    sheet('mark', disc(28, 39, 6.5)),
    sheet('trim', disc(50.5, 38, 6.5)),
    sheet('mark', disc(73, 37, 6.5)),
  ],
}

const arrow: Piece = {
  palettes: PRINTS,
  shapes: [
    sheet('base', cut('94,6! 91,58! 76,44! 24,95! 6,77! 57,27! 42,12!'), 0.8),
    sheet('shade', cut('94,6! 91,58! 76,44! 24,95! 15,86.5!')),
  ],
}

const graph: Piece = {
  palettes: PRINTS,
  shapes: [
    sheet('shade', cut('8,66! 24,65! 25,88! 8,89!'), 0.6),
    sheet('base', cut('30,50! 47,49! 47,88! 30,88!'), 0.6),
    sheet('glow', cut('53,34! 69,33! 69,88! 53,88!'), 0.6),
    sheet('trim', cut('75,11! 92,10! 91,88! 75,88!'), 0.6),
    sheet('mark', cut('2,87! 98,85.5! 98,92! 2,93!'), 0.6),
  ],
}

const plug: Piece = {
  palettes: PRINTS,
  shapes: [
    sheet('mark', ribbon('50,66 50,80 40,90 24,90 12,98', 6.5), 0.5),
    sheet('shade', cut('32,2! 41,2! 41,28! 32,28!'), 0.5),
    sheet('shade', cut('59,2! 68,2! 68,28! 59,28!'), 0.5),
    sheet('base', cut('18,24! 82,23! 82,44 74,60 60,70! 40,70! 26,61 18,45'), 0.8),
    sheet('shade', cut('82,23! 82,44 74,60 60,70! 50,70! 64,56 68,42 67,23.3!')),
    sheet('trim', cut('50,31! 40,48! 49,48! 46,62! 60,43! 51,43!')),
  ],
}

const envelope: Piece = {
  palettes: PRINTS,
  shapes: [
    sheet('base', cut('3,22! 97,20! 96,82! 4,84!'), 0.8),
    sheet('shade', cut('4,84! 42,50! 58,49.5! 96,82!')),
    sheet('glow', cut('3,22! 97,20! 53,60! 46,60!'), 0.7),
    sheet('trim', disc(50, 53, 10.5), 0.5),
    sheet('mark', cut('50,46! 52,51! 57,53! 52,55! 50,60! 48,55! 43,53! 48,51!')),
  ],
}

const magnifier: Piece = {
  palettes: PRINTS,
  shapes: [
    sheet('mark', cut('62,60! 70,54! 97,86! 97,92 90,97 86,95!'), 0.6),
    sheet('base', disc(40, 38, 37), 0.8),
    sheet('shade', disc(40.5, 38.5, 27.5)),
    sheet('glow', disc(40, 38, 26)),
    sheet('trim', cut('24,40! 26,28 37,20! 39,25 32,32 30,42!')),
  ],
}

const bot: Piece = {
  palettes: PRINTS,
  shapes: [
    sheet('mark', ribbon('50,26 50,18 51,10', 4.5)),
    sheet('trim', disc(51, 8, 7), 0.5),
    sheet('shade', cut('2,46! 12,45! 12,68! 3,67!'), 0.4),
    sheet('shade', cut('98,45! 88,45! 88,68! 97,67!'), 0.4),
    sheet('base', cut('11,30! 18,24! 82,23! 89,29! 90,80! 83,88! 18,89! 10,82!'), 0.8),
    sheet('glow', cut('20,38! 80,36! 80,64! 20,65!'), 0.3),
    sheet('mark', disc(37, 51, 8)),
    sheet('mark', disc(64, 50, 8)),
    sheet('glow', disc(39, 48, 2.6)),
    sheet('glow', disc(66, 47, 2.6)),
    sheet('mark', cut('34,73! 50,77! 67,72! 66,77! 50,82! 35,78!')),
  ],
}

export const studio = { cog, chat, arrow, graph, plug, envelope, magnifier, bot }
