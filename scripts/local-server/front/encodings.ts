import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** For who asks first and waits: a page takes three milliseconds. */
const QUICK_QUALITY = 5
/** For what is asked for again: a tenth shorter, for a tenth of a second beside the loop. */
const BEST_QUALITY = 11
const GZIP_LEVEL = 6
/** Below this it would only become longer. Bytes. */
const SMALL = 600

/** What the client would rather have, of what it takes. */
export function preferredEncoding(accepted: string | undefined): Encoding {
  const offers = (accepted ?? '').toLowerCase().split(',')
  const takes = (name: string) =>
    offers.some((offer) => offer.trim().split(';', 1)[0]?.trim() === name && !/;\s*q=0(?:\.0*)?\s*$/.test(offer))
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

const brotliOptions = (body: Buffer, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
})

const compressors: Record<Encoding, (body: Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, brotliOptions(body, QUICK_QUALITY)),
  gzip: (body) => gzipSync(body, { level: GZIP_LEVEL }),
  identity: (body) => body,
}

const compress = promisify(brotliCompress)
/** More wait for no better form: each holds its body, beyond the bound of what is kept. */
const WAITING_MAX = 40
let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/** The best form of a body, or null while too many wait. One after the other: they share the few threads with files. */
function compressBest(body: Buffer): Promise<Buffer> | null {
  if (waiting >= WAITING_MAX) return null
  waiting += 1
  const best = last.then(() => compress(body, brotliOptions(body, BEST_QUALITY))).finally(() => (waiting -= 1))
  last = best.catch(() => null)
  return best
}

/** A body with what it has been compressed to, and a name that is its own. */
export type Content = { readonly name: string; readonly bytes: number; as(encoding: Encoding): Buffer }

export type Contents = {
  hold(body: Buffer): Content
  find(name: string): Content | null
}

/**
 * `onGrowth` is told of the bytes that come with each thing a body is compressed to. What is asked for again is compressed
 * once more, as well as it can be: nobody waits for it, and a page that one visitor in a year reads is not worth it.
 */
function makeContent(body: Buffer, name: string, onGrowth: (bytes: number) => void): Content {
  const variants = new Map<Encoding, Buffer>([['identity', body]])
  let bytes = body.byteLength
  let isBestMade = false

  function keep(encoding: Encoding, compressed: Buffer): Buffer {
    const growth = compressed.byteLength - (variants.get(encoding)?.byteLength ?? 0)
    variants.set(encoding, compressed)
    bytes += growth
    onGrowth(growth)
    return compressed
  }

  function again(encoding: Encoding, made: Buffer): Buffer {
    if (encoding !== 'br' || isBestMade) return made
    const best = compressBest(body)
    isBestMade = best !== null
    best?.then(
      (compressed) => keep('br', compressed),
      // Out of memory: what there is is good enough.
      () => null,
    )
    return made
  }
  return {
    name,
    get bytes() {
      return bytes
    },
    as(encoding) {
      const wanted = body.byteLength < SMALL ? 'identity' : encoding
      const made = variants.get(wanted)
      return made ? again(wanted, made) : keep(wanted, compressors[wanted](body))
    },
  }
}

/**
 * Bodies by their content: the same one is compressed once, however many addresses and requests bring it. The ones that
 * were used longest ago are dropped above `maxBytes`.
 */
export function createContents(maxBytes: number): Contents {
  const contents = new Map<string, Content>()
  let held = 0

  function grow(bytes: number): void {
    held += bytes
    for (const [name, content] of contents) {
      if (held <= maxBytes) return
      contents.delete(name)
      held -= content.bytes
    }
  }

  function find(name: string): Content | null {
    const content = contents.get(name)
    if (!content) return null
    contents.delete(name)
    contents.set(name, content)
    return content
  }

  function hold(body: Buffer): Content {
    const name = createHash('sha1').update(body).digest('base64url')
    const known = find(name)
    if (known) return known
    const content = makeContent(body, name, (bytes) => {
      if (contents.get(name) === content) grow(bytes)
    })
    contents.set(name, content)
    grow(content.bytes)
    return content
  }
  return { hold, find }
}
