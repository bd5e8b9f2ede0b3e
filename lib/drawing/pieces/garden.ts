import { cut, petal, ribbon } from '../cut.ts'
import { PAPERS, SHEETS, palette } from '../palette.ts'
import { sheet, type Piece } from '../piece.ts'

const { tomato, saffron, herb, beet, lake } = SHEETS

/** Greens and the other papers that leaves are cut from. */
const FOLIAGE: Piece['palettes'] = [
  palette(herb.main, herb.deep, herb.bright, herb.tint, herb.deep),
  palette(herb.bright, herb.main, herb.tint, herb.pale, herb.deep),
  palette(herb.tint, herb.bright, herb.pale, herb.main, herb.main),
  palette(saffron.main, saffron.deep, saffron.tint, saffron.pale, saffron.deep),
  palette(lake.main, lake.deep, lake.bright, lake.tint, lake.deep),
  palette(lake.bright, lake.main, lake.tint, lake.pale, lake.deep),
  palette(tomato.bright, tomato.main, tomato.tint, tomato.pale, tomato.deep),
  palette(beet.bright, beet.main, beet.tint, beet.pale, beet.deep),
  palette(PAPERS.cream, PAPERS.sand, PAPERS.white, PAPERS.white, PAPERS.clay),
]

const leaf: Piece = {
  palettes: FOLIAGE,
  shapes: [
    sheet('mark', ribbon('51,82 50,90 46,97', 4.5, 5.5), 0.4),
    sheet('base', cut('52,1! 66,15 77,36 75,60 64,78 51,90! 36,79 25,60 24,37 36,16'), 0.8),
    sheet('shade', cut('52,1! 66,15 77,36 75,60 64,78 51,90! 52,45')),
    sheet('trim', cut('51,16! 53,40! 52,85! 49.5,85! 49,42!')),
    sheet('trim', cut('50,40! 36,28! 34,30!')),
    sheet('trim', cut('50,56! 31,43! 29,46!')),
    sheet('trim', cut('50,72! 34,61! 32,64!')),
    sheet('glow', cut('53,44! 66,31! 68,34!')),
    sheet('glow', cut('53,60! 69,47! 71,50!')),
    sheet('glow', cut('52,75! 66,64! 68,67!')),
  ],
}

const SPRIG_LEAVES = [
  [50, 88, -62, 30],
  [50, 80, 60, 31],
  [49, 66, -56, 30],
  [50, 57, 56, 30],
  [50, 44, -50, 28],
  [51, 36, 48, 27],
  [51, 26, -38, 24],
  [52, 25, 12, 26],
] as const

const sprig: Piece = {
  palettes: FOLIAGE,
  shapes: [
    sheet('mark', ribbon('48,100 50,70 49,48 52,22', 4, 2.2), 0.4),
    ...SPRIG_LEAVES.map(([x, y, direction, length], index) =>
      sheet(index % 3 === 1 ? 'shade' : index % 3 === 2 ? 'glow' : 'base', petal(x, y, direction, length, 17), 0.5),
    ),
  ],
}

/** A many-fingered leaf cut in one go, as Matisse did; the wall decoration of the covers. */
const frond: Piece = {
  palettes: FOLIAGE,
  shapes: [
    sheet(
      'base',
      cut(
        '46,99! 46,86 38,86 20,91 12,84 20,77 36,77 45,74! 44,66 34,65 14,68 6,60 14,54 34,56 44,54! 44,47 34,44 18,44 11,36 20,31 36,37 45,36! 44,28 36,22 28,12 34,5 43,12 48,22! 50,8 57,1 63,8 60,22 56,33! 66,28 80,20 88,26 82,36 66,41 56,44! 57,53 68,50 86,44 94,51 87,60 68,63 56,63! 57,72 66,71 82,67 89,74 81,82 66,82 55,83! 54,99!',
      ),
      0.6,
    ),
  ],
}

const carrot: Piece = {
  palettes: [
    palette('#E2772F', tomato.main, '#F0994F', herb.bright, herb.main),
    palette(saffron.main, saffron.deep, saffron.tint, herb.bright, herb.main),
    palette(beet.bright, beet.main, beet.tint, herb.bright, herb.main),
    palette(PAPERS.cream, PAPERS.sand, PAPERS.white, herb.bright, herb.main),
  ],
  shapes: [
    sheet('mark', petal(50, 36, -34, 35, 15), 0.5),
    sheet('mark', petal(50, 36, 36, 33, 15), 0.5),
    sheet('trim', petal(49, 36, -10, 35, 14), 0.5),
    sheet('trim', petal(51, 36, 16, 32, 14), 0.5),
    sheet('base', cut('36,32 50,28 64,31 69,42 63,60 56,80 51,100! 47,99! 41,78 34,58 31,42'), 0.8),
    sheet('shade', cut('64,31! 69,42 63,60 56,80 51,100! 49,99! 55,64 58,44')),
    sheet('shade', cut('32,46! 46,44! 45,47! 33,50!')),
    sheet('glow', cut('50,56! 62,53! 61,57! 50,59!')),
    sheet('shade', cut('37,66! 47,65! 46,68! 38,69!')),
    sheet('glow', cut('49,79! 56,77! 55,81! 49,82!')),
  ],
}

const mushroom: Piece = {
  palettes: [
    palette(PAPERS.clay, PAPERS.wood, PAPERS.cream, PAPERS.sand, PAPERS.sand),
    palette(PAPERS.wood, PAPERS.bark, PAPERS.cream, PAPERS.clay, PAPERS.sand),
    palette(PAPERS.cream, PAPERS.sand, PAPERS.white, PAPERS.white, PAPERS.sand),
    palette(saffron.main, saffron.deep, PAPERS.paper, saffron.tint, PAPERS.sand),
    palette(beet.tint, beet.bright, PAPERS.paper, beet.pale, beet.pale),
  ],
  shapes: [
    sheet('glow', cut('37,50! 63,50! 63,70 71,87! 62,96 40,97 29,89! 37,70'), 0.6),
    sheet('mark', cut('54,52! 63,50! 63,70 71,87! 62,96 52,96.5! 58,84 54,68')),
    sheet('shade', cut('8,49! 92,47! 78,61 50,66 23,62'), 0.4),
    sheet('base', cut('3,48! 6,32 20,15 48,6 75,13 93,31 97,47! 74,54 50,56 26,55'), 0.8),
    sheet('shade', cut('75,13! 93,31 97,47! 74,54 52,55.5! 73,45 80,29')),
    sheet('trim', cut('15,38! 20,26 31,18 42,15! 39,22 29,29 22,41!')),
  ],
}

const chilli: Piece = {
  palettes: [
    palette(tomato.main, tomato.deep, tomato.tint, herb.main, herb.deep),
    palette(herb.bright, herb.main, herb.pale, herb.deep, herb.deep),
    palette(saffron.main, saffron.deep, saffron.pale, herb.main, herb.deep),
  ],
  shapes: [
    sheet('mark', ribbon('14,34 7,24 8,12', 6, 5), 0.4),
    sheet('base', cut('10,36! 20,28 30,29! 36,46 50,60 72,68 98,63! 82,80 56,84 32,73 16,54'), 0.8),
    sheet('shade', cut('98,63! 82,80 56,84 32,73 20,59! 40,71 62,76')),
    sheet('glow', cut('28,38! 34,49 44,58! 34,54 27,44!')),
    sheet('trim', cut('5,36! 14,24 30,23 36,33! 28,31! 24,41! 18,34! 11,42!'), 0.5),
  ],
}

export const garden = { leaf, sprig, frond, carrot, mushroom, chilli }
