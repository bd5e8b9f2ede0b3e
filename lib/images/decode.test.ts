import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { constants, crc32, createDeflate, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { IMAGE_MAX_BYTES, IMAGE_MAX_DECODED_BYTES } from './image'
import { ImageRejected, inspectImage } from './re-encode'

const MB = 1_000_000

/** Decompression bombs: images that are small as files and large once decoded. */
type Bomb = { name: string; make: () => Promise<Uint8Array> }

const COLOUR = { palette: 3, rgba: 6 } as const
const CHANNELS = { palette: 1, rgba: 4 } as const

type Png = { width: number; height: number; bits: 8 | 16; colour: keyof typeof COLOUR; interlaced: boolean }

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.byteLength)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** `bytes` zeros, deflated as a stream. */
async function deflatedZeros(bytes: number): Promise<Buffer> {
  const deflate = createDeflate({ level: constants.Z_BEST_SPEED })
  const parts: Buffer[] = []
  deflate.on('data', (part: Buffer) => parts.push(part))
  const block = Buffer.alloc(4 * 1024 * 1024)
  for (let left = bytes; left > 0; left -= block.length)
    if (!deflate.write(block.subarray(0, Math.min(left, block.length))))
      await new Promise((resolve) => deflate.once('drain', resolve))
  await new Promise((resolve) => deflate.once('end', resolve).end())
  return Buffer.concat(parts)
}

/** A PNG of zeros. `isHollow`: only its header has the full size, and most of the data is missing. */
async function png({ width, height, bits, colour, interlaced }: Png, isHollow = false): Promise<Buffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, COLOUR[colour], 0, 0, interlaced ? 1 : 0], 8)
  // Interlaced data have some bytes more, for the rows of seven passes.
  const bytes = height * (1 + Math.ceil((width * CHANNELS[colour] * bits) / 8)) + (interlaced ? 2 * height + 64 : 0)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...(colour === 'palette' ? [chunk('PLTE', Buffer.alloc(3))] : []),
    chunk('IDAT', isHollow ? deflateSync(Buffer.alloc(1000)) : await deflatedZeros(bytes)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const SIZES: [width: number, height: number, bits: 8 | 16, interlaced: boolean][] = [
  // Refused by the header, as too long on one side.
  [50_000_000, 1, 16, false],
  [1, 50_000_000, 16, false],
  [16_385, 3000, 16, true],
  // The largest that is decoded line by line, the same held as a whole, and the largest that may be held.
  [7000, 7000, 16, false],
  [7000, 7000, 16, true],
  [7000, 7000, 8, true],
]

const pngs = SIZES.map(([width, height, bits, interlaced]): Bomb => ({
  name: `PNG of ${width} × ${height}, ${bits} bit${interlaced ? ', interlaced' : ''}`,
  // The data is complete if the header passes the checks.
  make: () => png({ width, height, bits, colour: 'rgba', interlaced }, Math.max(width, height) !== 7000),
}))

const flat = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 9, g: 9, b: 9, alpha: 0.5 } }, limitInputPixels: false })

const others: Bomb[] = [
  { name: 'JPEG of 49 MP', make: () => flat(7000, 7000).jpeg({ optimiseCoding: false }).toBuffer() },
  {
    name: 'progressive JPEG of 49 MP, 4:4:4',
    make: () => flat(7000, 7000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  },
  { name: 'progressive JPEG of 49 MP', make: () => flat(7000, 7000).jpeg({ progressive: true }).toBuffer() },
  {
    name: 'JPEG that lies on its side',
    make: () => flat(5000, 5000).withMetadata({ orientation: 6 }).jpeg({ optimiseCoding: false }).toBuffer(),
  },
  { name: 'WebP of 25 MP', make: () => flat(5000, 5000, 4).webp({ effort: 0 }).toBuffer() },
  {
    name: 'PNG of a palette',
    make: () => png({ width: 7000, height: 7000, bits: 8, colour: 'palette', interlaced: true }),
  },
  {
    name: 'PNG with 2 MB behind its end',
    make: async () => Buffer.concat([await flat(9, 9).png().toBuffer(), Buffer.alloc(2 * MB)]),
  },
]

/** The memory of child processes, in bytes. */
function memory(): number {
  const children = readdirSync('/proc/self/task').flatMap((thread) => {
    try {
      return readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean)
    } catch {
      return []
    }
  })
  const bytes = children.map((id) => {
    try {
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) * 1024
    } catch {
      return 0
    }
  })
  return bytes.reduce((sum, one) => sum + one, 0)
}

/** The peak memory of child processes while `work` runs, in bytes. */
async function memoryOf(work: () => Promise<unknown>): Promise<number> {
  const state = { most: 0, isDone: false }
  const watch = (async () => {
    while (!state.isDone) {
      state.most = Math.max(state.most, memory())
      await setTimeout(5)
    }
  })()
  await work()
  state.isDone = true
  await watch
  return state.most
}

describe.runIf(process.platform === 'linux')('a small file that is large once decoded', () => {
  let idle = 0
  beforeAll(async () => {
    const point = await flat(1, 1).png().toBuffer()
    idle = await memoryOf(() => inspectImage(point))
  })

  test.each([...pngs, ...others])(
    'needs less than 400 MB: $name',
    async ({ make }) => {
      const bomb = await make()
      expect(bomb.byteLength).toBeLessThan(IMAGE_MAX_BYTES)
      const bytes = await memoryOf(() =>
        inspectImage(bomb).catch((error: unknown) => expect(error).toBeInstanceOf(ImageRejected)),
      )
      expect(bytes - idle).toBeLessThan(IMAGE_MAX_DECODED_BYTES)
    },
    60_000,
  )
})
