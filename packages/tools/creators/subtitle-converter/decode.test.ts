import { describe, expect, it } from 'vitest'
import { decodeSubtitle } from './decode.ts'

describe('decodeSubtitle', () => {
  it('reads Polish letters in each encoding', () => {
    // "ąś" in Windows-1250 is B9 9C, in ISO-8859-2 B1 B6, in UTF-8 C4 85 C5 9B.
    expect(decodeSubtitle(Uint8Array.of(0xb9, 0x9c), 'windows-1250').text).toBe('ąś')
    expect(decodeSubtitle(Uint8Array.of(0xb1, 0xb6), 'iso-8859-2').text).toBe('ąś')
    expect(decodeSubtitle(Uint8Array.of(0xc4, 0x85, 0xc5, 0x9b), 'utf-8')).toEqual({ text: 'ąś', unknown: 0 })
  })

  it('counts bytes that are not UTF-8', () => {
    expect(decodeSubtitle(Uint8Array.of(0x61, 0xb9, 0x9c), 'utf-8').unknown).toBe(2)
  })

  it('recognises UTF-8 by its mark', () => {
    const marked = Uint8Array.of(0xef, 0xbb, 0xbf, 0xc4, 0x85)
    expect(decodeSubtitle(marked, 'windows-1250')).toEqual({ text: 'ą', unknown: 0 })
  })

  it('recognises UTF-16 by its mark', () => {
    expect(decodeSubtitle(Uint8Array.of(0xff, 0xfe, 0x05, 0x01), 'utf-8').text).toBe('ą')
    expect(decodeSubtitle(Uint8Array.of(0xfe, 0xff, 0x01, 0x05), 'utf-8').text).toBe('ą')
  })
})
