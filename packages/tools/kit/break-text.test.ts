import { describe, expect, it } from 'vitest'
import { farthestFit, findBreaks, graphemeEnds, wordSums } from './break-text.ts'
import { mulberry32 } from './seed.ts'

describe('findBreaks', () => {
  const pieces = (text: string, ends: readonly number[]) =>
    ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end).trim())

  it('finds the ends of paragraphs, sentences, clauses and words', () => {
    const text = 'Peel, e.g. an onion. Chop it!\n\nFry: slowly'
    const breaks = findBreaks(text)
    expect(pieces(text, breaks.paragraphs)).toEqual(['Peel, e.g. an onion. Chop it!', 'Fry: slowly'])
    expect(pieces(text, breaks.sentences)).toEqual(['Peel, e.g. an onion.', 'Chop it!', 'Fry: slowly'])
    expect(pieces(text, breaks.clauses)).toEqual(['Peel,', 'e.g. an onion. Chop it!\n\nFry:', 'slowly'])
    expect(pieces(text, breaks.words)).toHaveLength(8)
  })

  it('leaves out white space at the end, and finds no breaks in an empty text', () => {
    expect(findBreaks('one two \n\n ').words).toEqual([3, 7])
    expect(findBreaks(' \n ')).toEqual({ paragraphs: [], sentences: [], clauses: [], words: [] })
  })
})

it('farthestFit finds the same end as a linear search', () => {
  const next = mulberry32(11)
  for (let round = 0; round < 300; round += 1) {
    const ends = Array.from({ length: Math.floor(next() * 20) }, () => Math.floor(next() * 100)).sort((a, b) => a - b)
    const from = Math.floor(next() * 60)
    const limit = Math.floor(next() * 100)
    expect(farthestFit(ends, from, (end) => end <= limit)).toBe(
      ends.findLast((end) => end > from && end <= limit) ?? null,
    )
  }
})

it('graphemeEnds divides no grapheme, even at the end of its reach', () => {
  const text = 'a👨‍👩‍👧b'
  expect(graphemeEnds(text, 0, text.length, 100)).toEqual([1, 9, 10])
  expect(graphemeEnds(text, 0, text.length, 4)).toEqual([1])
})

it('wordSums never exceeds the count of the text', () => {
  const text = 'one  two\nthree four'
  const sums = wordSums(text, (part) => part.length)
  for (let from = 0; from < text.length; from += 1) {
    for (let to = from; to <= text.length; to += 1) expect(sums(from, to)).toBeLessThanOrEqual(to - from)
  }
  expect(sums(0, text.length)).toBe(15)
})
