import { cut, disc } from '../cut.ts'
import { PAPERS, SHEETS, palette } from '../palette.ts'
import { sheet, type Piece } from '../piece.ts'

const { tomato, saffron, herb, beet, lake } = SHEETS

const fish: Piece = {
  palettes: [
    palette(lake.bright, lake.main, lake.pale, saffron.main, PAPERS.ink),
    palette(tomato.tint, tomato.bright, tomato.pale, tomato.main, PAPERS.ink),
    palette(lake.main, lake.deep, lake.tint, tomato.bright, PAPERS.ink),
    palette(saffron.main, saffron.deep, saffron.pale, tomato.main, PAPERS.ink),
    palette(PAPERS.cream, PAPERS.sand, PAPERS.white, lake.bright, PAPERS.ink),
    palette(beet.tint, beet.bright, beet.pale, beet.main, PAPERS.ink),
    palette(herb.tint, herb.bright, herb.pale, saffron.main, PAPERS.ink),
  ],
  shapes: [
    sheet('trim', cut('34,34! 46,18! 60,19! 68,33!'), 0.5),
    sheet('shade', cut('42,66! 54,66! 56,79! 46,76!'), 0.5),
    sheet('base', cut('2,53! 10,42 26,31 46,28 66,35 82,47! 98,29! 94,51! 99,74! 81,58! 66,68 46,74 26,72 10,64'), 0.8),
    sheet('glow', cut('2,53! 20,55 44,58 81,56! 66,68 46,74 26,72 10,64')),
    sheet('shade', cut('27,30! 33,40 34,54 30,73! 25,72! 28,54 26,42 22,33!')),
    sheet('shade', cut('40,36! 47,40 47,48 40,51! 43,44')),
    sheet('shade', cut('53,38! 60,42 60,50 53,53! 56,46')),
    sheet('shade', cut('66,42! 72,46 72,52 66,54! 69,48')),
    sheet('shade', cut('84,48! 93,40! 91,46!')),
    sheet('shade', cut('85,56! 95,61! 92,65!')),
    sheet('trim', cut('38,57! 50,60! 55,68! 44,65!')),
    sheet('glow', disc(16, 46, 4.6)),
    sheet('mark', disc(15.5, 46, 2.4)),
  ],
}

const bone: Piece = {
  palettes: [
    palette(PAPERS.cream, PAPERS.sand, PAPERS.white, PAPERS.sand, PAPERS.clay),
    palette(PAPERS.white, PAPERS.sand, PAPERS.paper, PAPERS.sand, PAPERS.clay),
    palette(saffron.tint, saffron.main, saffron.pale, saffron.main, saffron.deep),
    palette(PAPERS.blush, tomato.tint, tomato.pale, tomato.tint, tomato.bright),
  ],
  shapes: [
    sheet(
      'base',
      cut(
        '26,43! 73,41! 75,30 85,25 95,31 95,43 89,49! 97,55 96,68 86,73 77,69 73,58! 27,60! 24,71 14,75 4,69 4,57 11,51! 3,45 4,33 14,27 24,32',
      ),
      0.8,
    ),
    sheet(
      'shade',
      cut('89,49! 97,55 96,68 86,73 77,69 73,58! 27,60! 24,71 14,75 6,71! 16,68 22,56! 76,53! 84,64 91,60'),
    ),
    sheet('glow', cut('10,38! 13,33 18,32! 17,36 13,41!')),
  ],
}

const PAW_TOES = [
  [17, 41, 11, 14],
  [38, 21, 11.5, 15],
  [63, 20, 11.5, 15],
  [84, 40, 11, 14],
] as const

const paw: Piece = {
  palettes: [
    palette(PAPERS.bark, PAPERS.ink, PAPERS.wood, PAPERS.blush, PAPERS.clay),
    palette(PAPERS.clay, PAPERS.wood, PAPERS.sand, PAPERS.bark, PAPERS.bark),
    palette(saffron.main, saffron.deep, saffron.tint, PAPERS.bark, PAPERS.bark),
    palette(PAPERS.cream, PAPERS.sand, PAPERS.white, PAPERS.blush, PAPERS.clay),
    palette(lake.main, lake.deep, lake.bright, lake.tint, lake.tint),
    palette(beet.bright, beet.main, beet.tint, beet.pale, beet.pale),
    palette(tomato.bright, tomato.main, tomato.tint, tomato.pale, tomato.pale),
  ],
  shapes: [
    ...PAW_TOES.map(([x, y, rx, ry]) => sheet('base', disc(x, y, rx, ry), 0.8)),
    sheet('base', cut('50,44 64,48 73,60 85,72 84,87 70,95 50,89 31,95 16,88 15,73 27,61 36,48'), 0.8),
    sheet('shade', cut('64,48! 73,60 85,72 84,87 70,95 54,90! 70,84 71,72 64,60')),
    ...PAW_TOES.map(([x, y, rx, ry]) => sheet('glow', disc(x - 1.5, y - 2, rx * 0.5, ry * 0.5))),
    sheet('glow', cut('34,66! 40,57 48,54! 46,60 41,66 38,73!')),
  ],
}

export const animals = { fish, bone, paw }
