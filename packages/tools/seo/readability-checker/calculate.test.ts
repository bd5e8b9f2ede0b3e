import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { testTool } from '../../kit/testing.ts'
import { calculate } from './calculate.ts'
import { form } from './form.ts'
import { easeBand, scoresOf } from './scores.ts'

const { compute, errors } = testTool(form, {}, calculate)
const run = (text: string, values: Record<string, string> = {}) => compute({ text, ...values })

const words = (count: number) => 'word '.repeat(count).trim()
const score = (result: ReturnType<typeof run>, name: string) => result.scores.find((one) => one.name === name)?.value

describe('the scores, by hand', () => {
  // 10 words, 2 sentences; the (1) cat (1) ate (1) a (1) banana (3); the (1) delicious (3) soup (1) simmered (2) slowly (2).
  const result = run('The cat ate a banana. The delicious soup simmered slowly.')

  it('count', () => {
    expect(result.counts).toEqual({ words: 10, sentences: 2, syllables: 16, longWords: 2, hardWords: 0, letters: 46 })
  })

  it.each([
    ['Flesch Reading Ease', 206.835 - 5.075 - 135.36],
    ['Flesch–Kincaid grade', 1.95 + 18.88 - 15.59],
    ['Gunning Fog', 10],
    ['SMOG', 1.043 * 5.477225575 + 3.1291],
    ['Coleman–Liau', 27.048 - 5.92 - 15.8],
    ['Automated Readability Index', 21.666 + 2.5 - 21.43],
  ])('%s', (name, value) => {
    expect(score(result, name)).toBeCloseTo(value, 6)
  })

  it('are right for Polish', () => {
    // Chosen for a right-angled triangle of 15, 20 and 25: sentences of 30 words, 40 % of them hard.
    const counts = { words: 60, sentences: 2, syllables: 0, longWords: 0, hardWords: 24, letters: 0 }
    expect(scoresOf(counts, 'pl').map(({ value }) => value)).toEqual([30 / 3 + 40 / 3 + 1, 25])
    const text = 'Przygotowanie zupy zajmuje pół godziny. Potem można ją podać z chlebem.'
    // "przygotowanie" has five syllables, the only word with more than three.
    expect(run(text, { language: 'pl' }).hardWords).toEqual([{ word: 'przygotowanie', count: 1, syllables: 5 }])
  })

  it.each([
    [120, 'very easy'],
    [90, 'very easy'],
    [89.9, 'easy'],
    [60, 'plain'],
    [30, 'difficult'],
    [29.9, 'very difficult'],
    [-5, 'very difficult'],
  ])('Reading Ease %d is %s', (value, band) => {
    expect(easeBand(value)).toBe(band)
  })

  it('has the band of the shown figure', () => {
    // 206.835 − 1.015 × 10 − 84.6 × 1.616 = 59.9714, which is shown as 60.0.
    const counts = { words: 1000, sentences: 100, syllables: 1616, longWords: 0, hardWords: 0, letters: 0 }
    expect(scoresOf(counts, 'en')[0]).toMatchObject({ value: 60, meaning: 'plain' })
  })

  it('are not clamped, and say when they need more sentences', () => {
    const hard = run('Internationalization institutionalization compartmentalization '.repeat(5))
    expect(hard.scores[0]).toMatchObject({ meaning: 'very difficult', note: expect.stringContaining('Outside') })
    expect(score(hard, 'Flesch Reading Ease')).toBeLessThan(0)
    expect(hard.scores.find(({ name }) => name === 'SMOG')?.note).toBe('needs 30 sentences')
    expect(run('Soup is hot. '.repeat(30)).scores.find(({ name }) => name === 'SMOG')?.note).toBe('')
  })
})

it('judges the share of long sentences that it shows', () => {
  // 251 of 1,003 are 25.02 %, which is shown as 25.0 %.
  const text = `${`${words(21)}. `.repeat(251)}${'Soup. '.repeat(752)}`
  expect(run(text).longShare).toEqual({ percent: 25, band: 'good' })
})

describe('sentences', () => {
  it('without an end count as one', () => {
    expect(run(words(40)).counts.sentences).toBe(1)
  })

  it('end with each line of a list', () => {
    expect(
      run('You need:\n- red lentils\n- one onion\n2. two cups of water\n\nBoil it all for a while').counts,
    ).toMatchObject({
      sentences: 5,
      words: 16,
    })
  })

  it('are listed with the ten longest first', () => {
    const text = Array.from({ length: 15 }, (_, at) => `${words(at + 1)}.`).join(' ')
    const { longest, lengths } = run(text)
    expect(longest.map((sentence) => sentence.words)).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6])
    expect(lengths.map(({ count }) => count)).toEqual([5, 5, 5, 0, 0, 0, 0])
  })

  it.each([
    [1, 4, 25, 'good'],
    [3, 10, 30, 'fair'],
    [1, 3, 33.3, 'poor'],
  ])('%i of %i above 20 words', (long, all, percent, band) => {
    const text = `${`${words(21)}. `.repeat(long)}${`${words(20)}. `.repeat(all - long)}`
    expect(run(text).longShare).toEqual({ percent, band })
  })

  it('are reported when three in a row begin alike', () => {
    const text = 'We cook. We stir. Then we eat. The soup is hot. the soup is red. The end comes soon.'
    expect(run(text).sameStarts).toEqual([{ word: 'the', count: 3, first: 'The soup is hot.' }])
  })
})

it.each([
  [150, []],
  [151, ['fair']],
  [200, ['fair']],
  [201, ['poor']],
])('a paragraph of %i words', (count, bands) => {
  expect(run(words(count)).longParagraphs.map(({ band }) => band)).toEqual(bands)
})

it('addresses and numbers count as one word of one syllable, and end no sentence', () => {
  const text =
    'Read https://example.com/a.b?c=d now. Write to jan.kowalski@mail.example.com. It costs 1250 in all, they say.'
  const { counts, longest } = run(text)
  expect(counts).toMatchObject({ sentences: 3, words: 13 })
  expect(longest.map((sentence) => sentence.text)).toContain('Read https://example.com/a.b?c=d now.')
  expect(longest.map((sentence) => sentence.text)).toContain('Write to jan.kowalski@mail.example.com.')
})

describe('Markdown', () => {
  it('is counted without its marks, targets, pictures and code', () => {
    const text =
      '# Red soup\nCook **the** [lentils](https://e.com/x) now. ![A bowl](a.png) `code` Serve.\n\n```\nnot counted at all\n```\n> A _quoted_ line here.'
    expect(run(text, { kind: 'markdown' }).counts).toMatchObject({ words: 11, sentences: 4 })
  })

  it('keeps each address in its sentence, beside the target of a link', () => {
    const text = 'See [the list](https://a.example/x) or https://b.example/y first. Then write to cook@c.example again.'
    const { sentences } = run(text, { kind: 'markdown' })
    expect(sentences.map((sentence) => sentence.text)).toEqual([
      'See the list or https://b.example/y first.',
      'Then write to cook@c.example again.',
    ])
  })

  it('has sections, and long ones are reported', () => {
    const text = `${words(10)}\n\n## A\n${words(301)}\n\n## B\n${words(200)}\n\n${words(151)}`
    expect(run(text, { kind: 'markdown' }).longSections.map(({ text: name, band }) => [name, band])).toEqual([
      ['A', 'fair'],
      ['B', 'poor'],
    ])
  })

  it('goes on after code between three backticks in a line, and after a block with such a line', () => {
    const inLine = `\`\`\`npm test\`\`\` runs. ${words(9)}.\n\nThe soup needs salt.`
    expect(run(inLine, { kind: 'markdown' }).counts.words).toBe(14)
    const block = `${words(10)}.\n\n\`\`\`\n\`\`\`js\nsalt()\n\`\`\`\n\nThe soup needs salt.`
    expect(run(block, { kind: 'markdown' }).counts.words).toBe(14)
  })

  it('is counted without comments', () => {
    expect(run(`${words(12)}.\n\n<!-- Ask\nthe cook. -->`, { kind: 'markdown' }).counts.words).toBe(12)
    expect(run(`\`<!--\` ${words(12)}. \`-->\``, { kind: 'markdown' }).counts.words).toBe(12)
  })

  it('with code alone divides nothing by zero', () => {
    const result = run(`\`\`\`\n${words(20)}\n\`\`\``, { kind: 'markdown' })
    expect(JSON.stringify(result)).not.toMatch(/null/)
    expect(result.counts.words).toBe(0)
  })
})

it('refuses a text with too few characters', () => {
  expect(errors({ text: 'Too short' })).toEqual({ text: 'Text must be between 30 and 100,000 characters.' })
})

it('leaves out the front matter of Markdown', () => {
  const text = `---\ntitle: Red lentil soup\n---\n\n${words(12)}.`
  expect(run(text, { kind: 'markdown' }).counts).toMatchObject({ words: 12, sentences: 1 })
})

testSearches('seo/readability-checker', [
  'is my text easy to read',
  'flesch score',
  'my sentences are too long',
  'is my writing too complicated',
])
