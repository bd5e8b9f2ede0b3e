import { SHADOW } from './palette.ts'
import { PIECES } from './pieces/registry.ts'
import type { Backdrop, Placed, SceneItem } from './scene.ts'

export interface Frame {
  viewBox: string
  width: number
  height: number
}

/** A scene as a standalone SVG file. */
export function sceneMarkup(items: readonly SceneItem[], { viewBox, width, height }: Frame): string {
  const size = `width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${items.map(itemMarkup).join('')}</svg>`
}

const SETTLE_STYLE = [
  '<style>.settle{transform-box:fill-box;transform-origin:50% 80%;',
  'animation:settle 560ms cubic-bezier(.2,.8,.3,1) calc(var(--settle)*45ms) both}',
  '@keyframes settle{from{opacity:0;transform:translateY(-18px) rotate(-4deg)}}</style>',
].join('')

/** A scene with an entrance animation. An `img` cannot read the setting for reduced motion, so the page must. */
export function settlingMarkup(items: readonly SceneItem[], frame: Frame): string {
  return sceneMarkup(items, frame).replace('>', `>${SETTLE_STYLE}`)
}

const LIGHT = { x: 2, y: 3.2 }

const round = (value: number): number => Math.round(value * 100) / 100

export const pathMarkup = (d: string, fill: string, attributes = ''): string =>
  `<path d="${d}" fill="${fill}"${attributes}/>`

/** The shadow of a lifted sheet, drawn before the sheet. */
export const shadowMarkup = (d: string, dx: number, dy: number): string =>
  pathMarkup(d, SHADOW.fill, ` fill-opacity="${SHADOW.opacity}" transform="translate(${round(dx)} ${round(dy)})"`)

function backdropMarkup({ d, fill, lift }: Backdrop): string {
  const shadow = lift > 0 ? shadowMarkup(d, LIGHT.x * lift, LIGHT.y * lift) : ''
  return `<g>${shadow}${pathMarkup(d, fill)}</g>`
}

function pieceMarkup({ piece, palette, x, y, scale, rotation, flip }: Placed): string {
  const mirror = flip ? -1 : 1
  const turn = rotation ? ` rotate(${round(rotation)})` : ''
  const size = `scale(${round(scale * mirror)} ${round(scale)})`
  const sheets = PIECES[piece].shapes.map(({ d, sheet, lift }) => {
    const offset = localLight(rotation, mirror, scale, lift)
    return (lift === 0 ? '' : shadowMarkup(d, offset.x, offset.y)) + pathMarkup(d, palette[sheet])
  })
  return `<g transform="translate(${round(x)} ${round(y)})${turn} ${size} translate(-50 -50)">${sheets.join('')}</g>`
}

/** The offset of a shadow in a piece's own space. The light always falls from the upper left of the scene. */
function localLight(rotation: number, mirror: number, scale: number, lift: number) {
  const angle = (-rotation * Math.PI) / 180
  const reach = lift / Math.sqrt(scale)
  const x = (LIGHT.x * Math.cos(angle) - LIGHT.y * Math.sin(angle)) * reach * mirror
  return { x, y: (LIGHT.x * Math.sin(angle) + LIGHT.y * Math.cos(angle)) * reach }
}

function itemMarkup(item: SceneItem): string {
  const inner = item.kind === 'sheet' ? backdropMarkup(item) : pieceMarkup(item)
  return item.settles ? `<g class="settle" style="--settle:${item.settles}">${inner}</g>` : inner
}
