export type Encoding = 'utf-8' | 'windows-1250' | 'iso-8859-2'

/** Decodes a subtitle file. A byte-order mark of UTF-16 takes precedence over `encoding`. */
export function decodeSubtitle(bytes: Uint8Array, encoding: Encoding) {
  const [first, second] = bytes
  const utf16 = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null
  const text = new TextDecoder(utf16 ?? encoding).decode(bytes)
  // Invalid bytes suggest that the file has another encoding.
  return { text, unknown: text.match(/\uFFFD/g)?.length ?? 0 }
}
