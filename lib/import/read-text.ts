import { TextProblem } from '../markdown/budget.ts'

/** The encoding that a text declares, by a byte order mark, an XML declaration or a meta element; else UTF-8. */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2048))
  return /(?:encoding=|charset=)["']?\s*([\w-]{3,20})/i.exec(head)?.[1] ?? 'utf-8'
}

/** Decodes bytes: as UTF-8, else in the declared encoding, else as Windows-1252, as browsers do. */
export function decodeText(bytes: Uint8Array): string {
  for (const encoding of ['utf-8', encodingOf(bytes)]) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // The name is unknown, or the bytes are invalid in this encoding: try the next.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes)
}

const FILE_MAX_BYTES = 64_000_000

/** A file's bytes. Throws a TextProblem above 64 MB, since all of them are kept in memory. */
export async function readBytes(blob: Blob): Promise<Uint8Array> {
  if (blob.size > FILE_MAX_BYTES) throw new TextProblem('The file is larger than 64 MB.')
  return new Uint8Array(await blob.arrayBuffer())
}

/** A file as text. Throws a TextProblem above 64 MB. */
export const readText = async (blob: Blob): Promise<string> => decodeText(await readBytes(blob))
