import 'server-only'
import type { IncomingMessage } from 'node:http'
import { IMAGE_MAX_BYTES } from './image'
import { askOpenInternet, type RemoteOptions, RemoteRefused } from '@/lib/open-internet'

async function bytesOf(answer: IncomingMessage): Promise<Uint8Array> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.byteLength
    if (size > IMAGE_MAX_BYTES) throw new RemoteRefused('The picture is larger than 10MB.')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/**
 * Fetches a picture of another site, for an editor who pasted its address; at most 10 MB. See `askOpenInternet`. Throws a
 * RemoteRefused.
 */
export const fetchRemotePicture = (address: string, options?: RemoteOptions): Promise<Uint8Array> =>
  askOpenInternet(
    address,
    { method: 'GET', accept: 'image/webp,image/png,image/jpeg' },
    (answer) => {
      const { statusCode, headers } = answer
      if (statusCode !== 200) throw new RemoteRefused(`Its site answered ${statusCode}.`)
      if (!/^image\/(?:jpeg|png|webp)\b/.test(headers['content-type'] ?? ''))
        throw new RemoteRefused('The file is not a JPG, PNG, or WEBP picture.')
      return bytesOf(answer)
    },
    options,
  )
