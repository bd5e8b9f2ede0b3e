/** Properties of an image file, read from its bytes without decoding it. */
export interface ImageInfo {
  readonly type: 'JPEG' | 'PNG' | 'WebP' | 'GIF' | 'AVIF'
  /** The size as shown, after a turn by the EXIF orientation. */
  readonly width: number
  readonly height: number
  readonly isTurned: boolean
  readonly hasExif: boolean
  readonly hasGps: boolean
  readonly isAnimated: boolean
}

/** The result for a file that is not read. */
export const refused = (message: string) => ({ ok: false as const, message })

type ImageRead = { readonly ok: true; readonly info: ImageInfo } | ReturnType<typeof refused>

const plain = { isTurned: false, hasExif: false, hasGps: false, isAnimated: false }

const ascii = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length))
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const UNREADABLE = refused('The file is damaged: its size cannot be read.')
const UNKNOWN = refused('This is no JPEG, PNG, WebP, GIF or AVIF picture, whatever its name says.')

/** Recognises the type by content, never by the file's name. */
export function readImageHeader(bytes: Uint8Array): ImageRead {
  try {
    if (bytes[0] === 0xff && bytes[1] === 0xd8) return readJpeg(bytes)
    if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return readPng(bytes)
    if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return readGif(bytes)
    if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return readWebp(bytes)
    if (ascii(bytes, 4, 4) === 'ftyp') return readHeif(bytes)
    return UNKNOWN
  } catch (error) {
    // A read beyond the end means that the file is cut off.
    if (error instanceof RangeError) return UNREADABLE
    throw error
  }
}

type Found = Partial<ImageInfo> & Pick<ImageInfo, 'type' | 'width' | 'height'>

/** Takes the stored width and height, and swaps them for a turned image. */
function found({ width, height, ...more }: Found): ImageRead {
  if (!(width > 0 && height > 0)) return UNREADABLE
  const size = more.isTurned ? { width: height, height: width } : { width, height }
  return { ok: true, info: { ...plain, ...more, ...size } }
}

/** Whether an EXIF block turns the image, and has a GPS position. The block is a small TIFF file. */
function readExif(tiff: Uint8Array) {
  const result = { hasExif: true, isTurned: false, hasGps: false }
  if (tiff.length < 14) return result
  const view = viewOf(tiff)
  const isLittle = ascii(tiff, 0, 2) === 'II'
  const directory = view.getUint32(4, isLittle)
  if (directory + 2 > tiff.length) return result
  const entries = view.getUint16(directory, isLittle)
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12
    if (at + 12 > tiff.length) break
    const tag = view.getUint16(at, isLittle)
    if (tag === 0x0112) result.isTurned = [5, 6, 7, 8].includes(view.getUint16(at + 8, isLittle))
    if (tag === 0x8825) result.hasGps = true
  }
  return result
}

/** Whether the first EXIF block in some bytes has a GPS position. Programs differ in what they write before the block. */
function hasGpsTag(bytes: Uint8Array): boolean {
  const start = new TextDecoder('latin1').decode(bytes).search(/II\*\0|MM\0\*/)
  return start >= 0 && readExif(bytes.subarray(start)).hasGps
}

const isStartOfFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function readJpeg(bytes: Uint8Array): ImageRead {
  const view = viewOf(bytes)
  let exif = {}
  for (let at = 2; at + 4 <= bytes.length;) {
    const marker = view.getUint8(at + 1)
    if (view.getUint8(at) !== 0xff) return UNREADABLE
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = view.getUint16(at + 2)
    if (marker === 0xe1 && ascii(bytes, at + 4, 4) === 'Exif') exif = readExif(bytes.subarray(at + 10, at + 2 + length))
    if (isStartOfFrame(marker)) {
      if (view.getUint8(at + 9) === 4)
        return refused(
          'This JPEG is in CMYK, for printing. Save it in RGB; browsers and networks show its colours wrong.',
        )
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)]
      return found({ type: 'JPEG', width, height, ...exif })
    }
    at += 2 + Math.max(2, length)
  }
  return UNREADABLE
}

function readPng(bytes: Uint8Array): ImageRead {
  const view = viewOf(bytes)
  let [hasExif, isAnimated, hasGps] = [false, false, false]
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const type = ascii(bytes, at + 4, 4)
    if (type === 'acTL') isAnimated = true
    if (type === 'eXIf') {
      hasExif = true
      hasGps = readExif(bytes.subarray(at + 8, at + 8 + view.getUint32(at))).hasGps
    }
  }
  return found({ type: 'PNG', width: view.getUint32(16), height: view.getUint32(20), hasExif, hasGps, isAnimated })
}

function readGif(bytes: Uint8Array): ImageRead {
  const view = viewOf(bytes)
  const flags = view.getUint8(10)
  let at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  let frames = 0
  const skipBlocks = () => {
    while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0)
    at += 1
  }
  while (at < bytes.length && frames < 2) {
    if (bytes[at] === 0x21) at += 2
    else if (bytes[at] === 0x2c) {
      frames += 1
      const local = bytes[at + 9] ?? 0
      at += 11 + (local & 0x80 ? 3 * 2 ** ((local & 7) + 1) : 0)
    } else break
    skipBlocks()
  }
  return found({ type: 'GIF', width: view.getUint16(6, true), height: view.getUint16(8, true), isAnimated: frames > 1 })
}

function readWebp(bytes: Uint8Array): ImageRead {
  const view = viewOf(bytes)
  const kind = ascii(bytes, 12, 4)
  if (kind === 'VP8 ')
    return found({ type: 'WebP', width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff })
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true)
    return found({ type: 'WebP', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 })
  }
  if (kind !== 'VP8X') return UNREADABLE
  const flags = view.getUint8(20)
  const triple = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1
  let hasGps = false
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = view.getUint32(at + 4, true)
    if (ascii(bytes, at, 4) === 'EXIF') hasGps = hasGpsTag(bytes.subarray(at + 8, at + 8 + size))
    at += 8 + size + (size % 2)
  }
  return found({
    type: 'WebP',
    width: triple(24),
    height: triple(27),
    hasExif: (flags & 0x08) !== 0,
    hasGps,
    isAnimated: (flags & 0x02) !== 0,
  })
}

const HEAD = 65_536
const HEIC = /hei[cxms]|hev[cxm]/
const AVIF = /avi[fs]/

/** Reads `ispe` boxes, which are sizes (the largest is the image's, others are of tiles), and `irot`, a turn. */
function readHeif(bytes: Uint8Array): ImageRead {
  const brand = ascii(bytes, 8, 4)
  const head = bytes.subarray(0, HEAD)
  const text = new TextDecoder('latin1').decode(head)
  // The main brand, then the compatible ones: a HEIC file may name its kind only among these.
  const brands = text.slice(8, 64)
  if (HEIC.test(brand) || (HEIC.test(brands) && !AVIF.test(brands)))
    return refused('HEIC pictures are not shown by browsers. Save it as JPEG, or set the camera to “most compatible”.')
  if (!AVIF.test(brands)) return UNKNOWN
  const view = viewOf(head)
  let [width, height] = [0, 0]
  for (let at = text.indexOf('ispe'); at >= 0 && at + 16 <= head.length; at = text.indexOf('ispe', at + 4)) {
    const size = [view.getUint32(at + 8), view.getUint32(at + 12)] as const
    if (size[0] * size[1] > width * height) [width, height] = size
  }
  const rotation = text.indexOf('irot')
  const isTurned = rotation >= 0 && (head[rotation + 4] ?? 0) % 2 === 1
  return found({
    type: 'AVIF',
    width,
    height,
    isTurned,
    hasExif: text.includes('Exif'),
    hasGps: text.includes('Exif') && hasGpsTag(head),
    isAnimated: brand === 'avis',
  })
}
