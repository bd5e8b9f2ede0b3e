import { describe, expect, it } from 'vitest'
import { suggest, type Suggestion } from './suggestions.ts'

const ALL: Suggestion[] = [
  ['A Quick Risotto of Lemon', '/blog/quick', 'Recipe'],
  ['Lemon Courgette Risotto', '/blog/lemon', 'Recipe'],
  ['Cold Beet Soup (Chłodnik)', '/blog/beet', 'Recipe'],
  ['Maja Wrońska', '/authors/maja-wronska', 'Author'],
]
const labels = (typed: string) => suggest(ALL, typed).map(([label]) => label)

describe('suggest', () => {
  it('matches every word as a prefix, in any order, and ranks names that begin with it first', () => {
    expect(labels('lemon ris')).toEqual(['A Quick Risotto of Lemon', 'Lemon Courgette Risotto'])
    expect(labels('lem')).toEqual(['Lemon Courgette Risotto', 'A Quick Risotto of Lemon'])
    expect(labels('otto')).toEqual([])
    expect(labels('soup pizza')).toEqual([])
  })

  it('ignores diacritics', () => {
    expect(labels('wronska')).toEqual(['Maja Wrońska'])
    expect(labels('CHŁODNIK')).toEqual(['Cold Beet Soup (Chłodnik)'])
  })

  it('excludes a word after a minus', () => {
    expect(labels('risotto -courgette')).toEqual(['A Quick Risotto of Lemon'])
    expect(labels('-soup')).toEqual([])
  })

  it('needs two letters, and returns at most eight', () => {
    for (const typed of ['', 'l', '  ', '?!', '🍲']) expect(labels(typed)).toEqual([])
    const many = Array.from({ length: 20 }, (_, n): Suggestion => [`Soup ${n}`, `/blog/${n}`, 'Recipe'])
    expect(suggest(many, 'soup')).toHaveLength(8)
  })
})
