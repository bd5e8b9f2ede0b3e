import { disc } from '../cut.ts'
import { PAPERS, SHEETS, silhouette } from '../palette.ts'
import type { SceneItem } from '../scene.ts'
import { outline, paper, put } from './build.ts'

const { tomato, saffron, herb, beet, lake } = SHEETS

export const SPOT_VIEW_BOX = '0 0 480 360'

/** Nothing served yet: a clean plate, cutlery, one leaf and some crumbs. */
export const EMPTY_PLATE_ITEMS: readonly SceneItem[] = [
  paper('30,60! 452,42! 460,318! 22,330!', saffron.tint, 1.6),
  paper('44,76! 438,60! 445,302! 37,314!', saffron.pale, 0),
  put('plate', 240, 186, 248, { colours: 1 }),
  put('fork', 82, 186, 238, { turn: -4, colours: 0 }),
  put('knife', 396, 188, 238, { turn: 5, colours: 0 }),
  put('leaf', 262, 200, 86, { turn: 52, colours: 0 }),
  outline(disc(206, 158, 4, 3), PAPERS.clay),
  outline(disc(220, 172, 2.6), PAPERS.clay),
  outline(disc(198, 178, 3), PAPERS.wood),
]

const TRAIL = [
  [356, 246],
  [372, 268],
  [394, 284],
  [420, 290],
  [444, 280],
] as const

/** The spoon has left its place: a dent in the cloth, a trail of peas, and the runaway at the edge. */
export const LOST_SPOON_ITEMS: readonly SceneItem[] = [
  paper('20,70! 404,44! 412,312! 28,330!', tomato.main, 1.6),
  paper('20,96! 405,72! 406,84! 21,108!', tomato.bright, 0),
  paper('26,296! 410,280! 410,292! 27,308!', tomato.bright, 0),
  put('plate', 186, 190, 218, { colours: 1 }),
  put('fork', 62, 194, 200, { turn: -3, colours: 2 }),
  put('citrus', 186, 189, 108, { turn: 10 }),
  put('spoon', 336, 186, 214, { turn: 2, colours: silhouette(tomato.deep) }),
  ...TRAIL.map(([x, y], index) => outline(disc(x, y, 8 - index * 0.5), index % 2 ? herb.bright : herb.tint, 0.8)),
  put('spoon', 410, 150, 188, { turn: 31, colours: 3 }),
]

/** Something boiled over: a pot on its side, its soup and its vegetables on the table. */
export const SPILT_POT_ITEMS: readonly SceneItem[] = [
  outline(disc(160, 150, 122, 118), saffron.tint, 1.4),
  paper('8,214! 472,204! 470,350! 12,352!', lake.main, 1.6),
  paper('10,330! 471,324! 470,338! 11,344!', lake.bright, 0),
  paper(
    '150,232 210,244 268,236 330,250 396,246 440,268 430,296 372,302 330,322 270,312 214,316 168,300 128,284 124,250',
    tomato.bright,
    0.8,
  ),
  paper('180,256 232,262 290,258 340,270 322,290 262,292 204,290 170,276', tomato.tint, 0),
  put('pot', 126, 178, 214, { turn: 74, colours: 2 }),
  put('carrot', 326, 268, 104, { turn: 66 }),
  put('mushroom', 246, 270, 62, { turn: -18, colours: 2 }),
  put('chilli', 398, 232, 78, { turn: -20, colours: 1 }),
  put('steam', 318, 138, 96, { colours: { ...silhouette(beet.tint), glow: beet.bright } }),
]
