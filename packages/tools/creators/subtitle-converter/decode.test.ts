import { expect, it } from 'vitest'
import { decodeSubtitle } from './decode.ts'

it.each([
  ['windows-1250', [0xb9, 0x9c], { text: 'ąś', unknown: 0 }],
  ['iso-8859-2', [0xb1, 0xb6], { text: 'ąś', unknown: 0 }],
  ['utf-8', [0xc4, 0x85, 0xc5, 0x9b], { text: 'ąś', unknown: 0 }],
  // Bytes that are not UTF-8 are counted.
  ['utf-8', [0x61, 0xb9, 0x9c], { unknown: 2 }],
  // The marks of UTF-8 and UTF-16 take precedence over the chosen encoding.
  ['windows-1250', [0xef, 0xbb, 0xbf, 0xc4, 0x85], { text: 'ą', unknown: 0 }],
  ['utf-8', [0xff, 0xfe, 0x05, 0x01], { text: 'ą' }],
  ['utf-8', [0xfe, 0xff, 0x01, 0x05], { text: 'ą' }],
] as const)('reads a file as %s from the bytes %j', (encoding, bytes, decoded) => {
  expect(decodeSubtitle(Uint8Array.from(bytes), encoding)).toMatchObject(decoded)
})
