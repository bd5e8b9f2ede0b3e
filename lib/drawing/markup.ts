import { flatten, type FlatGroup, type FlatPath, type SceneItem } from './scene.ts'

export interface Frame {
  viewBox: string
  width: number
  height: number
}

/** A scene as a standalone SVG file. */
export function sceneMarkup(items: readonly SceneItem[], { viewBox, width, height }: Frame): string {
  const size = `width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${flatten(items).map(groupMarkup).join('')}</svg>`
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

function groupMarkup({ settles, transform, paths }: FlatGroup): string {
  const inner = `<g${attribute('transform', transform)}>${paths.map(pathMarkup).join('')}</g>`
  return settles ? `<g class='settle' style='--settle:${settles}'>${inner}</g>` : inner
}

// Single quotes: in React's copy of the page each double quote would become four characters.
function pathMarkup({ d, fill, opacity, transform }: FlatPath): string {
  return `<path d='${d}' fill='${fill}'${attribute('fill-opacity', opacity)}${attribute('transform', transform)}/>`
}

function attribute(name: string, value: string | number | undefined): string {
  return value === undefined ? '' : ` ${name}='${value}'`
}
