interface Size {
  readonly width: number
  readonly height: number
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most))

/** Scales a size to whole pixels, at least one. */
export const scaled = ({ width, height }: Size, factor: number) => ({
  width: Math.max(1, Math.round(width * factor)),
  height: Math.max(1, Math.round(height * factor)),
})

/**
 * Crops a picture to the shape of `wanted`, around a focal point from 0 to 1 in both directions. The file has the wanted
 * size, or less: a picture is never enlarged.
 */
export function coverCrop(size: Size, wanted: Size, focalX = 0.5, focalY = 0.5) {
  const scale = Math.min(size.width / wanted.width, size.height / wanted.height)
  const part = { width: wanted.width * scale, height: wanted.height * scale }
  return {
    /** The part of the picture to keep, in its own pixels. */
    source: {
      x: clamp(size.width * focalX - part.width / 2, size.width - part.width),
      y: clamp(size.height * focalY - part.height / 2, size.height - part.height),
      ...part,
    },
    // The size of the file.
    ...scaled(wanted, Math.min(1, scale)),
    /** Whether the picture, and so the file, is smaller than wanted. */
    isBelowSize: scale < 1,
  }
}
