import { fork } from 'node:child_process'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import pLimit from 'p-limit'
import { type CheckedImage, type Decoded, decodeImage, type Edit } from './decode.ts'
import { IMAGE_DECODE_MS, IMAGE_MAX_BYTES, IMAGE_TOO_LARGE } from './image.ts'
import { logError } from '../log.ts'
import { fetchRemote, type RemoteOptions, RemoteRefused } from '../remote-fetch.ts'

/** A refused image. The message is for the editor. */
export class ImageRejected extends Error {
  override name = 'ImageRejected'
}

const DAMAGED = 'The picture is damaged and could not be read.'

/** Loaded by path at run time, so `outputFileTracingIncludes` in next.config.ts must list it. */
const processFile = () => path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/images/decode.ts')

/** Decodes in a separate process, for at most IMAGE_DECODE_MS. Null when no process can be started. */
function decodeApart(content: Uint8Array, edit: Edit | null): Promise<Decoded | null> {
  return new Promise((resolve) => {
    let isReady = false
    // Without the server's environment, so that a compromised decoder has no keys.
    const env = { NODE_ENV: 'production' } as const
    const child = fork(processFile(), { serialization: 'advanced', env, execArgv: [], silent: true })
    let timer: NodeJS.Timeout | undefined
    child.on('message', (message: 'ready' | Decoded) => {
      if (message !== 'ready') return resolve(message)
      isReady = true
      timer = setTimeout(() => child.kill('SIGKILL'), IMAGE_DECODE_MS)
      child.send({ content, edit })
    })
    child.once('error', () => resolve(null))
    child.once('exit', (_, signal) => {
      clearTimeout(timer)
      if (isReady) resolve({ rejected: signal === 'SIGKILL' ? 'The picture takes too long to read.' : DAMAGED })
      else resolve(null)
    })
  })
}

/** Decodes one image at a time, to leave the other cores to the site. */
const withDecodeSlot = pLimit(1)

/**
 * Checks an image by decoding it, and encodes it again, turned and cropped by `edit`. Uploads, images of other sites
 * and edits all pass through here. Throws an ImageRejected.
 */
export function inspectImage(content: Uint8Array, edit: Edit | null = null): Promise<CheckedImage> {
  if (content.byteLength > IMAGE_MAX_BYTES) return Promise.reject(new ImageRejected(IMAGE_TOO_LARGE))
  return withDecodeSlot(async () => {
    let decoded = await decodeApart(content, edit)
    if (!decoded) {
      logError('pictures', new Error('This host starts no process: the image is decoded in the server'))
      decoded = await decodeImage(content, edit).catch(() => ({ rejected: DAMAGED }))
    }
    if ('rejected' in decoded) throw new ImageRejected(decoded.rejected)
    return decoded.image
  })
}

async function bytesOf(answer: IncomingMessage): Promise<Uint8Array> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.byteLength
    if (size > IMAGE_MAX_BYTES) throw new RemoteRefused(IMAGE_TOO_LARGE)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Fetches an image of another site, of at most IMAGE_MAX_BYTES. Throws a RemoteRefused. */
export const fetchRemoteImage = (address: string, options?: RemoteOptions): Promise<Uint8Array> =>
  fetchRemote(
    address,
    { method: 'GET', accept: 'image/webp,image/png,image/jpeg' },
    (answer) => {
      const { statusCode, headers } = answer
      if (statusCode !== 200) throw new RemoteRefused(`Its site answered ${statusCode}.`)
      if (!/^image\/(?:jpe?g|png|webp)\b/i.test(headers['content-type'] ?? ''))
        throw new RemoteRefused('The file is not a JPG, PNG, or WEBP picture.')
      return bytesOf(answer)
    },
    options,
  )
