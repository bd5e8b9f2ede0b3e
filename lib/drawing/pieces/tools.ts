import { cut, disc, ribbon } from '../cut.ts'
import { PAPERS, SHEETS, palette } from '../palette.ts'
import { sheet, type Piece } from '../piece.ts'

const { tomato, saffron, herb, beet, lake } = SHEETS

/** Woods and enamels for what one holds in the hand: base, shade, glow, trim (handle), mark. */
const HANDLES: Piece['palettes'] = [
  palette(PAPERS.clay, PAPERS.wood, PAPERS.sand, tomato.main, PAPERS.bark),
  palette(PAPERS.sand, PAPERS.clay, PAPERS.cream, lake.main, PAPERS.wood),
  palette(PAPERS.cream, PAPERS.sand, PAPERS.white, beet.main, PAPERS.clay),
  palette(PAPERS.wood, PAPERS.bark, PAPERS.clay, saffron.main, PAPERS.bark),
  palette(lake.tint, lake.bright, lake.pale, PAPERS.bark, lake.main),
  palette(PAPERS.bark, PAPERS.ink, PAPERS.wood, saffron.main, PAPERS.ink),
]

const spoon: Piece = {
  palettes: HANDLES,
  shapes: [
    sheet(
      'base',
      cut('50,1 61,5 67,18 64,31 56,39! 54,60 56,88! 53,98 47,98 44,89! 46,60 44,39! 36,31 33,18 39,5'),
      0.8,
    ),
    sheet('shade', cut('50,6 58,10 62,19 59,29 51,34 42,29 38,19 42,9')),
    sheet('glow', cut('42,25! 41,16 46,9! 48,12 45,18 45,27!')),
    sheet('trim', cut('45.5,76! 55,75.5! 56,88! 53,98 47,98 44,89!')),
  ],
}

const whisk: Piece = {
  lead: ['base', 'trim'],
  palettes: [
    palette(PAPERS.slate, PAPERS.ink, PAPERS.sand, tomato.main, tomato.deep),
    palette(lake.main, lake.deep, lake.tint, saffron.main, saffron.deep),
    palette(PAPERS.cream, PAPERS.sand, PAPERS.white, beet.bright, beet.main),
    palette(PAPERS.bark, PAPERS.ink, PAPERS.clay, herb.bright, herb.main),
    palette(PAPERS.cream, PAPERS.sand, PAPERS.white, PAPERS.clay, PAPERS.wood),
  ],
  shapes: [
    sheet('shade', ribbon('49,60 49,30 50,4', 2.6)),
    sheet('base', ribbon('47,62 38,42 39,14 50,3 61,14 62,42 53,62', 2.7), 0.4),
    sheet('base', ribbon('46,62 25,40 26,12 50,2 74,12 75,40 54,62', 3.1), 0.5),
    sheet('trim', cut('43,58! 57,57! 58,66! 56,72 57,94! 53,99 47,99 43,94! 44,72 42,66!'), 0.8),
    sheet('mark', cut('42,63! 58,62! 57,68! 43,69!')),
    sheet('mark', cut('52,72! 56,72! 57,94! 53,99 51,99!')),
  ],
}

const knife: Piece = {
  lead: ['base', 'trim'],
  palettes: [
    palette(PAPERS.paper, lake.tint, PAPERS.white, tomato.main, tomato.deep),
    palette(PAPERS.paper, lake.tint, PAPERS.white, saffron.main, saffron.deep),
    palette(PAPERS.paper, lake.tint, PAPERS.white, lake.main, lake.deep),
    palette(PAPERS.paper, lake.tint, PAPERS.white, beet.main, beet.deep),
    palette(lake.tint, lake.bright, PAPERS.white, PAPERS.bark, PAPERS.ink),
    palette(lake.tint, lake.bright, PAPERS.white, PAPERS.clay, PAPERS.wood),
  ],
  shapes: [
    sheet('base', cut('41,1! 52,9 60,26 62,44 61,57! 40,58!'), 0.8),
    sheet('shade', cut('52,9! 60,26 62,44 61,57! 54,57! 55,36')),
    sheet('trim', cut('40,57! 57,56! 57,66! 60,92! 55,98 45,98 41,93!'), 0.8),
    sheet('glow', disc(49, 68, 2)),
    sheet('glow', disc(50, 82, 2)),
  ],
}

const fork: Piece = {
  palettes: HANDLES,
  shapes: [
    sheet(
      'base',
      cut(
        '36,2! 41,2! 42,22! 46,22! 47,1! 52,1! 53,22! 57,22! 58,2! 63,2! 64,24 61,34 54,40! 54,60 56,88! 53,98 47,98 44,89! 46,60 45,40! 38,34 35,24',
      ),
      0.8,
    ),
    sheet('trim', cut('45.5,76! 55,75.5! 56,88! 53,98 47,98 44,89!')),
  ],
}

const board: Piece = {
  palettes: [
    palette(PAPERS.clay, PAPERS.wood, PAPERS.sand, PAPERS.bark, PAPERS.wood),
    palette(PAPERS.sand, PAPERS.clay, PAPERS.cream, PAPERS.wood, PAPERS.clay),
    palette(PAPERS.wood, PAPERS.bark, PAPERS.clay, PAPERS.bark, PAPERS.bark),
  ],
  shapes: [
    sheet('base', cut('18,25! 40,23! 43,8 50,2 57,8 60,23! 82,24! 87,30! 88,92! 82,98! 18,98! 12,92! 13,31!'), 0.8),
    sheet('trim', disc(50, 12, 3.6)),
    sheet('shade', cut('80,24! 82,24! 87,30! 88,92! 82,98! 79,98!')),
  ],
}

const steam: Piece = {
  palettes: [
    palette(PAPERS.white, PAPERS.cream, PAPERS.paper, PAPERS.white, PAPERS.cream),
    palette(saffron.pale, saffron.tint, PAPERS.paper, saffron.pale, saffron.tint),
    palette(lake.pale, lake.tint, PAPERS.white, lake.pale, lake.tint),
    palette(PAPERS.blush, tomato.tint, tomato.pale, tomato.pale, tomato.tint),
    palette(herb.pale, herb.tint, PAPERS.white, herb.pale, herb.tint),
    palette(beet.pale, beet.tint, PAPERS.white, beet.pale, beet.tint),
  ],
  shapes: [
    sheet('base', ribbon('25,99 19,88 20,77 26,66 26,55 20,44 22,32 29,24', 9, 2), 0.4),
    sheet('glow', ribbon('50,99 43,86 44,72 51,58 52,44 46,30 48,16 56,5', 11, 2), 0.4),
    sheet('base', ribbon('76,99 70,89 71,79 77,69 78,59 72,48 73,38 80,29', 9, 2), 0.4),
  ],
}

export const tools = { spoon, whisk, knife, fork, board, steam }
