import { TextReader, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js'
import type { ExportEntry } from './entries.ts'

/** Pictures are compressed already. */
const COMPRESSED = /\.(?:webp|png|jpe?g)$/i
/** The date of all files, so that the same entries make the same archive. It is the earliest that zip allows. */
const TIME = new Date(1980, 0, 1)

/** Writes entries into an archive. Only one is in memory at a time. */
export async function writeZip(
  entries: AsyncIterable<ExportEntry>,
  target: WritableStream<Uint8Array>,
): Promise<{ files: number }> {
  const zip = new ZipWriter(target, { lastModDate: TIME, extendedTimestamp: false, useWebWorkers: false })
  let files = 0
  for await (const { name, content } of entries) {
    const reader = typeof content === 'string' ? new TextReader(content) : new Uint8ArrayReader(content)
    await zip.add(name, reader, { level: COMPRESSED.test(name) ? 0 : 6 })
    files += 1
  }
  await zip.close()
  return { files }
}

/** Streams an archive. It breaks off, and is invalid, when an entry cannot be read. */
export async function* zipOf(entries: AsyncIterable<ExportEntry>): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const failed = new AbortController()
  const written = writeZip(entries, writable).catch((error: unknown) => failed.abort(error))
  yield* readable.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal: failed.signal })
  await written
}
