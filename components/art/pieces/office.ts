import { cut, disc, ribbon } from '../cut.ts'
import { PAPERS, SHEETS, palette } from '../palette.ts'
import { sheet, type Piece, type Shape } from '../piece.ts'

const { tomato, saffron, herb, beet, lake } = SHEETS

/** Papers and inks of a desk: base, shade, glow, trim, mark. */
const DESK: Piece['palettes'] = [
  palette(PAPERS.white, PAPERS.sand, PAPERS.cream, tomato.main, lake.main),
  palette(lake.tint, lake.bright, lake.pale, saffron.main, lake.deep),
  palette(saffron.tint, saffron.main, saffron.pale, tomato.main, PAPERS.bark),
  palette(herb.tint, herb.bright, herb.pale, saffron.main, herb.deep),
  palette(beet.tint, beet.bright, beet.pale, saffron.main, beet.deep),
  palette(lake.main, lake.deep, lake.pale, saffron.main, lake.tint),
]

const STRIPES = 6

/** One stripe of an awning: straight above, with a round hem. */
function stripe(index: number): Shape {
  const top = 14 + 12 * index
  const hem = 3 + (94 / STRIPES) * index
  const end = hem + 94 / STRIPES
  const spec = `${top},12! ${top + 12},12! ${end.toFixed(1)},38! ${((hem + end) / 2).toFixed(1)},50 ${hem.toFixed(1)},38!`
  return sheet(index % 2 ? 'glow' : 'trim', cut(spec), 0.5)
}

const shop: Piece = {
  palettes: DESK,
  shapes: [
    sheet('base', cut('12,34! 88,33! 89,92! 11,93!'), 0.8),
    sheet('shade', cut('19,57! 50,56! 50,80! 19,81!')),
    sheet('glow', cut('22,60! 47,59! 47,77! 22,78!')),
    sheet('mark', cut('59,56! 79,55! 79,92.5! 59,92.5!')),
    sheet('glow', disc(74, 75, 2.4)),
    ...Array.from({ length: STRIPES }, (_, index) => stripe(index)),
    sheet('shade', cut('4,91! 97,90! 97,96! 4,97!'), 0.5),
  ],
}

const parcel: Piece = {
  palettes: [
    palette(PAPERS.clay, PAPERS.wood, PAPERS.cream, saffron.bright, PAPERS.bark),
    palette(PAPERS.sand, PAPERS.clay, PAPERS.white, lake.bright, PAPERS.wood),
    palette(saffron.tint, saffron.main, PAPERS.white, tomato.main, saffron.deep),
  ],
  shapes: [
    sheet('base', cut('9,36! 91,34! 89,92! 11,94!'), 0.8),
    sheet('shade', cut('9,36! 24,14! 77,13! 91,34!')),
    sheet('trim', cut('44,13.5! 57,13.3! 59,34.8! 42,35.2!')),
    sheet('trim', cut('42,35.2! 59,34.8! 58.5,58! 51,54! 43,59!'), 0.3),
    sheet('glow', cut('20,66! 47,65! 47,85! 20,86!'), 0.3),
    sheet('mark', cut('24,71! 43,70.5! 43,73.5! 24,74!')),
    sheet('mark', cut('24,78! 36,77.5! 36,80.5! 24,81!')),
  ],
}

const clock: Piece = {
  palettes: DESK,
  lead: ['mark'],
  shapes: [
    sheet('mark', disc(50, 50, 47), 0.8),
    sheet('base', disc(50, 50, 38)),
    sheet('shade', cut('48,15! 52,15! 52,23! 48,23!')),
    sheet('shade', cut('48,77! 52,77! 52,85! 48,85!')),
    sheet('shade', cut('15,48! 23,48! 23,52! 15,52!')),
    sheet('shade', cut('77,48! 85,48! 85,52! 77,52!')),
    sheet('mark', ribbon('50,54 49,39 50,24', 5.5)),
    sheet('trim', ribbon('47,48 58,55 70,63', 5)),
    sheet('mark', disc(50, 51, 5)),
  ],
}

const page: Piece = {
  palettes: DESK,
  shapes: [
    sheet('base', cut('16,4! 66,3! 85,22! 84,96! 15,97!'), 0.8),
    sheet('shade', cut('66,3! 85,22! 65,23!'), 0.4),
    sheet('trim', cut('26,20! 54,19! 54,28! 26,29!')),
    ...[40, 53, 66].map((top) => sheet('mark', cut(`26,${top}! 74,${top - 0.8}! 74,${top + 4.2}! 26,${top + 5}!`))),
    sheet('mark', cut('26,79! 55,78.5! 55,83.5! 26,84!')),
  ],
}

/** A coin that lies: its edge, its face, and the ring on it. */
const coin = (x: number, y: number): Shape[] => [
  sheet('shade', disc(x, y + 5, 25, 10), 0.4),
  sheet('base', disc(x, y, 25, 10)),
]

const coins: Piece = {
  palettes: [
    palette(saffron.main, saffron.deep, saffron.tint, saffron.deep, saffron.pale),
    palette(saffron.bright, saffron.deep, saffron.pale, tomato.main, saffron.main),
  ],
  shapes: [
    ...[80, 67, 54, 41].flatMap((y) => coin(30, y)),
    sheet('glow', disc(30, 41, 15, 5.5)),
    ...[84, 71].flatMap((y) => coin(71, y)),
    sheet('glow', disc(71, 71, 15, 5.5)),
  ],
}

const calendar: Piece = {
  palettes: DESK,
  shapes: [
    sheet('base', cut('7,15! 93,13! 94,93! 6,95!'), 0.8),
    sheet('trim', cut('7,15! 93,13! 93.4,35! 6.8,37!')),
    sheet('mark', cut('26,5! 33,5! 33,25! 26,25!'), 0.4),
    sheet('mark', cut('67,4! 74,4! 74,24! 67,24!'), 0.4),
    ...[46, 62, 78].flatMap((y) =>
      [17, 36, 55, 74].map((x) =>
        sheet(
          x === 55 && y === 62 ? 'mark' : 'shade',
          cut(`${x},${y}! ${x + 10},${y - 0.4}! ${x + 10},${y + 9}! ${x},${y + 9.4}!`),
        ),
      ),
    ),
  ],
}

const video: Piece = {
  palettes: DESK,
  shapes: [
    sheet('mark', cut('3,14! 97,12! 97,84! 4,86!'), 0.8),
    sheet('base', cut('9,20! 91,18.5! 91,69! 10,70!')),
    sheet('trim', cut('40,28! 66,44! 41,61!'), 0.6),
    sheet('shade', cut('11,75! 89,74! 89,78! 11,79!')),
    sheet('trim', cut('11,75! 52,74.5! 52,78.5! 11,79!')),
  ],
}

const tag: Piece = {
  palettes: DESK,
  shapes: [
    sheet('trim', cut('7,50! 48,8! 92,6! 94,49! 52,94!'), 0.8),
    sheet('base', disc(77, 23, 6.5)),
    sheet('base', ribbon('37,64 50,53 64,41', 5.5)),
    sheet('base', disc(40, 46, 6.5)),
    sheet('base', disc(61, 61, 6.5)),
  ],
}

const label: Piece = {
  palettes: DESK,
  shapes: [
    sheet('trim', cut('7,50! 48,8! 92,6! 94,49! 52,94!'), 0.8),
    sheet('base', disc(77, 23, 6.5)),
    sheet('base', ribbon('35,51 45,61 55,71', 5.5)),
    sheet('base', ribbon('47,37 57,47 68,58', 5.5)),
  ],
}

const photo: Piece = {
  palettes: DESK,
  shapes: [
    sheet('base', cut('5,16! 95,13! 96,84! 4,87!'), 0.8),
    sheet('glow', cut('13,23! 87,21! 88,77! 12,79!')),
    sheet('trim', disc(68, 37, 9)),
    sheet('shade', cut('12,79! 36,43! 62,78!')),
    sheet('mark', cut('40,78.3! 64,54! 88,77!')),
  ],
}

/** What lies on a desk or stands on a street of shops; the tools are drawn with it. */
export const office = { shop, parcel, clock, page, coins, calendar, video, tag, label, photo }
