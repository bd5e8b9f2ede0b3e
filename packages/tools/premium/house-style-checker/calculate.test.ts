import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { testTool } from '../../kit/testing.ts'
import { mulberry32 } from '../../kit/seed.ts'
import { runSteps } from '../../kit/steps.ts'
import { participles } from '../../kit/verbs.ts'
import { applied, calculate, headline, markedText } from './calculate.ts'
import { form } from './form.ts'
import { StyleResult } from './panel.tsx'
import { readRules, rulesJson } from './rule-file.ts'
import { spellingPairs } from './spelling.ts'

const off = { ...form.empty, text: 'a', spelling: 'ignore', passive: '', fillers: '' }

const { compute, errors: errorsOf } = testTool(form, off, (input) => runSteps(calculate(input)))
const run = (text: string, rules: Record<string, string> = {}) => compute({ ...rules, text })
const found = (text: string, rules: Record<string, string> = {}) =>
  run(text, rules).findings.map((finding) => [finding.rule, finding.text, finding.replacement])
const fixed = (text: string, rules: Record<string, string> = {}) => applied(text, run(text, rules).findings)

describe('banned words', () => {
  it('are matched as whole words, the longest first, and keep the case of the first letter', () => {
    const banned = 'utilize => use\nutilize fully => use up\ncheap'
    expect(found('Utilize it, utilize fully the cheap, utilized one.', { banned })).toEqual([
      ['banned', 'Utilize', 'Use'],
      ['banned', 'utilize fully', 'use up'],
      ['banned', 'cheap', null],
    ])
    expect(fixed('Utilize it and UTILIZE it.', { banned })).toBe('Use it and Use it.')
  })

  it('raise the replacement of an abbreviation only at the start of a sentence', () => {
    const banned = 'ASAP => as soon as possible'
    expect(fixed('Reply ASAP. ASAP is now.', { banned })).toBe('Reply as soon as possible. As soon as possible is now.')
  })

  it('are ignored in code, web and email addresses, and quotations', () => {
    const text =
      'See `cheap` and https://cheap.com/cheap or cheap@cheap.org.\n\n> cheap words\n\n```\ncheap\n```\n\ncheap'
    const { findings } = run(text, { banned: 'cheap' })
    expect(findings.map(({ line, start }) => [line, start])).toEqual([[9, text.length - 5]])
  })

  it('are matched across a line break and next to signs', () => {
    expect(found('in\norder to, (cheap)', { banned: 'in order to\ncheap' }).map(([, text]) => text)).toEqual([
      'in\norder to',
      'cheap',
    ])
    expect(found('2 < 3 cheap soups > 1', { banned: 'cheap' })).toEqual([['banned', 'cheap', null]])
    expect(found('C++ and C are two.', { banned: 'C++ => Cpp' })).toEqual([['banned', 'C++', 'Cpp']])
  })

  it('are rejected in a replacement, and beyond their number', () => {
    expect(errorsOf({ banned: 'good => very good' }).banned).toBe(
      'Banned words, line 1: the replacement “very good” contains the banned word “good”.',
    )
    expect(errorsOf({ banned: 'use => employ\n\nutilize => use' }).banned).toContain('line 3')
    expect(errorsOf({ banned: '=> x' }).banned).toBe('Banned words, line 1: there is no word before the arrow.')
    expect(errorsOf({ banned: Array.from({ length: 501 }, (_, at) => `w${at}x`).join('\n') }).banned).toContain('500')
    expect(errorsOf({ terms: Array.from({ length: 301 }, (_, at) => `w${at}x`).join('\n') }).terms).toContain('300')
  })
})

describe('word lists', () => {
  it('have 200 pairs and 150 participles, each once', () => {
    expect(spellingPairs).toHaveLength(200)
    const all = spellingPairs.flatMap(({ british, american }) => [british, american])
    expect(new Set(all).size).toBe(400)
    expect(participles.size).toBe(150)
  })

  it('replace British and American spellings either way', () => {
    expect(fixed('Color of the Favorite centre', { spelling: 'british' })).toBe('Colour of the Favourite centre')
    expect(fixed('Colour of the favorite centre', { spelling: 'american' })).toBe('Color of the favorite center')
  })

  it('find a term in another case, and accept a capital at the start of a sentence', () => {
    const terms = 'FlavorCraft\nvegan\ne-mail'
    expect(fixed('flavorcraft, Flavor Craft, flavor-craft and FlavorCraft by email.', { terms })).toBe(
      'FlavorCraft, FlavorCraft, FlavorCraft and FlavorCraft by e-mail.',
    )
    expect(found('Vegan food. A Vegan dish.', { terms })).toEqual([['term', 'Vegan', 'vegan']])
  })

  it('find fillers, some with a replacement', () => {
    expect(found('In order to win, just try.', { fillers: 'yes' })).toEqual([
      ['filler', 'In order to', 'To'],
      ['filler', 'just', null],
    ])
  })

  it('prefer the longer finding, then the earlier', () => {
    const rules = { banned: 'very good soup => fine soup\nreally very', fillers: 'yes' }
    expect(found('really very good soup', rules)).toEqual([
      ['filler', 'really', null],
      ['banned', 'very good soup', 'fine soup'],
    ])
  })
})

describe('numbers', () => {
  it('below ten become words, except for measures, labels and prices', () => {
    const words = { numbers: 'words' }
    expect(fixed('We ate 3 apples and 12 pears. 5 people came.', words)).toBe(
      'We ate three apples and 12 pears. Five people came.',
    )
    expect(found('Add 5 ml, 3 kg, see page 4 today, on 5 May, €5 each, 2.5 times, 7:30, 1–2 cups', words)).toEqual([])
    expect(fixed('It took twelve days and twenty-five pots.', words)).toBe('It took 12 days and 25 pots.')
    expect(found('Twelve days went by.', words)).toEqual([])
    expect(found('We fed one hundred and twenty guests, two hundred fifty, then a thousand and ten.', words)).toEqual(
      [],
    )
    expect(fixed('A hundred and one days, twelve of them dry.', words)).toBe('A hundred and one days, 12 of them dry.')
  })
  it('above one become digits', () => {
    expect(fixed('One pot, three pans and thirty-two lids.', { numbers: 'digits' })).toBe(
      'One pot, 3 pans and 32 lids.',
    )
    expect(found('Two guests and then two hundred and fifty.', { numbers: 'digits' })).toEqual([])
  })
})

describe('the Oxford comma', () => {
  it('is required with "on"', () => {
    expect(found('We buy salt, pepper and oil.', { oxford: 'on' })).toEqual([['oxford', 'pepper and', null]])
    expect(fixed('We buy salt, pepper, oil and bread.', { oxford: 'on' })).toBe('We buy salt, pepper, oil, and bread.')
    expect(found('After work, Anna and Tom cook.', { oxford: 'on' })).toEqual([])
    expect(found('Salt, pepper, and oil.', { oxford: 'on' })).toEqual([])
  })
  it('is removed with "off"', () => {
    expect(fixed('Salt, pepper, and oil.', { oxford: 'off' })).toBe('Salt, pepper and oil.')
    expect(found('Salt, pepper and oil.', { oxford: 'off' })).toEqual([])
  })
})

describe('sentences, paragraphs and headings', () => {
  it('are reported when they are too long', () => {
    const words = (count: number) => `${'word '.repeat(count - 1)}end.`
    expect(found(`${words(25)} ${words(26)}`)).toEqual([['sentence', words(26), null]])
    expect(found(Array.from({ length: 15 }, () => words(10)).join(' '))).toEqual([])
    expect(found(Array.from({ length: 16 }, () => words(10)).join(' ')).map(([rule]) => rule)).toEqual(['paragraph'])
    expect(found(words(30), { language: 'other' })).toEqual([])
  })

  it('are reported in the wrong case', () => {
    const [[rule] = []] = found('# Our Favourite Soups For Winter', { headings: 'sentence' })
    expect(rule).toBe('heading')
    expect(found('# Our favourite soups in Poland', { headings: 'sentence' })).toEqual([])
    expect(fixed('## our soups for the winter', { headings: 'title' })).toBe('## Our Soups for the Winter')
    expect(found('## Soups of the EU and iPhone', { headings: 'title' })).toEqual([])
    const code = '## how `npm install` and https://a.example/x work'
    expect(fixed(code, { headings: 'title' })).toBe('## How `npm install` and https://a.example/x Work')
    expect(found(code, { headings: 'title' })[0]?.[2]).toBe('How `npm install` and https://a.example/x Work')
  })
})

it('reports a form of be with a participle within two words, as advice', () => {
  const rules = { passive: 'yes' }
  const texts = (text: string) => found(text, rules).map(([, hit]) => hit)
  const passive = 'The soup was eaten. It is often cooked. They are being very badly taught.'
  expect(texts(passive)).toEqual(['was eaten', 'is often cooked'])
  expect(texts('The need is indeed great. He is. Cooked food is good. She was very pleased.')).toEqual([])
  const result = run('The soup was eaten. We ate it. We like it.', rules)
  expect([result.counted, result.score, result.passiveShare]).toEqual([0, 100, 33])
})

it('has a score of 100 minus two for each finding per hundred words', () => {
  const text = (words: number, bad: number) =>
    `${'bad. '.repeat(bad)}${'word word word word. '.repeat((words - bad) / 4)}`
  const rules = { banned: 'bad', paragraphLimit: '400' }
  // 5 in 200 + 5… 205 words: 100 − 1000 ÷ 205 = 95.1.
  expect(run(text(205, 5), rules).score).toBe(95)
  expect(run(text(101, 1), rules).score).toBe(98)
  expect(run('bad bad', rules).score).toBe(0)
  expect(run('…', rules).score).toBe(100)
})

describe('rule files', () => {
  it('restore the exported rules without the text', () => {
    const values = { ...form.example }
    const read = readRules(rulesJson(values))
    const { text: _, ...rules } = values
    expect(read.ok && read.rules).toEqual(rules)
    expect(rulesJson(values)).not.toContain('Favorite Soups')
  })
  it('are rejected when a rule or the format is invalid', () => {
    const json = (banned: string) => rulesJson({ ...form.empty, banned })
    const message = expect.stringContaining('very good') as string
    expect(readRules(json('good => very good'))).toMatchObject({ ok: false, message })
    for (const rubbish of ['', '{', 'null', '[]', '{"kind":"x"}', '{"kind":"flavorcraft-house-style","rules":3}'])
      expect(readRules(rubbish).ok, rubbish).toBe(false)
    expect(readRules('{"kind":"flavorcraft-house-style","rules":{"oxford":"on","evil":"x"}}')).toMatchObject({
      ok: true,
      rules: { oxford: 'on', spelling: 'british' },
    })
  })
})

it.each([
  ['A fine soup.', {}, 'Nothing departs from your rules.'],
  ['The soup was eaten.', { passive: 'yes' }, '1 piece of advice in 4 words.'],
  [
    'The color was chosen by a very old cook.',
    { passive: 'yes', fillers: 'yes', spelling: 'british' },
    '2 findings and 1 piece of advice in 9 words. One has a safe replacement.',
  ],
])('has the counts of the list in the headline: %s', (text, rules, sentence) => {
  expect(headline(run(text, rules))).toBe(sentence)
})

describe('findings', () => {
  const all = {
    banned: 'soup => stew\nbad',
    terms: 'FlavorCraft',
    spelling: 'british',
    oxford: 'on',
    numbers: 'words',
    headings: 'title',
    passive: 'yes',
    fillers: 'yes',
  }
  it('do not overlap, have correct places and are gone once applied', () => {
    const random = mulberry32(5)
    const some =
      'soup bad flavorcraft color 3 apples, and was eaten very\n\n# head\n> quote `code` 🍲 \uD800 twelve. really ; </script> https://a.example/x'
    const words = some.split(' ')
    for (let round = 0; round < 150; round += 1) {
      const text = Array.from({ length: 80 }, () => words[Math.floor(random() * words.length)]).join(' ')
      const result = run(text, all)
      expect(run(text, all)).toEqual(result)
      const pieces = markedText(result, 1_000_000).map((piece) => piece.text)
      expect(pieces.join('')).toBe(result.text)
      const kept = result.findings.filter(
        ({ isAdvice, rule }) => !isAdvice && !['sentence', 'paragraph', 'heading'].includes(rule),
      )
      kept.forEach(({ start }, at) => expect(start).toBeGreaterThanOrEqual(kept[at - 1]?.end ?? 0))
      for (const { start, end, line } of result.findings) {
        expect(end).toBeGreaterThan(start)
        expect(line).toBe(result.text.slice(0, start).split('\n').length)
      }
      expect(result.score).toBeGreaterThanOrEqual(0)
      const again = run(applied(result.text, result.findings), all).findings
      const isApplied = (rule: string) => ['banned', 'term', 'spelling'].includes(rule)
      expect(again.filter(({ rule, replacement }) => isApplied(rule) && replacement !== null)).toEqual([])
    }
  })

  it.each([
    ['one paragraph', 'The colour of the soup is really, in order to, was eaten by 3 apples and pears. '.repeat(1_250)],
    ['one word', 'a'.repeat(100_000)],
    ['backticks', '`'.repeat(100_000)],
    ['commas', 'a, '.repeat(33_000)],
    ['signs', '<@>'.repeat(33_000)],
    ['short lines', 'very\n\n'.repeat(16_000)],
  ])('%s of 100,000 characters is read to its end', (_, text) => {
    expect(run(text, all)).toBeDefined()
  })
})

const disabled = (typed: string) => {
  const result = run('Cook in order to eat.\r\nZ\u0301le.', { fillers: 'yes' })
  const page = renderToStaticMarkup(createElement(StyleResult, { result, typed, onApply: () => {} }))
  return page.match(/<button[^>]*aria-disabled="true"/g)?.length ?? 0
}

it('switches the buttons off while the typed text is no longer the text of the findings', () => {
  expect(disabled('Cook in order to eat.\r\nZ\u0301le.')).toBe(0)
  expect(disabled('Cook in order to eat. And more.')).toBe(2)
})

testSearches('premium/house-style-checker', ['proofread against a style guide', 'forbidden words', 'color or colour'])
