import { cut, disc, ribbon } from '../cut.ts'
import { PAPERS, SHEETS, palette } from '../palette.ts'
import { sheet, type Piece } from '../piece.ts'

const { tomato, saffron, herb, beet, lake } = SHEETS

const egg: Piece = {
  palettes: [
    palette(PAPERS.cream, PAPERS.sand, PAPERS.white, PAPERS.clay, PAPERS.clay),
    palette(PAPERS.blush, '#D9967A', tomato.pale, PAPERS.wood, PAPERS.wood),
    palette(lake.pale, lake.tint, PAPERS.white, lake.bright, lake.bright),
    palette(PAPERS.clay, PAPERS.wood, PAPERS.sand, PAPERS.bark, PAPERS.bark),
  ],
  shapes: [
    sheet('base', cut('50,4 67,14 81,38 86,62 77,84 51,96 24,85 14,62 19,38 33,14'), 0.8),
    sheet('shade', cut('67,14! 81,38 86,62 77,84 44,95.5! 64,84 71,62 70,36')),
    sheet('glow', cut('28,50! 31,36 39,26! 40,33 36,44 33,55!')),
    sheet('trim', disc(48, 62, 2)),
    sheet('trim', disc(57, 48, 1.6)),
    sheet('trim', disc(42, 76, 1.6)),
  ],
}

const friedEgg: Piece = {
  palettes: [
    palette(PAPERS.white, PAPERS.sand, saffron.bright, saffron.main, saffron.pale),
    palette(PAPERS.cream, PAPERS.sand, saffron.main, '#E2772F', saffron.pale),
  ],
  shapes: [
    sheet(
      'base',
      cut('46,4 62,10 74,8 88,20 90,36 98,50 92,68 78,76 70,92 52,94 38,88 20,92 8,78 10,62 2,46 10,30 24,24 30,9'),
      0.8,
    ),
    sheet('shade', disc(51, 51, 23.5)),
    sheet('trim', disc(50, 49, 22)),
    sheet('glow', disc(47.5, 46, 17)),
    sheet('mark', cut('36,45! 39,36 46,32! 46,37 41,44!')),
  ],
}

const bread: Piece = {
  palettes: [
    palette(PAPERS.wood, PAPERS.bark, saffron.pale, PAPERS.sand, PAPERS.clay),
    palette(PAPERS.clay, PAPERS.wood, PAPERS.cream, saffron.tint, PAPERS.clay),
    palette(PAPERS.bark, PAPERS.ink, PAPERS.sand, PAPERS.clay, PAPERS.wood),
  ],
  shapes: [
    sheet('base', cut('13,41! 5,32 8,17 24,8 50,5 76,7 92,17 95,31 87,41! 89,88! 82,95! 17,96! 11,89!'), 0.8),
    sheet('glow', cut('21,38! 13,30 16,21 29,15 50,12 72,14 84,21 87,30 79,38! 81,87! 19,88!')),
    sheet('mark', disc(36, 34, 3.4, 2.4)),
    sheet('mark', disc(60, 29, 2.6, 3.2)),
    sheet('mark', disc(66, 56, 3.6, 2.6)),
    sheet('mark', disc(40, 64, 2.4, 3)),
    sheet('mark', disc(54, 76, 3.2, 2.2)),
    sheet('trim', cut('27,74! 33,66! 35,82!')),
  ],
}

const loaf: Piece = {
  palettes: [
    palette(PAPERS.clay, PAPERS.wood, saffron.tint, saffron.pale, PAPERS.bark),
    palette(PAPERS.wood, PAPERS.bark, PAPERS.clay, PAPERS.cream, PAPERS.bark),
    palette(saffron.main, saffron.deep, saffron.tint, PAPERS.cream, PAPERS.wood),
  ],
  shapes: [
    sheet('base', cut('2,70! 4,52 16,36 36,27 60,26 82,34 96,50 98,69! 88,78 50,80 12,79'), 0.8),
    sheet('shade', cut('98,69! 88,78 50,80 12,79 2,70! 30,71 66,69 92,56')),
    sheet('trim', cut('20,56! 24,44 34,33! 40,32! 32,44 28,58!')),
    sheet('trim', cut('40,55! 44,42 54,29! 60,29! 52,43 48,57!')),
    sheet('trim', cut('61,55! 65,44 73,33! 79,36! 72,46 69,56!')),
  ],
}

const cheese: Piece = {
  palettes: [
    palette(saffron.main, saffron.deep, saffron.tint, saffron.bright, saffron.deep),
    palette('#EBC23F', saffron.main, '#F7E08A', saffron.tint, saffron.deep),
    palette(PAPERS.cream, PAPERS.sand, PAPERS.white, PAPERS.cream, PAPERS.clay),
  ],
  shapes: [
    sheet('glow', cut('3,50! 62,19! 97,42! 97,49! 4,56!'), 0.8),
    sheet('base', cut('3,52! 97,44! 96,79! 4,83!'), 0.8),
    sheet('shade', disc(28, 67, 8.5, 7.5)),
    sheet('shade', disc(58, 58, 5.5, 5)),
    sheet('shade', disc(77, 69, 7.5, 6.5)),
    sheet('mark', disc(30, 68.5, 5.6, 4.8)),
    sheet('mark', disc(79, 70.5, 4.8, 4)),
    sheet('shade', disc(60, 34, 8, 4)),
    sheet('shade', disc(45, 76, 3.4)),
  ],
}

const cake: Piece = {
  palettes: [
    palette(saffron.tint, saffron.main, PAPERS.white, tomato.bright, tomato.main),
    palette(PAPERS.bark, '#54321D', beet.pale, beet.bright, beet.main),
    palette(beet.tint, beet.bright, PAPERS.white, beet.main, herb.main),
    palette(PAPERS.sand, PAPERS.clay, saffron.pale, saffron.main, tomato.main),
  ],
  shapes: [
    sheet('base', cut('5,48! 95,40! 94,92! 6,94!'), 0.8),
    sheet('shade', cut('80,42! 95,40! 94,92! 79,92.5!')),
    sheet('trim', cut('5,62! 50,60! 95,60! 95,69! 50,69! 5,71!')),
    sheet(
      'glow',
      cut(
        '3,46! 30,34 64,27 90,30! 97,38! 96,50! 88,56 82,48 74,60 66,62 60,50 50,52 42,64 34,54 24,53 16,62 8,56 3,52',
      ),
      0.6,
    ),
    sheet('mark', disc(60, 22, 9.5), 0.6),
    sheet('mark', ribbon('61,15 64,7 72,3', 2.6)),
  ],
}

export const larder = { egg, friedEgg, bread, loaf, cheese, cake }
