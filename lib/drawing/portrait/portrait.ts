import { cut, disc } from '../cut.ts'
import { PAPERS, SHEETS, type Family } from '../palette.ts'
import { pick, seededRandom, type Random } from '../random.ts'
import type { SceneItem } from '../scene.ts'
import { outline, paper } from '../scenes/build.ts'
import { HAIR_CUTS } from './hair.ts'

/** Skin papers: the sheet, its shade, and the cheek. */
interface Skin {
  base: string
  shade: string
  cheek: string
}

const SKINS: readonly Skin[] = [
  { base: '#F6D5BC', shade: '#E6B394', cheek: '#EE9F85' },
  { base: '#EDBE97', shade: '#D69B6F', cheek: '#DF8A66' },
  { base: '#D79C6B', shade: '#B97A4B', cheek: '#C66E4A' },
  { base: '#B5774A', shade: '#925833', cheek: '#A5523A' },
  { base: '#8A5536', shade: '#693C24', cheek: '#8A3F30' },
  { base: '#63402D', shade: '#472B1E', cheek: '#7A3A2C' },
]

/** The head with its neck, ears and a face of few cuts, in a frame of 240 × 300. */
function head(skin: Skin, smile: boolean): SceneItem[] {
  const ink = PAPERS.ink
  return [
    outline(cut('102,166! 138,165! 140,212 150,224! 120,246 90,224! 100,212'), skin.shade),
    outline(disc(77, 140, 10, 14), skin.shade, 0.6),
    outline(disc(163, 140, 10, 14), skin.shade, 0.6),
    outline(
      cut('120,74 148,80 163,104 163,140 154,172 136,192 120,197 104,192 86,172 77,140 77,104 92,80'),
      skin.base,
      0.8,
    ),
    outline(
      cut('120,74 148,80 163,104 163,140 154,172 136,192 120,197! 124,182 121,164! 134,160! 122,126!'),
      skin.shade,
    ),
    outline(disc(94, 158, 9, 7), skin.cheek),
    outline(disc(147, 158, 8, 7), skin.cheek),
    outline(cut('91,131! 98,126 107,130! 99,130.5'), ink),
    outline(cut('134,130! 142,126 150,131! 142,130.5'), ink),
    outline(disc(99.5, 135, 4.2, 4.6), ink),
    outline(disc(142.5, 135, 4.2, 4.6), ink),
    outline(cut('89,119! 98,114 109,117! 109,120! 98,118.5 90,122!'), ink),
    outline(cut('132,117! 143,114 152,119! 151,122! 143,118.5 132,120!'), ink),
    smile
      ? outline(cut('105,173! 120,177 136,172! 131,181 120,183.5 109,181'), SHEETS.tomato.deep)
      : outline(cut('108,176! 120,174 133,175! 121,179'), SHEETS.tomato.main),
  ]
}

/** Glasses cut from one dark sheet. */
function glasses(colour: string): SceneItem[] {
  const ring = (cx: number) => cut(`${cx - 17},123! ${cx + 17},122! ${cx + 16},142 ${cx},149 ${cx - 16},142`)
  const lens = (cx: number) => cut(`${cx - 12},127! ${cx + 12},126! ${cx + 11},140 ${cx},144 ${cx - 11},140`)
  return [
    outline(cut('112,127! 130,126! 130,131! 112,132!'), colour),
    outline(ring(99), colour, 0.4),
    outline(ring(143), colour, 0.4),
    outline(lens(99), SHEETS.lake.pale),
    outline(lens(143), SHEETS.lake.pale),
    outline(disc(100, 135, 3.8, 4.2), PAPERS.ink),
    outline(disc(142, 135, 3.8, 4.2), PAPERS.ink),
  ]
}

/** Round earrings. */
function earrings(colour: string): SceneItem[] {
  return [outline(disc(75, 163, 5.5), colour, 0.6), outline(disc(165, 163, 5.5), colour, 0.6)]
}

export const PORTRAIT_VIEW_BOX = '0 0 240 300'

/** From the hair of everyone to the hair of the light-skinned. */
const HAIR_PAPERS = ['#2A1D18', '#A9A199', '#4A2C1C', '#7A4526', '#B5651F', '#D9A441'] as const
const ARCH = '8,304! 8,120 24,62 66,22 120,8 174,22 216,62 232,120 232,304!'
const SHOULDERS = '22,302! 28,262 52,240 90,226! 120,246 150,226! 188,240 212,262 218,302!'

type Clothes = (cloth: Family) => SceneItem[]

const apron: Clothes = (cloth) => [
  outline(cut(SHOULDERS), PAPERS.cream, 0.8),
  outline(cut('84,302! 82,262! 158,260! 156,302!'), cloth.main, 0.8),
  outline(cut('82,264! 92,228! 98,231! 92,264!'), cloth.main),
  outline(cut('148,263! 142,231! 148,228! 158,263!'), cloth.main),
]

const jacket: Clothes = (cloth) => [
  outline(cut(SHOULDERS), PAPERS.white, 0.8),
  outline(cut('90,226! 120,248! 138,302! 112,302! 102,268!'), PAPERS.sand),
  outline(cut('96,222! 120,240 144,222! 150,232! 120,256! 90,232!'), cloth.main, 0.6),
  ...[268, 286].map((y) => outline(cut(`144,${y}! 150,${y + 3}! 147,${y + 9}! 141,${y + 6}!`), cloth.main)),
]

const rollneck: Clothes = (cloth) => [
  outline(cut(SHOULDERS), cloth.main, 0.8),
  outline(cut('94,208! 120,214 146,207! 152,234! 120,246 88,234!'), cloth.bright, 0.6),
  outline(cut('150,232! 188,240 212,262 218,302! 176,302! 178,268'), cloth.deep),
]

const shirt: Clothes = (cloth) => [
  outline(cut(SHOULDERS), cloth.bright, 0.8),
  outline(cut('90,226! 120,246! 106,266! 80,236!'), cloth.main, 0.6),
  outline(cut('150,226! 120,246! 134,266! 160,236!'), cloth.main, 0.6),
  outline(cut('118,256! 122,256! 123,302! 117,302!'), cloth.deep),
]

/** The other families, so that cloth and wall are never the same paper. */
function twoFamilies(random: Random): [Family, Family] {
  const wall = pick(random, Object.values(SHEETS))
  const cloth = pick(
    random,
    Object.values(SHEETS).filter((family) => family !== wall),
  )
  return [wall, cloth]
}

/** Composes an abstract portrait: the same seed always gives the same person. */
export function composePortrait(seed: string): SceneItem[] {
  const random = seededRandom(`portrait/${seed}`)
  const [wall, cloth] = twoFamilies(random)
  const skin = pick(random, SKINS)
  const shades = SKINS.indexOf(skin) > 2 ? HAIR_PAPERS.slice(0, 3) : HAIR_PAPERS
  const hair = pick(random, HAIR_CUTS)(pick(random, shades), cloth.bright)
  const clothes = pick(random, [apron, jacket, rollneck, shirt])
  const extras = random()
  return [
    paper(ARCH, pick(random, [wall.tint, wall.main, wall.pale]), 0),
    ...hair.back,
    ...clothes(cloth).slice(0, 1),
    ...head(skin, random() < 0.65),
    ...clothes(cloth).slice(1),
    ...(extras < 0.35 ? glasses(wall.deep) : []),
    ...hair.front,
    ...(extras > 0.6 ? earrings(SHEETS.saffron.main) : []),
  ]
}
