import { cut, disc } from '../cut.ts'
import { PAPERS, SHEETS, palette } from '../palette.ts'
import { sheet, type Piece } from '../piece.ts'

const { tomato, saffron, herb, beet, lake } = SHEETS
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
