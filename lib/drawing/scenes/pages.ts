import { disc } from '../cut.ts'
import { PAPERS, SHEETS, silhouette } from '../palette.ts'
import type { SceneItem } from '../scene.ts'
import { outline, paper, put, settling } from './build.ts'

const { tomato, saffron, herb, beet, lake } = SHEETS

export const COLLAGE_SIZE = { width: 720, height: 760 } as const
export const COLLAGE_VIEW_BOX = `0 0 ${COLLAGE_SIZE.width} ${COLLAGE_SIZE.height}`

/** The home page's still life: a steaming bowl in an arch, produce, a whisk, and a bone and a paw for the pets. */
export const HERO_ITEMS: readonly SceneItem[] = settling([
  put('frond', 156, 356, 296, { turn: -16, colours: 1 }),
  paper('150,640! 150,330 168,210 250,105 378,62 506,105 592,210 608,330 610,640!', tomato.main, 2),
  put('citrus', 566, 186, 272, { turn: 14 }),
  put('frond', 604, 452, 226, { turn: 20, colours: 0 }),
  put('sprig', 222, 268, 230, { turn: -14, colours: 2 }),
  put('jug', 236, 468, 270, { colours: 1 }),
  put('whisk', 548, 440, 330, { turn: 20, colours: 1 }),
  paper('24,574! 706,560! 700,640! 690,716! 30,724! 22,650!', saffron.main, 2),
  paper('26,640! 704,632! 702,652! 26,662!', saffron.deep, 0),
  put('steam', 402, 300, 190, { colours: 1 }),
  put('bowl', 398, 508, 372, { colours: 0 }),
  put('egg', 152, 620, 132, { turn: -8, colours: 0 }),
  put('tomato', 254, 646, 138, { colours: 0 }),
  put('leaf', 330, 672, 130, { turn: 68, colours: 1 }),
  put('carrot', 520, 660, 200, { turn: 76 }),
  put('bone', 620, 612, 132, { turn: -18, colours: 0 }),
  outline(disc(98, 138, 76), beet.main, 1.6),
  put('paw', 98, 134, 94, { turn: -14, colours: 6 }),
])

const HERBS = { ...silhouette(herb.bright), shade: herb.main, glow: herb.tint }
const ENAMEL = { ...silhouette(tomato.main), shade: tomato.deep, glow: tomato.bright, trim: PAPERS.cream }
const GRID_LINES = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** The studio's still life: a kitchen of cogs, charts and one friendly machine. */
export const STUDIO_ITEMS: readonly SceneItem[] = [
  paper('96,700! 88,92! 642,72! 652,690!', lake.pale, 2),
  ...GRID_LINES.map((line) => {
    const y = 80 + line * 62
    return paper(`92,${y}! 648,${y - 12}! 648,${y - 10}! 92,${y + 2}!`, lake.tint, 0)
  }),
  ...GRID_LINES.map((line) => {
    const x = 90 + line * 56
    return paper(`${x},92! ${x + 2},92! ${x + 4},690! ${x + 2},690!`, lake.tint, 0)
  }),
  ...settling([
    paper('214,640! 214,380 230,280 296,196 384,166 472,196 540,280 556,380 558,640!', lake.bright, 2),
    put('cog', 566, 196, 250, { turn: 8, colours: 0 }),
    put('cog', 150, 362, 150, { turn: 22, colours: 2 }),
    put('sprig', 610, 440, 260, { turn: 18, colours: HERBS }),
    put('arrow', 196, 188, 200, { turn: -4, colours: 2 }),
    paper('30,590! 694,574! 690,716! 38,726!', saffron.main, 2),
    paper('32,646! 692,636! 691,654! 33,664!', saffron.deep, 0),
    put('graph', 150, 512, 214, { colours: 1 }),
    put('bot', 410, 448, 290, { colours: 3 }),
    put('chat', 532, 350, 158, { turn: 4, colours: 4 }),
    put('magnifier', 566, 580, 196, { turn: -10, colours: 5 }),
    put('envelope', 300, 642, 160, { turn: -7, colours: 3 }),
    put('plug', 130, 648, 140, { turn: 16, colours: 2 }),
    put('spoon', 452, 650, 190, { turn: 80, colours: ENAMEL }),
  ]),
]

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
