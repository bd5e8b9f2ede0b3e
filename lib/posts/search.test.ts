import { describe, expect, it } from 'vitest'
import { type Candidate, dishCandidates, mayMatchInPart, respell } from './search'

const near = (typed: string, ...words: string[]): Candidate[] => words.map((word) => ({ typed, word, spelling: word }))

describe('respell', () => {
  it('changes only the misspelt words of a search', () => {
    expect(respell('cold risoto, quickly', near('risoto', 'risotto'))).toBe('cold risotto, quickly')
    expect(respell('Peirogi', near('peirogi', 'pierogi', 'piero'))).toBe('pierogi')
    expect(respell('"jolof" tomatoe', [...near('jolof', 'jollof'), ...near('tomatoe', 'tomato', 'tomatoes')])).toBe(
      '"jollof" tomato',
    )
  })

  it('spells a word with the diacritics of the posts', () => {
    expect(respell('żurekk', [{ typed: 'zurekk', word: 'zurek', spelling: 'żurek' }])).toBe('żurek')
  })

  it('prefers dishes and foods to other words with the same distance', () => {
    const guessed = [...near('soop', 'soon', 'scoop', 'sooner'), ...near('tomatoe', 'tomatoes', 'tomato')]
    const candidates = [...dishCandidates(['soop', 'tomatoe']), ...guessed]
    expect(respell('tomatoe soop', candidates)).toBe('tomato soup')
    expect(respell('lemmon risoto', dishCandidates(['lemmon', 'risoto']))).toBe('lemon risotto')
    expect(respell('zebra soup', dishCandidates(['zebra']))).toBeNull()
  })

  it('takes the nearest word, not the first one', () => {
    expect(respell('chese', near('chese', 'chess', 'cheese', 'chest'))).toBe('chess')
    expect(respell('tomatoe', near('tomatoe', 'tomatoes', 'tomato'))).toBe('tomato')
    expect(respell('potatoe', near('potatoe', 'potash', 'potato'))).toBe('potato')
  })

  it('changes nothing when no candidate is near enough', () => {
    expect(respell('bean', near('bean', 'beak', 'bread'))).toBe('beak')
    expect(respell('bean', near('bean', 'bonus'))).toBeNull()
    expect(respell('recipe', [])).toBeNull()
  })
})

it.each([
  ['gluten-free zebra', true],
  ['cabbage zebra', true],
  ['gluten-free', false],
  ['zebra -cabbage', false],
  ['"red cabbage" zebra', false],
])('%s may find posts with some of its words: %s', (query, expected) => {
  expect(mayMatchInPart(query)).toBe(expected)
})
