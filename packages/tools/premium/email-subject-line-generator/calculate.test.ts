import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { inputOf, testTool, valuesOf } from '../../kit/testing.ts'
import { mulberry32 } from '../../kit/seed.ts'
import { MAX_LINES } from '../../kit/subject-lines/choose-lines.ts'
import { countCharacters } from '../../kit/text.ts'
import { calculate } from './calculate.ts'
import { headerLength } from './encoded.ts'
import { form } from './form.ts'
import { mainWord, scoreOf } from './score.ts'

const TODAY = '2026-11-21'

const { read, errors } = testTool(form, { ...form.empty, topic: 'soup' }, calculate)
const run = (values: Record<string, string>, counter = 0, today = TODAY) =>
  calculate(inputOf(read(values)), today, counter)
const textsOf = (values: Record<string, string>) => run(values).lines.map(({ text }) => text)
const score = (text: string, topic = 'soup', brand = '') => scoreOf({ text, shown: text, bare: text }, topic, brand)

describe('patterns', () => {
  it('are chosen by kind and filled slots', () => {
    // Newsletter with an activity alone: P7, P15, P16, P22.
    expect(textsOf({ topic: 'meal planning' }).toSorted()).toEqual([
      'A short guide to meal planning',
      'Is meal planning worth it?',
      'The mistake to avoid with meal planning',
      'Your meal planning checklist',
    ])
    // Survey with a topic alone: P13, P34.
    expect(textsOf({ topic: 'lunch', kind: 'survey' }).toSorted()).toEqual([
      'A quick question about lunch',
      'One question about lunch',
    ])
  })

  it('offer the last day only on the deadline', () => {
    const sale = { topic: 'soup bowls', kind: 'promotion', offer: '20 % off' }
    for (const deadline of ['today', 'Tonight', '2026-11-21', '21 November', 'November 21, 2026'])
      expect(textsOf({ ...sale, deadline }), deadline).toContain('Last day: 20 % off')
    for (const deadline of ['', 'Friday', '2026-11-22', '21 December'])
      expect(textsOf({ ...sale, deadline }), deadline).not.toContain('Last day: 20 % off')
  })

  it('drop the "to" of a benefit and numbers below two, and join "tonight" without "on"', () => {
    const lines = textsOf({ topic: 'soup', benefit: 'to eat well', number: '1' })
    expect(lines).toContain('How to eat well')
    for (const number of ['0', '1'])
      expect(textsOf({ topic: 'soup', number, benefit: 'eat well' }).join()).not.toMatch(/\d/)
    const tasting = { topic: 'tasting', kind: 'event' }
    expect(textsOf({ ...tasting, deadline: 'tonight' })).toContain('Tasting tonight: what to expect')
    expect(textsOf({ ...tasting, deadline: '5 May' })).toContain('Tasting on 5 May: what to expect')
  })

  it('remove doubled marks and spaces', () => {
    expect(textsOf({ topic: 'big  news!!', kind: 'announcement' })).toEqual(['Big news!'])
    expect(textsOf({ topic: 'is it done?', kind: 'survey' })).toEqual(['Is it done?'])
  })
})

describe('rules of the form', () => {
  it('require the deadline of an event, a topic and a tag', () => {
    expect(errors({ kind: 'event' })).toEqual({ deadline: 'Deadline is required.' })
    expect(errors({ topic: 'ab' })).toEqual({ topic: 'Topic must be between 3 and 80 characters.' })
    expect(errors({ nameTag: 'custom' })).toEqual({ customTag: 'Your tag is required.' })
  })

  it('name the empty field that would add the most patterns', () => {
    // An announcement with a topic: the audience adds P4, the benefit P2, the brand P8; the first of equals wins.
    expect(run({ topic: 'soup', kind: 'announcement' }).unlock).toEqual({ slot: 'audience', more: 1 })
    // With readers and a number, the benefit adds P2, P3 and P10.
    expect(run({ topic: 'soup', number: '3', audience: 'students' }).unlock).toEqual({ slot: 'benefit', more: 3 })
  })
})

describe('score', () => {
  it.each([
    // 12 characters, the main word at the start, nothing else; eleven: −10, 51: −8, 71: −15.
    ['Soup is here', 100],
    ['Soup is hot', 90],
    [`Soup ${'x'.repeat(46)}`, 92],
    [`Soup ${'x'.repeat(66)}`, 85],
    // "soup" ends at character 34: −10; at 33 it lies within.
    [`${'x'.repeat(29)} soup`, 90],
    [`${'x'.repeat(28)} soup`, 100],
    ['Soup is FREE now', 80],
    // Two marks −10, and no bonus as there are two questions.
    ['Soup? More soup?', 90],
    // One question +5 and a number +5, never above 100.
    ['Soup at 5 today?', 100],
    ['5 of us like it, and you?', 100],
    ['Re: soup for you', 90],
    // Five phrases: at most −20.
    ['Soup winner, urgent, no risk, act now', 80],
    ['Soup winner, urgent, no risk, act now, guaranteed', 80],
    ['👍 Soup is here 👍', 95],
    ['FREE HUGE SALE NOW BUY', 0],
  ])('of %j is %i', (text, value) => {
    expect(score(text).value).toBe(value)
  })

  it('accepts a typed word in capitals', () => {
    expect(score('BBQ soup is here', 'BBQ soup').value).toBe(100)
  })

  it('finds the longest word of the topic that is not a stop word', () => {
    expect(mainWord('weekly meal planning')).toBe('planning')
    expect(mainWord('the and of')).toBe('the')
  })
})

describe('lines', () => {
  it('count a name tag as eight characters and keep it in the text', () => {
    const [line] = run({ topic: 'meal planning', nameTag: 'star' }).lines
    expect(line?.text.startsWith('*|FNAME|*, ')).toBe(true)
    expect(line?.characters).toBe(countCharacters(line?.text ?? '') - '*|FNAME|*'.length + 8)
    expect(run({ topic: 'meal planning', nameTag: 'braces' }).lines.map(({ text }) => text)).toContain(
      '{{first_name}}, a short guide to meal planning',
    )
  })

  it('contain no line breaks, against header injection', () => {
    for (const { text } of run({ topic: 'soup\r\nBcc: all@example.com', benefit: 'eat\nwell' }).lines)
      expect(text).not.toMatch(/[\r\n]/)
  })

  it('are measured in encoded words', () => {
    // "Zupa ż": 7 bytes, base64 12 + 12 = 24; quoted: Zupa_ is 5, ż is =C5=BC, 6: 11 + 12 = 23.
    expect(headerLength('Zupa ż')).toEqual({ octets: 23, isEncoded: true })
    expect(headerLength('Soup')).toEqual({ octets: 4, isEncoded: false })
    // 30 × ż: base64 of 45 bytes fits a word, 22 × 2 = 44: 60 + 12 and 8 × 2 = 16: 24 + 12, a blank between: 109.
    expect(headerLength('ż'.repeat(30)).octets).toBe(109)
  })

  it('depend on the counter and the date', () => {
    const values = { topic: 'soup', benefit: 'eat well', number: '5', audience: 'students', brand: 'Bowl' }
    const texts = (counter: number, today = TODAY) => run(values, counter, today).lines.map(({ text }) => text)
    expect(texts(0)).toEqual(texts(0))
    expect(texts(1)).not.toEqual(texts(0))
    expect(texts(0, '2026-11-22')).not.toEqual(texts(0))
  })
})

const WORDS = [
  ...['soup', 'Bread', 'ŻUREK', 'a "quoted" one', '</script>', '=SUM(A)'],
  ...['\uD800', '🍲🍲', 're: it', '  tea  ', 'x'.repeat(30)],
]

it('keeps the limits of lines and preheaders, and invents no number', () => {
  const random = mulberry32(7)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const maybe = () => (random() < 0.6 ? pick(WORDS) : '')
  for (let round = 0; round < 400; round += 1) {
    const values = {
      topic: `${pick(WORDS)} ${pick(WORDS)}`,
      kind: pick(valuesOf(form, 'kind')),
      audience: maybe(),
      benefit: maybe(),
      number: random() < 0.5 ? String(Math.floor(random() * 100)) : '',
      offer: maybe() || 'half price',
      deadline: maybe() || 'Friday',
      brand: maybe(),
      tone: pick(valuesOf(form, 'tone')),
      nameTag: pick(['off', 'braces', 'star']),
      emoji: pick(['off', 'one']),
    }
    const result = run(values, round)
    const typed = Object.values(values).join(' ')
    const texts = result.lines.map(({ text }) => text)
    expect(texts.length).toBeLessThanOrEqual(MAX_LINES)
    expect(new Set(texts.map((text) => text.toLowerCase())).size).toBe(texts.length)
    for (const line of result.lines) {
      for (const [number] of `${line.text} ${line.preheader}`.matchAll(/\d+/g)) expect(typed).toContain(number)
      expect(line.score).toBeGreaterThanOrEqual(0)
      expect(line.score).toBeLessThanOrEqual(100)
      expect(countCharacters(line.preheader)).toBeGreaterThanOrEqual(40)
      expect(countCharacters(line.preheader)).toBeLessThanOrEqual(99)
      expect(line.text).not.toMatch(/[\r\n]| {2}/)
      expect(line.text).not.toMatch(/\{(?:topic|Topic|benefit|number|offer|deadline|brand|audience)\}/)
    }
  }
})

testSearches('premium/email-subject-line-generator', ['newsletter subject', 'email headline'])
