import { cut, disc, ribbon } from '../cut.ts'
import { PAPERS, SHEETS, palette } from '../palette.ts'
import { sheet, type Piece } from '../piece.ts'

const { tomato, saffron, herb, beet, lake } = SHEETS

/** Glazes that every vessel comes in: base, shade, glow, trim, mark. */
const GLAZES: Piece['palettes'] = [
  palette(lake.main, lake.deep, lake.bright, saffron.main, PAPERS.cream),
  palette(PAPERS.cream, PAPERS.sand, PAPERS.white, tomato.main, lake.main),
  palette(saffron.main, saffron.deep, saffron.tint, tomato.main, PAPERS.paper),
  palette(tomato.main, tomato.deep, tomato.bright, PAPERS.cream, saffron.main),
  palette(herb.main, herb.deep, herb.bright, saffron.tint, PAPERS.cream),
  palette(beet.main, beet.deep, beet.bright, beet.tint, saffron.main),
  palette(beet.tint, beet.bright, beet.pale, beet.main, PAPERS.cream),
  palette(lake.tint, lake.bright, lake.pale, lake.main, PAPERS.white),
  palette(herb.tint, herb.bright, herb.pale, herb.deep, PAPERS.white),
  palette(tomato.tint, tomato.bright, tomato.pale, tomato.deep, PAPERS.white),
]

const bowl: Piece = {
  palettes: GLAZES,
  shapes: [
    sheet('shade', cut('34,80! 65,79! 69,91! 31,92!'), 0.8),
    sheet('base', cut('3,37! 97,36! 94,52 85,68 72,79 62,84! 37,85! 26,79 13,67 5,51'), 0.6),
    sheet('shade', cut('97,36! 94,52 85,68 72,79 62,84! 47,85! 64,76 76,61 81,36!')),
    sheet('trim', cut('4.5,46! 95,45! 93,54! 50,57! 7,56!')),
    sheet('mark', cut('17,47! 24,50.5! 17,54.5! 10,50.5!')),
    sheet('mark', cut('34,47! 41,51! 34,55! 27,51!')),
    sheet('mark', cut('51,47! 58,51! 51,55.4! 44,51!')),
    sheet('mark', cut('68,46.6! 75,50.4! 68,54.6! 61,50.6!')),
    sheet('mark', cut('85,46! 91,49.8! 85,53.6! 78,50!')),
    sheet('glow', cut('1,31! 98,29.5! 99,39! 2,41!'), 0.8),
  ],
}

const deepBowl: Piece = {
  palettes: GLAZES,
  shapes: [
    sheet('shade', cut('37,88! 64,87! 66,95! 34,96!'), 0.8),
    sheet('base', cut('9,22! 92,20! 93,42 88,64 78,80 64,90! 37,91! 22,81 12,64 7,44'), 0.6),
    sheet('shade', cut('92,20! 93,42 88,64 78,80 64,90! 52,90! 68,78 76,56 76,20.5!')),
    sheet('glow', cut('8,40! 50,37! 93,38! 92,52! 52,51! 9,54!')),
    sheet('mark', cut('16,42! 24,41! 20,51!')),
    sheet('mark', cut('33,41! 41,40! 37,51!')),
    sheet('mark', cut('50,40! 58,40! 54,50!')),
    sheet('mark', cut('67,40! 75,40! 71,50!')),
    sheet('trim', cut('5,16! 95,13! 96,23! 6,26!'), 0.8),
  ],
}

const pot: Piece = {
  palettes: GLAZES,
  shapes: [
    sheet('shade', cut('0,45! 17,43! 17,51! 8,52! 8,58! 18,58! 18,66! 6,66! 0,60!'), 0.6),
    sheet('shade', cut('100,44! 83,43! 83,51! 92,51! 92,58! 82,58! 82,66! 94,65! 100,60!'), 0.6),
    sheet('base', cut('10,38! 90,37! 90,60 87,82 80,90! 66,93 32,94 19,89! 13,80 11,58'), 0.6),
    sheet('shade', cut('90,37! 90,60 87,82 80,90! 68,93 54,93.5! 70,84 75,64 75,37!')),
    sheet('glow', cut('20,50! 27,49! 29,76! 23,75!')),
    sheet('trim', disc(50, 13, 8, 6.5), 0.6),
    sheet('trim', cut('46,16! 55,16! 56,24! 45,24!')),
    sheet('base', cut('7,35! 13,27 30,21 50,19 70,20 87,26 94,34!'), 0.6),
    sheet('glow', cut('16,30! 30,24 46,22! 45,26! 30,28!')),
    sheet('trim', cut('4,33! 96,31.5! 97,39.5! 5,41!'), 0.8),
  ],
}

const cup: Piece = {
  palettes: GLAZES,
  shapes: [
    sheet('shade', ribbon('70,44 88,41 95,51 91,64 70,70', 7.5), 0.6),
    sheet('base', cut('12,30! 80,29! 80,55 76,80! 67,90 27,91 17,82! 13,56'), 0.8),
    sheet('shade', cut('80,29! 80,55 76,80! 67,90 52,90.5! 64,78 66,54 65,30!')),
    sheet('trim', cut('13,57! 40,55! 79,56! 78,66! 46,65! 14,67!')),
    sheet('glow', disc(46, 29.5, 34, 8), 0.5),
    sheet('mark', disc(46.5, 30.5, 27.5, 5.3)),
  ],
}

const jar: Piece = {
  palettes: [
    palette(lake.pale, lake.tint, PAPERS.paper, tomato.bright, tomato.main),
    palette(lake.tint, lake.bright, PAPERS.paper, saffron.main, herb.main),
    palette(beet.pale, beet.tint, PAPERS.paper, beet.main, beet.bright),
    palette(herb.pale, herb.tint, PAPERS.paper, herb.bright, herb.main),
    palette(saffron.pale, saffron.tint, PAPERS.white, saffron.deep, tomato.main),
    palette(PAPERS.cream, PAPERS.sand, PAPERS.white, tomato.main, lake.main),
  ],
  shapes: [
    sheet('base', cut('25,24! 75,23! 80,33 83,42 83,88! 77,95 24,96 17,89! 17,43 20,33'), 0.8),
    sheet('trim', cut('18,44! 34,42! 52,45! 70,43! 82.5,45! 82,87! 76,93 25,94 18,88!')),
    sheet('shade', cut('71,24! 75,23! 80,33 83,42 83,88! 77,95 66,95! 73,84 74,44')),
    sheet('glow', cut('28,54! 66,52! 67,79! 29,80!'), 0.4),
    sheet('mark', cut('47,57! 56,64 55,72 47,76! 40,71 39,64')),
    sheet('mark', cut('20,7! 79,5! 81,14! 80,22! 20,24! 19,15!'), 0.8),
    sheet('glow', cut('20,14! 80,12! 80,15! 20,17!')),
  ],
}

const jug: Piece = {
  palettes: GLAZES,
  shapes: [
    sheet('shade', ribbon('68,18 86,19 92,36 84,54 70,60', 7), 0.6),
    sheet('base', cut('13,9! 74,7! 71,24 70,36 78,54 81,72 75,89! 68,95 30,96 22,90! 15,72 19,54 28,36 26,24'), 0.8),
    sheet('shade', cut('74,7! 71,24 70,36 78,54 81,72 75,89! 68,95 54,95.5! 66,84 67,66 60,48 58,30 60,8!')),
    sheet('trim', cut('19,56! 48,53! 79,56! 81,68! 48,65! 16,69!')),
    sheet('mark', cut('30,54! 37,61! 31,67! 24,62!')),
    sheet('mark', cut('49,53! 56,59! 49,65! 42,60!')),
    sheet('glow', cut('9,6! 76,3! 75,11! 15,13!'), 0.5),
  ],
}

const bottle: Piece = {
  palettes: [
    palette(herb.main, herb.deep, herb.bright, PAPERS.cream, tomato.main),
    palette(lake.main, lake.deep, lake.bright, PAPERS.cream, saffron.main),
    palette(beet.main, beet.deep, beet.bright, PAPERS.cream, saffron.main),
    palette(saffron.main, saffron.deep, saffron.tint, PAPERS.white, herb.main),
    palette(tomato.bright, tomato.main, tomato.tint, PAPERS.cream, tomato.deep),
    palette(lake.tint, lake.bright, lake.pale, PAPERS.white, lake.deep),
    palette(herb.tint, herb.bright, herb.pale, PAPERS.white, herb.deep),
  ],
  shapes: [
    sheet('mark', cut('43,0! 57,0! 58,9! 42,9!')),
    sheet('base', cut('41,7! 59,7! 60,26 67,38 72,48 72,92! 67,98 34,98 28,93! 28,48 33,38 40,26'), 0.8),
    sheet('shade', cut('54,7! 59,7! 60,26 67,38 72,48 72,92! 67,98 58,98! 63,90 62,50 55,36 54,24')),
    sheet('glow', cut('33,50! 37,48! 38,58! 33,58!')),
    sheet('trim', cut('28,60! 72,58! 72,84! 28,85!')),
    sheet('mark', cut('50,63! 58,70 57,77 50,82! 43,78 42,70')),
  ],
}

const plate: Piece = {
  palettes: GLAZES,
  shapes: [
    sheet('base', disc(50, 50, 48), 0.8),
    ...Array.from({ length: 14 }, (_, index) => {
      const angle = (index / 14) * Math.PI * 2
      return sheet('trim', disc(50 + Math.cos(angle) * 42, 50 + Math.sin(angle) * 42, 2.6))
    }),
    sheet('shade', disc(50, 50, 36)),
    sheet('glow', disc(49.2, 49, 34.5)),
  ],
}

export const vessels = { bowl, deepBowl, pot, cup, jar, jug, bottle, plate }
