import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { testTool } from '../../kit/testing.ts'
import { calculate } from './calculate.ts'
import { form } from './form.ts'

const { compute, errors } = testTool(form, {}, calculate)
const run = (text: string, values: Record<string, string> = {}) => compute({ text: text.padEnd(50, '\n'), ...values })

/** The schema requires 50 characters. The added full stops are not words. */
const rows = (text: string, length: number, values: Record<string, string> = {}) =>
  run(`${text} ${'. '.repeat(30)}`, { minCount: '1', ...values })
    .tables.find((table) => table.length === length)
    ?.rows.map(({ phrase, count }) => `${phrase} ${count}`)

describe('the tables', () => {
  it('count words and phrases, most frequent first', () => {
    const text = 'Red lentil soup. Red lentil stew! Lentil soup?'
    expect(rows(text, 1)).toEqual(['lentil 3', 'red 2', 'soup 2', 'stew 1'])
    expect(rows(text, 2)).toEqual(['lentil soup 2', 'red lentil 2', 'lentil stew 1'])
    expect(rows(text, 3)).toEqual(['red lentil soup 1', 'red lentil stew 1'])
  })

  it('leave out the front matter of Markdown', () => {
    const result = run('---\ntitle: Soup\ntags: soup\n---\n\nRed lentil stew for a cold evening.', { focus: 'lentil' })
    expect(result.words).toBe(7)
    expect(result.focus?.inFirstParagraph).toBe(true)
  })

  it('have no phrase across sentences, paragraphs or headings', () => {
    expect(rows('## Red\nlentil soup\n\nstew. Bread', 2)).toEqual(['lentil soup 1'])
  })

  it('leave out stop words alone, and phrases that begin or end with one', () => {
    const text = 'the soup of the day'
    expect(rows(text, 1)).toEqual(['day 1', 'soup 1'])
    expect(rows(text, 3)).toEqual([])
    expect(rows('soup of lentils', 3)).toEqual(['soup of lentils 1'])
    expect(rows(text, 1, { withStopWords: 'yes' })).toEqual(['the 2', 'day 1', 'of 1', 'soup 1'])
    expect(rows('zupa i chleb', 1, { language: 'pl' })).toEqual(['chleb 1', 'zupa 1'])
  })

  it('count possessives and hyphens as one word, and list numbers only when asked', () => {
    expect(rows("cat’s slow-cooked cat's 30 30", 1)).toEqual(["cat's 2", 'slow-cooked 1'])
    expect(rows('30 minutes', 1, { withNumbers: 'yes' })).toEqual(['30 1', 'minutes 1'])
    expect(rows('30 minutes', 2)).toEqual(['30 minutes 1'])
    expect(rows('heat to 220 °C', 1)).toEqual(['heat 1'])
    expect(rows('vitamin C', 2)).toEqual(['vitamin c 1'])
  })

  it('give the share of all words, stop words and numbers too', () => {
    const { tables, words, differentWords } = run(`the soup and 7 soup ${'. '.repeat(30)}`)
    expect([words, differentWords]).toEqual([5, 4])
    expect(tables[0]?.rows).toEqual([{ phrase: 'soup', count: 2, density: 40 }])
  })

  it('stop at the chosen length of phrases', () => {
    expect(run('x'.repeat(60), { longest: '2' }).tables.map(({ length }) => length)).toEqual([1, 2])
  })

  it('add up: every word is in exactly one row', () => {
    const text = 'Boil the red lentils. Boil water, salt the water; serve 4 bowls of red soup! '.repeat(7)
    const { tables, words } = run(text, { minCount: '1', withStopWords: 'yes', withNumbers: 'yes', longest: '1' })
    expect(tables[0]?.rows.reduce((sum, { count }) => sum + count, 0)).toBe(words)
    expect(tables[0]?.rows.reduce((sum, { density }) => sum + density, 0)).toBeCloseTo(100, 9)
  })
})

describe('the focus phrase', () => {
  const of = (text: string, focus: string) => run(text, { focus }).focus

  it('is counted as an exact sequence, and loosely by sentence', () => {
    const text = 'Lentil soup is easy. LENTIL SOUP, the soup of lentil lovers.\n\nSoup! Lentil. Lentil. Soup.'
    expect(of(text, 'lentil soup')).toMatchObject({ count: 2, looseSentences: 2, inFirstParagraph: true, headings: 0 })
  })

  it('is looked for in headings and in the first paragraph, which is no heading', () => {
    const text = '# Lentil soup\nAn easy one for tonight.\n\n## Serve\nServe the lentil soup with some bread.'
    expect(of(text, 'Lentil soup')).toMatchObject({ count: 2, headings: 2, headingsWith: 1, inFirstParagraph: false })
  })

  it('is counted in the tenth of the text where it begins', () => {
    const filler = 'word '.repeat(9)
    expect(of(`soup ${filler} soup ${filler} ${'word '.repeat(79)} soup`, 'soup')?.tenths).toEqual([
      1, 1, 0, 0, 0, 0, 0, 0, 0, 1,
    ])
  })

  it.each([
    [0, 200, 'not used'],
    [1, 200, 'seldom'],
    [1, 199, 'good'],
    [6, 200, 'good'],
    [7, 200, 'often'],
    [8, 200, 'often'],
    [9, 200, 'too often'],
    [9, 99, null],
  ])('%i times in %i words: %s', (count, words, verdict) => {
    const text = `${'soup. '.repeat(count)}${'word '.repeat(words - count)}`
    expect(of(text, 'soup')).toMatchObject({ count, verdict })
  })

  it('does not overlap itself', () => {
    expect(of(`soup soup soup soup soup ${'word '.repeat(20)}`, 'soup soup')?.count).toBe(2)
  })

  it('is null without a word in the phrase or the text', () => {
    expect(of('word '.repeat(30), '—')).toBeNull()
    expect(of('… '.repeat(60), 'soup')).toBeNull()
  })
})

describe('the limits', () => {
  it('have their messages', () => {
    expect(errors({ text: 'x'.repeat(49) })).toEqual({ text: 'Text must be between 50 and 100,000 characters.' })
    expect(errors({ text: 'x'.repeat(50), focus: 'a b c d e f g h i' })).toEqual({
      focus: 'Focus phrase may have at most 8 words.',
    })
  })

  it('cut a long text without an error', () => {
    expect(errors({ text: 'word '.repeat(2_000_000) })).toEqual({})
    run('lentil soup with red onions. '.repeat(3500), { focus: 'red onions' })
    run(Array.from({ length: 14_000 }, (_, at) => `w${at}`).join(' '), { minCount: '1' })
    run('\uD800 #\r'.repeat(30_000) + 'word')
  })
})

it('finds no focus phrase across the sentences of the first paragraph', () => {
  const { focus } = run('I like red lentil. Soup is good on a cold day, and bread is good with it.', {
    focus: 'lentil soup',
  })
  expect(focus).toMatchObject({ count: 0, inFirstParagraph: false })
})

testSearches('seo/keyword-density-checker', ['keyword stuffing', 'how often is a word in my text'])
