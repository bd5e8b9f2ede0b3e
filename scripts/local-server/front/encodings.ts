import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Enough for nearly all that there is to gain; a page takes three milliseconds, once. */
const BROTLI_QUALITY = 5
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

const compressors: Record<Encoding, (body: Buffer) => Buffer> = {
  br: (body) =>
    brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  gzip: (body) => gzipSync(body, { level: GZIP_LEVEL }),
  identity: (body) => body,
}

/** A body with what it has been compressed to, and a name that is its own. */
export type Content = { readonly name: string; readonly bytes: number; as(encoding: Encoding): Buffer }

export type Contents = {
  hold(body: Buffer): Content
  find(name: string): Content | null
}

/** `onGrowth` is told of the bytes that come with each thing a body is compressed to. */
function makeContent(body: Buffer, name: string, onGrowth: (bytes: number) => void): Content {
  const variants = new Map<Encoding, Buffer>([['identity', body]])
  let bytes = body.byteLength
  return {
    name,
    get bytes() {
      return bytes
    },
    as(encoding) {
      const wanted = body.byteLength < SMALL ? 'identity' : encoding
      const made = variants.get(wanted)
      if (made) return made
      const compressed = compressors[wanted](body)
      variants.set(wanted, compressed)
      bytes += compressed.byteLength
      onGrowth(compressed.byteLength)
      return compressed
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
