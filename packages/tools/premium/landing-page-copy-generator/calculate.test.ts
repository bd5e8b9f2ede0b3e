import { DOMParser } from '@xmldom/xmldom'
import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { inputOf, testTool, valuesOf } from '../../kit/testing.ts'
import { mulberry32 } from '../../kit/seed.ts'
import { countCharacters } from '../../kit/text.ts'
import type { FormValues } from '../../kit/types.ts'
import { markersIn, markerWarning } from '../../kit/words.ts'
import { calculate } from './calculate.ts'
import { copyHtml, copyMarkdown, copyText } from './exports.ts'
import { form } from './form.ts'
import { LIMITS } from './headlines.ts'
import { PROOF_MARKER } from './sections.ts'
import { asGerund, inThirdPerson, irregularVerbs } from '../../kit/verbs.ts'

const frameworks = valuesOf(form, 'framework')
const tones = valuesOf(form, 'tone')

const least: FormValues = {
  ...form.empty,
  product: 'Sunday Plan',
  what: 'a meal planner',
  audience: 'busy parents',
  problem: 'Nobody knows what to cook',
  benefits: ['save time', 'waste less food'].map((benefit) => ({ benefit, proof: '' })),
  steps: 'Tell it who eats\nTake the list to the shop',
}

const { read, errors: errorsOf } = testTool(form, least, calculate)
const run = (values: FormValues = {}, counter = 0) => calculate(inputOf(read(values)), counter)

/** The headlines of 60 different counters. */
const allHeadlines = (values: FormValues = {}) =>
  new Set(Array.from({ length: 60 }, (_, counter) => run(values, counter).headlines).flat())

it('begins typed lines with a capital and does not repeat the verb of a benefit', () => {
  const page = copyText(
    run({
      action: 'book a free lesson',
      price: 'from €9 a month',
      guarantee: 'money back for 30 days',
      objections: [{ question: 'is it safe', answer: 'yes' }],
      benefits: ['start with a click', 'waste less food'].map((benefit) => ({ benefit, proof: '' })),
    }),
  )
  for (const line of ['Book a free lesson', 'From €9 a month', 'Money back for 30 days', 'Is it safe?'])
    expect(page.split('\n')).toContain(line)
  expect(page).not.toContain('Start starting')
})

describe('verb forms', () => {
  it.each([
    ['save an hour', 'saves an hour', 'saving an hour'],
    ['carry less', 'carries less', 'carrying less'],
    ['wash up once', 'washes up once', 'washing up once'],
    ['plan the week', 'plans the week', 'planning the week'],
    ['fix it', 'fixes it', 'fixing it'],
    ['keep calm', 'keeps calm', 'keeping calm'],
    ['be on time', 'is on time', 'being on time'],
    ['have more', 'has more', 'having more'],
    ['see more', 'sees more', 'seeing more'],
    ['lie down', 'lies down', 'lying down'],
    ['begin early', 'begins early', 'beginning early'],
    ['enjoy dinner', 'enjoys dinner', 'enjoying dinner'],
    ['cut waste', 'cuts waste', 'cutting waste'],
    ['win time', 'wins time', 'winning time'],
    ['show it', 'shows it', 'showing it'],
  ])('of %s', (phrase, third, gerund) => {
    expect([inThirdPerson(phrase), asGerund(phrase)]).toEqual([third, gerund])
  })

  it('are null for phrases without a known verb', () => {
    expect(inThirdPerson('lunch in a box')).toBeNull()
    expect(asGerund('faster dinners')).toBeNull()
    expect(irregularVerbs).toHaveLength(60)
    expect(new Set(irregularVerbs).size).toBe(60)
  })
})

describe('headlines', () => {
  it('use eight patterns', () => {
    // With both short nouns, all eight headlines fit within 60 characters.
    expect([...allHeadlines({ problemNoun: 'stress', gainNoun: 'quiet' })].toSorted()).toEqual([
      'A meal planner made for busy parents',
      'Busy parents, meet Sunday Plan',
      'Less stress. More quiet.',
      'Save time',
      'Save time and waste less food',
      'Save time without stress',
      'Sunday Plan: a meal planner for busy parents',
      'The meal planner that saves time',
    ])
  })

  it('omit patterns that lack a word or a verb', () => {
    const without = allHeadlines()
    expect([...without].join()).not.toMatch(/without|Less/)
    const benefits = ['quiet evenings', 'waste less food'].map((benefit) => ({ benefit, proof: '' }))
    const noun = allHeadlines({ benefits })
    expect([...noun].join()).not.toContain('The meal planner that')
  })

  it('omit texts of more than 60 characters', () => {
    const long = 'x'.repeat(60)
    const { headlines } = run({ what: `a ${'y'.repeat(70)}`, audience: 'z'.repeat(80), product: long })
    expect(headlines).toContain('Save time')
    for (const text of headlines) expect(countCharacters(text)).toBeLessThanOrEqual(60)
  })

  it('depend only on the input and the counter', () => {
    expect(run({}, 3)).toEqual(run({}, 3))
    const ten = new Set(Array.from({ length: 10 }, (_, counter) => run({}, counter).headlines.join()))
    expect(ten.size).toBeGreaterThan(1)
  })
})

describe('the page', () => {
  it('has one proof marker, no questions and no digit with the minimum input', () => {
    for (const framework of frameworks) {
      const result = run({ framework })
      const text = copyText(result)
      expect(text.split(PROOF_MARKER)).toHaveLength(2)
      expect(result.sections.map(({ id }) => id)).not.toContain('questions')
      expect(text + copyMarkdown(result) + result.missing.join()).not.toMatch(/\d/)
    }
    expect(markersIn(copyText(run()))).toHaveLength(1)
    expect(markerWarning(copyText(run()))).toBe('One marker in brackets is still to be filled in.')
  })

  it('orders its sections by the framework', () => {
    const typed = { difference: 'One list', objections: [{ question: 'Why?', answer: 'So' }] }
    const order = (framework: string) => run({ framework, ...typed }).sections.map(({ id }) => id)
    expect(order('pas').slice(0, 2)).toEqual(['problem', 'solution'])
    const aida = order('aida')
    expect(aida.filter((id) => ['benefits', 'proof', 'call'].includes(id))).toEqual(['benefits', 'proof', 'call'])
    expect(order('bab').slice(0, 3)).toEqual(['problem', 'benefits', 'bridge'])
    const [before, after] = run({ framework: 'bab' }).sections
    expect([before?.heading, after?.heading]).toEqual(['Before', 'After'])
    expect(order('fab')[0]).toBe('benefits')
    expect(copyText(run({ framework: 'fab' }))).toContain('Feature: [add the feature behind this]\nAdvantage: [add')
  })

  it('prints proof exactly, and makes no claim without it', () => {
    const benefits = [
      { benefit: 'save time', proof: 'Anna K. from Łódź: “2 h a week”' },
      { benefit: 'waste less food', proof: '' },
    ]
    const text = copyText(run({ benefits }))
    expect(text).toContain('Anna K. from Łódź: “2 h a week”')
    expect(text).not.toContain(PROOF_MARKER)
    for (const tone of tones)
      for (const framework of frameworks)
        expect(copyText(run({ tone, framework }))).not.toMatch(/proven|guaranteed|best|leading/i)
  })

  it('lists missing facts', () => {
    expect(run().missing).toHaveLength(7)
    const benefits = ['save time', 'waste less'].map((benefit) => ({ benefit, proof: 'a' }))
    const whole = { ...form.example, benefits, price: 'From 5 a month', guarantee: 'Money back' }
    expect(run(whole).missing).toEqual([])
  })

  it('warns of claims', () => {
    expect(run({ difference: 'The BEST planner' }).warnings).toEqual(['“BEST”: You must be able to prove this.'])
    expect(run({ problem: 'Food that heals is hard to find' }).warnings[0]).toContain('No 1924/2006')
    expect(run({ what: 'karma, która leczy' }).warnings[0]).toContain('Article 13')
    expect(run({ what: 'a secure treatise' }).warnings).toEqual([])
  })

  it('escapes typed HTML', () => {
    const evil = '</title><script>alert("x")</script>'
    const result = run({ product: evil, difference: evil, price: '# <b>' })
    expect(copyHtml(result)).not.toContain('<script')
    expect(copyMarkdown(result)).not.toMatch(/<[a-z/]/i)
    // Markdown has escapes of signs only: a backslash before a digit would be printed.
    const priced = copyMarkdown(run({ guarantee: '30. April: money back', difference: '- no list' }))
    expect(priced).toContain('30\\. April')
    expect(priced).toContain('\\- no list')
    const page = copyHtml(run()).replace(/<meta[^>]*>/g, '')
    expect(() => new DOMParser().parseFromString(page, 'text/html')).not.toThrow()
  })
})

it('rejects lists with too few, too many or too short lines', () => {
  expect(errorsOf({ steps: 'only one step' }).steps).toBe('How it works must have 2 to 5 lines.')
  expect(errorsOf({ steps: 'fine step\n\nabc' }).steps).toBe(
    'How it works, line 3: must be between 5 and 120 characters.',
  )
  expect(errorsOf({ consequences: 'a\nb\nc\nd' }).consequences).toContain('0 to 3 lines')
  expect(errorsOf({})).toEqual({})
})

it('keeps the limits over many inputs, without invented numbers', () => {
  const random = mulberry32(11)
  const letters = 'abc def ghi  save plan 7 the ż 🍲 , . : '
  const some = (min: number, max: number) => {
    const length = min + Math.floor(random() * (max - min + 1))
    const text = Array.from({ length }, () => [...letters][Math.floor(random() * [...letters].length)]).join('')
    return `x${text.slice(0, Math.max(0, max - 3)).trim()}xxxxxxxxxx`.slice(0, max)
  }
  for (let round = 0; round < 200; round += 1) {
    const values: FormValues = {
      ...least,
      product: some(2, 60),
      what: some(3, 80),
      audience: some(3, 80),
      problemNoun: some(2, 30),
      gainNoun: some(2, 30),
      benefits: Array.from({ length: 2 + (round % 5) }, () => ({ benefit: some(5, 120), proof: '' })),
      framework: frameworks[round % 4] ?? 'pas',
      tone: tones[round % 3] ?? 'plain',
    }
    const form = read(values)
    if (!form.ok) continue
    const result = calculate(form.input, round)
    const within = (text: string, most: number) => expect(countCharacters(text)).toBeLessThanOrEqual(most)
    expect(result.headlines.length).toBeGreaterThan(0)
    result.headlines.forEach((text) => within(text, LIMITS.headline))
    within(result.subheadline, LIMITS.subheadline)
    within(result.button, LIMITS.button)
    within(result.metaTitle, LIMITS.metaTitle)
    within(result.metaDescription, LIMITS.metaDescription)
    for (const { id, parts } of result.sections)
      for (const part of parts) if (id === 'benefits' && part.kind === 'sub') within(part.heading, LIMITS.benefit)
    const typed = JSON.stringify(values)
    for (const [number] of copyText(result).matchAll(/\d+/g)) expect(typed).toContain(number)
  }
})

testSearches('premium/landing-page-copy-generator', ['sales page text', 'text for my homepage', 'landingpage text'])
