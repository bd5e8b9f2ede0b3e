import { cut, disc, petal, ribbon } from '../cut.ts'
import { PAPERS, SHEETS, palette } from '../palette.ts'
import { sheet, type Piece, type Shape } from '../piece.ts'

const { tomato: red, saffron, herb, beet, lake } = SHEETS

/** Wedges of flesh around a centre, from one angle over a sweep. */
function segments(cx: number, cy: number, reach: number, count: number, from: number, sweep: number): Shape[] {
  return Array.from({ length: count }, (_, index) => {
    const middle = from + ((index + 0.5) / count) * sweep
    const half = (sweep / count) * 0.4
    const point = (angle: number, distance: number, end = '') => {
      const x = cx + Math.cos(angle) * distance * reach
      return `${x.toFixed(1)},${(cy + Math.sin(angle) * distance * reach).toFixed(1)}${end}`
    }
    const outline = [point(middle, 0.14, '!'), point(middle - half, 0.84), point(middle, 1), point(middle + half, 0.84)]
    return sheet(index % 3 === 1 ? 'shade' : 'trim', cut(outline.join(' ')))
  })
}

const PEELS: Piece['palettes'] = [
  palette(saffron.main, saffron.main, PAPERS.paper, saffron.bright, saffron.deep),
  palette(red.bright, red.bright, saffron.pale, '#E98B4F', red.main),
  palette(herb.bright, '#92B36B', herb.pale, herb.tint, herb.main),
  palette('#EBC23F', '#E9BC36', PAPERS.paper, '#F5D96B', saffron.deep),
  palette(red.tint, red.bright, red.pale, '#E87A62', red.main),
]

const citrus: Piece = {
  palettes: PEELS,
  shapes: [
    sheet('base', disc(50, 50, 48), 0.8),
    sheet('glow', disc(50, 50, 41)),
    ...segments(50, 50, 39, 9, 0.2, Math.PI * 2),
    sheet('mark', cut('58,37! 61,32 59,28! 56,32')),
    sheet('mark', cut('37,60! 32,63 30,67! 36,65')),
  ],
}

const wedge: Piece = {
  palettes: PEELS,
  shapes: [
    sheet('base', cut('1,36! 99,34! 96,52 86,70 70,81 50,85 30,82 13,70 4,53'), 0.8),
    sheet('glow', cut('7,36! 93,34.5! 89,50 80,65 66,75 50,78.5 33,76 19,66 10,51')),
    ...segments(50, 34, 40, 5, 0.08, Math.PI - 0.1),
  ],
}

const lemon: Piece = {
  palettes: [
    palette('#EBC23F', saffron.main, '#F7E08A', herb.main, saffron.deep),
    palette(saffron.main, saffron.deep, saffron.tint, herb.main, saffron.deep),
    palette(herb.bright, herb.main, herb.tint, herb.deep, herb.deep),
    palette(red.bright, red.main, red.tint, herb.main, red.deep),
  ],
  shapes: [
    sheet('trim', petal(16, 40, 32, 36, 26), 0.6),
    sheet('base', cut('2,50! 11,43 20,33 40,23 64,24 80,36 88,47 98,53! 90,61 80,72 62,82 40,81 22,71 11,58'), 0.8),
    sheet('shade', cut('98,53! 90,61 80,72 62,82 40,81 24,73! 46,74 66,68 80,56')),
    sheet('glow', cut('27,40! 38,32 50,30! 44,37 34,44!')),
    sheet('mark', disc(56, 42, 1.3)),
    sheet('mark', disc(66, 50, 1.3)),
    sheet('mark', disc(51, 56, 1.3)),
  ],
}

const tomato: Piece = {
  palettes: [
    palette(red.main, red.deep, red.bright, herb.main, herb.deep),
    palette(red.bright, red.main, red.tint, herb.main, herb.deep),
    palette(saffron.main, saffron.deep, saffron.tint, herb.main, herb.deep),
    palette(beet.main, beet.deep, beet.bright, herb.bright, herb.main),
  ],
  shapes: [
    sheet('base', cut('50,22 66,17 84,25 95,42 95,62 86,80 68,91 48,93 28,90 12,78 4,60 6,40 17,25 34,18'), 0.8),
    sheet('shade', cut('84,25! 95,42 95,62 86,80 68,91 44,93! 66,82 79,66 84,46')),
    sheet('glow', cut('16,44! 20,34 29,28! 30,33 24,40 21,50!')),
    sheet('mark', ribbon('50,26 49,16 55,6', 6, 5)),
    sheet('trim', cut('50,16! 57,23! 76,15! 67,27! 80,38! 60,34! 50,50! 42,34! 22,39! 35,27! 25,15! 44,23!'), 0.7),
  ],
}

const pear: Piece = {
  palettes: [
    palette(herb.tint, herb.bright, herb.pale, herb.main, PAPERS.bark),
    palette(saffron.main, saffron.deep, saffron.tint, herb.main, PAPERS.bark),
    palette(red.bright, red.main, red.tint, herb.main, PAPERS.bark),
    palette(beet.bright, beet.main, beet.tint, herb.main, beet.deep),
  ],
  shapes: [
    sheet('mark', ribbon('50,22 51,12 57,3', 5, 4)),
    sheet('trim', petal(53, 16, 80, 33, 24), 0.6),
    sheet('base', cut('50,17 61,23 65,38 77,54 83,72 74,90 52,97 29,92 17,75 22,55 34,39 39,24'), 0.8),
    sheet('shade', cut('61,23! 65,38 77,54 83,72 74,90 48,97! 64,86 68,68 58,46')),
    sheet('glow', cut('28,66! 33,55 40,47! 41,52 37,62 35,72!')),
  ],
}

const avocado: Piece = {
  palettes: [
    palette(herb.deep, herb.bright, '#D8DE9A', PAPERS.bark, PAPERS.clay),
    palette(herb.main, herb.tint, '#E3E6AE', PAPERS.wood, PAPERS.sand),
  ],
  shapes: [
    sheet('base', cut('50,2 63,9 69,26 80,44 87,64 79,86 52,98 24,88 12,66 20,44 31,26 37,9'), 0.8),
    sheet('shade', cut('50,8 60,15 64,30 74,47 80,65 73,82 51,92 29,83 19,66 26,47 36,30 40,15')),
    sheet('glow', cut('50,13 57,20 60,33 69,49 74,66 68,79 51,86 34,79 25,66 31,49 40,33 43,20')),
    sheet('trim', disc(50, 65, 16.5), 0.5),
    sheet('mark', cut('39,64! 42,56 49,52! 48,57 44,62!')),
  ],
}

const radish: Piece = {
  palettes: [
    palette(beet.bright, beet.main, beet.tint, herb.bright, herb.main),
    palette(beet.main, beet.deep, beet.bright, herb.bright, herb.main),
    palette(red.bright, red.main, red.tint, herb.bright, herb.main),
    palette(PAPERS.cream, PAPERS.sand, PAPERS.white, herb.bright, herb.main),
    palette(lake.tint, lake.bright, lake.pale, herb.bright, herb.main),
  ],
  shapes: [
    sheet('mark', petal(50, 44, -28, 44, 22), 0.6),
    sheet('mark', petal(50, 44, 32, 42, 22), 0.6),
    sheet('trim', petal(50, 46, 3, 44, 22), 0.6),
    sheet('base', cut('50,40 66,41 78,52 77,66 66,78 55,84 50,100! 46,84 34,78 23,66 22,52 34,41'), 0.8),
    sheet('shade', cut('66,41! 78,52 77,66 66,78 55,84 50,100! 49,84 62,70 67,56')),
    sheet('glow', cut('30,58! 33,50 40,46! 40,51 36,58!')),
  ],
}

export const fruit = { citrus, wedge, lemon, tomato, pear, avocado, radish }
