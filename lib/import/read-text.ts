import { TextProblem } from '../markdown/budget.ts'

/** The encoding that a text says itself, in an XML declaration or a meta element; UTF-8 where it says none. */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2048))
  return /(?:encoding=|charset=)["']?\s*([\w-]{3,20})/i.exec(head)?.[1] ?? 'utf-8'
}

/** Bytes as text. A text that is not in the encoding that it says, nor in UTF-8, is read as Windows-1252, as browsers do. */
export function decodeText(bytes: Uint8Array): string {
  for (const encoding of ['utf-8', encodingOf(bytes), 'windows-1252']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // Not this one: an unknown name, or bytes that it does not have.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes)
}

const FILE_MAX_BYTES = 64_000_000

/** A file's bytes; bounded, since they are held as a whole. Throws a TextProblem with a sentence for a person. */
export async function readBytes(blob: Blob): Promise<Uint8Array> {
  if (blob.size > FILE_MAX_BYTES) throw new TextProblem('The file is larger than 64 MB.')
  return new Uint8Array(await blob.arrayBuffer())
}

/** The same as text. */
export const readText = async (blob: Blob): Promise<string> => decodeText(await readBytes(blob))
