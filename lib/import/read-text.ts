import { TextProblem } from '../markdown/budget.ts'

/** The encoding of a text with a byte order mark of UTF-16; null without one. */
export function utf16Of([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

/** The encoding of a text by its byte order mark, or as an XML declaration or a meta element declares it; else UTF-8. */
export function encodingOf(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2048))
  // A declaration that can be read here is not in UTF-16.
  return utf16Of(bytes) ?? /(?:encoding=|charset=)["']?\s*(?!utf-16)([\w-]{3,20})/i.exec(head)?.[1] ?? 'utf-8'
}

/** Whether more characters outside of ASCII are read than damaged. A loop: the matches of a large file fill the memory. */
function isMostlyRead(text: string): boolean {
  let read = 0
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit === 0xfffd) read -= 1
    // The second half of a pair is the same character.
    else if (unit > 0x7f && (unit < 0xdc00 || unit > 0xdfff)) read += 1
  }
  return read > 0
}

/** Decodes bytes: as UTF-8, else in the declared encoding, else as Windows-1252 unless most of it is UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  for (const encoding of ['utf-8', encodingOf(bytes)]) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // The name is unknown, or the bytes are invalid in this encoding: try the next.
    }
  }
  // A single damaged character shall not spoil all others.
  const text = new TextDecoder('utf-8').decode(bytes)
  return isMostlyRead(text) ? text : new TextDecoder('windows-1252').decode(bytes)
}

const FILE_MAX_BYTES = 64_000_000

/** A file's bytes. Throws a TextProblem above 64 MB, since all of them are kept in memory. */
export async function readBytes(blob: Blob): Promise<Uint8Array> {
  if (blob.size > FILE_MAX_BYTES) throw new TextProblem('The file is larger than 64 MB.')
  return new Uint8Array(await blob.arrayBuffer())
}

/** A file as text. Throws a TextProblem above 64 MB. */
export const readText = async (blob: Blob): Promise<string> => decodeText(await readBytes(blob))
