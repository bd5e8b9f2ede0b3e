/**
 * The coloured sheets in five tones, from darkest to lightest. `main` repeats the `--sheet-…` of app/globals.css,
 * because a drawing is a file of its own. Drawings have the same colours in both schemes.
 */
export const SHEETS = {
  tomato: { deep: '#83230F', main: '#B93A24', bright: '#DC5F40', tint: '#F0A083', pale: '#F7D3C0' },
  saffron: { deep: '#B56F1B', main: '#E8A33D', bright: '#F3BC5C', tint: '#F8D68F', pale: '#FBE9C3' },
  herb: { deep: '#26452F', main: '#3F6B4A', bright: '#6D9A5B', tint: '#A9C389', pale: '#DDE6C6' },
  beet: { deep: '#4E1230', main: '#7A2548', bright: '#AE4A74', tint: '#DE97B3', pale: '#F2D4DD' },
  lake: { deep: '#12343F', main: '#24505F', bright: '#458696', tint: '#8FBCC4', pale: '#D2E5E4' },
}

export type Family = (typeof SHEETS)['tomato']

/** Colours without a family: papers, woods, and the ink of small marks. */
export const PAPERS = {
  white: '#FFFCF5',
  paper: '#FBF6EC',
  cream: '#F5E8CE',
  sand: '#E2CBA0',
  clay: '#C08A5A',
  wood: '#A06B3F',
  bark: '#6B4327',
  slate: '#4A4644',
  ink: '#1F1A17',
  blush: '#EFBDA6',
} as const

/** The shadow of a lifted sheet. */
export const SHADOW = { fill: '#2B1208', opacity: 0.22 } as const

/** The names of the five colours of a piece. */
export const SHEET_NAMES = ['base', 'shade', 'glow', 'trim', 'mark'] as const
export type Palette = Record<(typeof SHEET_NAMES)[number], string>

/** A colour for each sheet. */
export const paletteOf = (colourAt: (index: number) => string): Palette =>
  Object.fromEntries(SHEET_NAMES.map((sheet, index) => [sheet, colourAt(index)])) as Palette

/** One colour for the whole piece. */
export const silhouette = (fill: string): Palette => paletteOf(() => fill)

/** The visible distance of two colours ("redmean", 0 to about 765). Below 120 they are hard to tell apart. */
export function colourDistance(one: string, other: string): number {
  const [r1, g1, b1] = channels(one)
  const [r2, g2, b2] = channels(other)
  const red = (r1 + r2) / 2
  return Math.sqrt((2 + red / 256) * (r1 - r2) ** 2 + 4 * (g1 - g2) ** 2 + (2 + (255 - red) / 256) * (b1 - b2) ** 2)
}

/** The difference of two colours in lightness, 0 to 255. It decides whether thin lines are visible. */
export function lightnessDistance(one: string, other: string): number {
  return Math.abs(lightness(one) - lightness(other))
}

function lightness(hex: string): number {
  const [red, green, blue] = channels(hex)
  return 0.299 * red + 0.587 * green + 0.114 * blue
}

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
