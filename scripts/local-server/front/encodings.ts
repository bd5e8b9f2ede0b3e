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
export type Content = { readonly etag: string; readonly bytes: number; as(encoding: Encoding): Buffer }

/**
 * Bodies by their content: the same one is compressed once, however many addresses and requests bring it. The ones that
 * were used longest ago are dropped above `maxBytes`.
 */
export function createContents(maxBytes: number): (body: Buffer) => Content {
  const contents = new Map<string, Content>()
  let held = 0

  function make(body: Buffer, hash: string): Content {
    const variants = new Map<Encoding, Buffer>([['identity', body]])
    const content = {
      etag: `W/"${hash}"`,
      bytes: body.byteLength,
      as(encoding: Encoding): Buffer {
        const wanted = body.byteLength < SMALL ? 'identity' : encoding
        const made = variants.get(wanted)
        if (made) return made
        const compressed = compressors[wanted](body)
        variants.set(wanted, compressed)
        content.bytes += compressed.byteLength
        if (contents.has(hash)) held += compressed.byteLength
        return compressed
      },
    }
    return content
  }

  function dropOldest(): void {
    for (const [hash, { bytes }] of contents) {
      if (held <= maxBytes) return
      contents.delete(hash)
      held -= bytes
    }
  }

  return (body) => {
    const hash = createHash('sha1').update(body).digest('base64url')
    const known = contents.get(hash)
    contents.delete(hash)
    const content = known ?? make(body, hash)
    contents.set(hash, content)
    if (!known) held += content.bytes
    dropOldest()
    return content
  }
}
