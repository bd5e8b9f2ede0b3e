import { coverCrop, scaled } from '../../kit/crop.ts'
import type { ImageInfo } from '../../kit/image-header.ts'
import { type PlacementKey, placementKeys, placements } from '../../kit/image-placements.ts'
import type { Input } from './form.ts'

export type Verdict = ReturnType<typeof verdictFor>

export type Crop = ReturnType<typeof cropFor>

const TOLERANCE = 0.02
const ARTICLE_PIXELS = 50_000

type Size = Pick<ImageInfo, 'width' | 'height'>

const matches = ({ width, height }: Size, target: number) => Math.abs(width / height / target - 1) <= TOLERANCE + 1e-12

const greatest = (a: number, b: number): number => (b === 0 ? a : greatest(b, a % b))

/** "16:9", or "1.91:1" where whole numbers would exceed 20. */
export function ratioText({ width, height }: Size): string {
  const divisor = greatest(width, height)
  const [a, b] = [width / divisor, height / divisor]
  return Math.max(a, b) <= 20
    ? `${a}:${b}`
    : width >= height
      ? `${(width / height).toFixed(2)}:1`
      : `1:${(height / width).toFixed(2)}`
}

/** "it will be cropped to 1600 × 840, 60 px off the height". */
function cropText({ width, height }: Size, ratio: number): string {
  const isWide = width / height > ratio
  const kept = isWide ? { width: Math.round(height * ratio), height } : { width, height: Math.round(width / ratio) }
  const off = isWide ? width - kept.width : height - kept.height
  return `it will be cropped to ${kept.width} × ${kept.height}, ${off} px off the ${isWide ? 'width' : 'height'}`
}

export function verdictFor(key: PlacementKey, size: Size, bytes: number) {
  const { name, value: rule } = placements[key]
  const wanted = `${rule.width} × ${rule.height}`
  const least = rule.minHeight > 1 ? `${rule.minWidth} × ${rule.minHeight}` : `${rule.minWidth} wide`
  const fitsShape = [rule.width / rule.height, ...rule.also].some((target) => matches(size, target))
  const isTooSmall = size.width < rule.minWidth || size.height < rule.minHeight
  const isSmall = size.width < rule.width || size.height < rule.height
  const problems = [
    !fitsShape && `shape ${ratioText(size)} instead of ${ratioText(rule)}: ${cropText(size, rule.width / rule.height)}`,
    isTooSmall && `too small: at least ${least}`,
    Math.max(size.width, size.height) > rule.maxSide && `too large: at most ${rule.maxSide} on a side`,
    bytes > rule.maxBytes && `file too large: at most ${rule.maxBytes / 1024 / 1024} MB`,
    key.startsWith('blog-') && size.width * size.height < ARTICLE_PIXELS && 'fewer than 50,000 pixels',
  ]
  const advice = [
    isSmall && !isTooSmall && `Smaller than ${wanted}.`,
    key === 'youtube' && bytes > 2 * 1024 * 1024 && 'Above 2 MB, which is the limit from a phone.',
    rule.note !== '' && rule.note,
  ]
  return {
    key,
    name,
    size: wanted,
    fitsShape,
    /** Problems as texts; empty when the picture can be posted unchanged. */
    problems: problems.filter((text) => text !== false),
    advice: advice.filter((text) => text !== false),
  }
}

export const verdictsFor = (size: Size, bytes: number) => placementKeys.map((key) => verdictFor(key, size, bytes))

/** The source rectangle, the export size, and the place of the picture in the export. */
export function cropFor(
  size: Size,
  { placement, fit, focalX, focalY }: Pick<Input, 'placement' | 'fit' | 'focalX' | 'focalY'>,
) {
  const { width, height } = placements[placement].value
  if (fit === 'contain') return contain(size, width, height)
  const crop = coverCrop(size, { width, height }, focalX / 100, focalY / 100)
  return { ...crop, target: { x: 0, y: 0, width: crop.width, height: crop.height } }
}

function contain(size: Size, width: number, height: number) {
  const factor = Math.min(1, width / size.width, height / size.height)
  const target = scaled(size, factor)
  return {
    source: { x: 0, y: 0, width: size.width, height: size.height },
    width,
    height,
    target: { x: Math.round((width - target.width) / 2), y: Math.round((height - target.height) / 2), ...target },
    isBelowSize: size.width < width && size.height < height,
  }
}
