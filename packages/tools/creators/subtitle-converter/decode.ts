export type Encoding = 'utf-8' | 'windows-1250' | 'iso-8859-2'

/** The bytes of a subtitle file as text. A byte-order mark of UTF-16 outweighs what was chosen. */
export function decodeSubtitle(bytes: Uint8Array, encoding: Encoding) {
  const [first, second] = bytes
  const utf16 = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null
  const text = new TextDecoder(utf16 ?? encoding).decode(bytes)
  // Bytes that are invalid in the encoding are a hint that another one was meant.
  return { text, unknown: text.match(/\uFFFD/g)?.length ?? 0 }
}
