import { cut } from '../cut.ts'
import { PAPERS, SHEETS, type Family } from '../palette.ts'
import { pick, seededRandom, type Random } from '../random.ts'
import type { SceneItem } from '../scene.ts'
import { outline, paper } from '../scenes/build.ts'
import { SKINS, earrings, glasses, head } from './faces.ts'
import { HAIR_CUTS } from './hair.ts'

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
