import { SHEETS, type Family } from '../palette.ts'
import { colourOf, outlineOf, type WrittenOutline } from '../pieces/registry.ts'
import { pick, seededRandom, type Random } from '../random.ts'
import type { SceneItem } from '../scene.ts'
import { outline, paper } from '../scenes/build.ts'
import sheets from './portrait.json'

/** A sheet in a frame of 240 × 300. Its colour is one of the person ("skin.base", "cloth.main") or of the kit. */
type WrittenSheet = WrittenOutline & { colour: string; lift?: number }

export const PORTRAIT_VIEW_BOX = '0 0 240 300'

const ARCH = '8,304! 8,120 24,62 66,22 120,8 174,22 216,62 232,120 232,304!'
/** The number of hair colours for every skin. The other ones are only for the first three skins. */
const ANY_HAIR = 3

/** The colour families of wall and cloth, which always differ. */
function twoFamilies(random: Random): [Family, Family] {
  const wall = pick(random, Object.values(SHEETS))
  const cloth = pick(
    random,
    Object.values(SHEETS).filter((family) => family !== wall),
  )
  return [wall, cloth]
}

const inColours = (prefix: string, family: Family) =>
  Object.entries(family).map(([tone, hex]): [string, string] => [`${prefix}.${tone}`, hex])

/** Composes an abstract portrait: the same seed always gives the same person. */
export function composePortrait(seed: string): SceneItem[] {
  const random = seededRandom(`portrait/${seed}`)
  const [wall, cloth] = twoFamilies(random)
  const skin = pick(random, sheets.skins)
  const papers = sheets.skins.indexOf(skin) > 2 ? sheets.hairPapers.slice(0, ANY_HAIR) : sheets.hairPapers
  const hair = pick(random, Object.values(sheets.hair))
  const [base = '', shade = '', cheek = ''] = skin
  const own = new Map([
    ...inColours('wall', wall),
    ...inColours('cloth', cloth),
    ...Object.entries({ 'skin.base': base, 'skin.shade': shade, 'skin.cheek': cheek, hair: pick(random, papers) }),
  ])
  const draw = (written: readonly WrittenSheet[]) =>
    written.map((sheet) => outline(outlineOf(sheet), own.get(sheet.colour) ?? colourOf(sheet.colour), sheet.lift))
  const clothes = draw(pick<readonly WrittenSheet[]>(random, Object.values(sheets.clothes)))
  const extras = random()
  return [
    paper(ARCH, pick(random, [wall.tint, wall.main, wall.pale]), 0),
    ...draw(hair.back),
    ...clothes.slice(0, 1),
    ...draw(sheets.head),
    ...draw(random() < 0.65 ? sheets.mouths.smile : sheets.mouths.calm),
    ...clothes.slice(1),
    ...(extras < 0.35 ? draw(sheets.glasses) : []),
    ...draw(hair.front),
    ...(extras > 0.6 ? draw(sheets.earrings) : []),
  ]
}
