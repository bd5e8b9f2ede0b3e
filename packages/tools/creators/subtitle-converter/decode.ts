export type Encoding = 'utf-8' | 'windows-1250' | 'iso-8859-2'

/** Encodings with their byte-order marks. */
const encodings = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
] as const

/** Decodes a subtitle file. A byte-order mark takes precedence over `encoding`. */
export function decodeSubtitle(bytes: Uint8Array, encoding: Encoding) {
  const marked = encodings.find(([, ...mark]) => mark.every((byte, at) => bytes[at] === byte))
  const text = new TextDecoder(marked?.[0] ?? encoding).decode(bytes)
  // Invalid bytes suggest that the file has another encoding.
  return { text, unknown: text.match(/\uFFFD/g)?.length ?? 0 }
}
