import { cut, disc } from '../cut.ts'
import { PAPERS, SHEETS, palette } from '../palette.ts'
import { sheet, type Piece } from '../piece.ts'

const { tomato, saffron, herb, beet, lake } = SHEETS

const books: Piece = {
  lead: ['base', 'trim'],
  palettes: [
    palette(lake.main, lake.deep, PAPERS.paper, saffron.main, tomato.bright),
    palette(tomato.main, tomato.deep, PAPERS.paper, lake.bright, saffron.tint),
    palette(herb.main, herb.deep, PAPERS.paper, tomato.tint, saffron.main),
    palette(beet.main, beet.deep, PAPERS.paper, saffron.main, beet.tint),
    palette(saffron.main, saffron.deep, PAPERS.white, lake.main, tomato.main),
    palette(lake.tint, lake.bright, PAPERS.white, tomato.main, lake.main),
  ],
  shapes: [
    sheet('base', cut('4,68! 96,67! 97,73! 97,90! 4,92! 2,80!'), 0.8),
    sheet('glow', cut('12,73! 98,72! 96,80! 98,86! 12,87!')),
    sheet('shade', cut('12,79! 96,78! 96,80! 12,81!')),
    sheet('trim', cut('12,46! 88,44! 91,52! 90,67! 13,69!'), 0.6),
    sheet('mark', cut('24,46! 33,45.6! 33,68! 24,68.4!')),
    sheet('mark', cut('70,44.6! 74,44.5! 74,67.4! 70,67.5!')),
    sheet('mark', cut('20,30! 80,31! 81,45! 19,46!'), 0.6),
    sheet('glow', cut('20,34! 74,34.6! 73,41! 20,41.6!')),
  ],
}

const newspaper: Piece = {
  palettes: [
    palette(PAPERS.white, PAPERS.sand, PAPERS.cream, beet.main, PAPERS.ink),
    palette(PAPERS.white, PAPERS.sand, PAPERS.cream, tomato.main, PAPERS.ink),
    palette(PAPERS.cream, PAPERS.sand, PAPERS.white, lake.main, PAPERS.ink),
    palette(saffron.pale, saffron.tint, PAPERS.white, beet.main, beet.deep),
    palette(beet.pale, beet.tint, PAPERS.white, beet.main, beet.deep),
  ],
  shapes: [
    sheet('shade', cut('14,12! 92,8! 95,90! 17,94!'), 0.6),
    sheet('base', cut('6,8! 84,4! 88,88! 10,92!'), 0.8),
    sheet('mark', cut('14,15! 77,12! 77.5,20! 14.5,23!')),
    sheet('trim', cut('15,30! 46,28.5! 47,54! 16,55.5!')),
    sheet('glow', disc(31, 45, 8, 6)),
    ...[31, 38, 45, 52].map((y) => sheet('shade', cut(`52,${y}! 79,${y - 1.4}! 79,${y + 1.2}! 52,${y + 2.6}!`))),
    ...[62, 69, 76].map((y) => sheet('shade', cut(`17,${y}! 80,${y - 3}! 80,${y - 0.4}! 17,${y + 2.6}!`))),
  ],
}

export const reading = { books, newspaper }

const RAYS = 14

const sun: Piece = {
  palettes: [
    palette(saffron.main, saffron.deep, saffron.bright, saffron.tint, tomato.main),
    palette(tomato.bright, tomato.main, tomato.tint, saffron.main, tomato.deep),
    palette(saffron.tint, saffron.main, saffron.pale, PAPERS.white, saffron.main),
    palette(beet.bright, beet.main, beet.tint, beet.tint, beet.deep),
    palette(lake.tint, lake.bright, lake.pale, lake.pale, lake.bright),
    palette(herb.tint, herb.bright, herb.pale, herb.pale, herb.bright),
  ],
  shapes: [
    ...Array.from({ length: RAYS }, (_, index) => {
      const point = (turn: number, reach: number) => {
        const angle = ((index + turn) / RAYS) * Math.PI * 2
        return `${(50 + Math.cos(angle) * reach).toFixed(1)},${(50 + Math.sin(angle) * reach).toFixed(1)}!`
      }
      return sheet('trim', cut(`${point(-0.3, 33)} ${point(0, index % 2 ? 47 : 49.5)} ${point(0.3, 33)}`), 0.4)
    }),
    sheet('base', disc(50, 50, 30), 0.6),
    sheet('glow', disc(49, 49, 22)),
  ],
}

const tableEdge: Piece = {
  palettes: [
    palette(PAPERS.cream, PAPERS.sand, PAPERS.white, tomato.main, PAPERS.clay),
    palette(tomato.main, tomato.deep, tomato.bright, PAPERS.cream, tomato.deep),
    palette(lake.main, lake.deep, lake.bright, PAPERS.cream, lake.deep),
    palette(herb.main, herb.deep, herb.bright, PAPERS.cream, herb.deep),
    palette(beet.main, beet.deep, beet.bright, beet.tint, beet.deep),
  ],
  shapes: [
    sheet(
      'base',
      cut(
        '0,56! 100,54! 100,84! 92,92! 84,84! 76,92! 68,84! 60,92! 52,84! 44,92! 36,84! 28,92! 20,84! 12,92! 4,84! 0,88!',
      ),
      0.8,
    ),
    sheet('trim', cut('0,74! 100,72! 100,77! 0,79!')),
    sheet('glow', cut('0,54! 100,52! 100,60! 0,62!'), 0.4),
  ],
}

const arch: Piece = {
  palettes: [
    palette(tomato.main, tomato.deep, tomato.bright, tomato.tint, tomato.deep),
    palette(saffron.main, saffron.deep, saffron.tint, saffron.pale, saffron.deep),
    palette(lake.main, lake.deep, lake.bright, lake.tint, lake.deep),
    palette(herb.main, herb.deep, herb.bright, herb.tint, herb.deep),
    palette(beet.main, beet.deep, beet.bright, beet.tint, beet.deep),
  ],
  shapes: [
    sheet('base', cut('7,100! 8,46 14,27 28,11 50,4 72,11 86,27 92,46 93,100!'), 0.6),
    sheet('glow', cut('17,100! 18,47 23,33 34,20 50,14 66,20 77,33 82,47 83,100!')),
  ],
}

export const scenery = { sun, tableEdge, arch }
