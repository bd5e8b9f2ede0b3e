import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ceil, dec, floor, power, root, round2, roundTo } from './decimal.ts'
import { formatChange, formatMoney, formatPercent } from './format.ts'
import { dateInput } from './date-inputs.ts'
import { readForm } from './form.ts'
import { choice, flag, longText, requiredMessage, shortText, timeInput, urlInput } from './inputs.ts'
import { listText, pointList } from './list-inputs.ts'
import { integerInput, percentHint } from './integer-inputs.ts'
import { moneyInput, optionalNumber, percentInput } from './number-inputs.ts'
import { type Measure, parseNumber } from './parse-number.ts'
import { formErrors, inputOf } from './testing.ts'
import { rowsInput, toolForm } from './tool-form.ts'

const value = (raw: string, field?: Measure) => {
  const parsed = parseNumber(raw, field)
  return parsed.ok ? parsed.value : parsed.reason
}

it.each([
  ['1250.50', '1250.50'],
  ['1250,5', '1250.5'],
  ['1.234,56', '1234.56'],
  ['1,234.56', '1234.56'],
  ['1 234 567,8', '1234567.8'],
  ['1\u00A0234', '1234'],
  ["1'234.5", '1234.5'],
  ['-12', '-12'],
  ['\u221212', '-12'],
  ['0.125', '0.125'],
  ['0,125', '0.125'],
  ['1234.567', '1234.567'],
  ['1.2345', '1.2345'],
  ['1,234,567', '1234567'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['007', '7'],
  ['-0', '0'],
  ['+5', '5'],
  ['1\u202F200', '1200'],
  // A calculator copies its result between direction marks.
  ['\u202D12\u202C', '12'],
])('reads a number typed as %j as %s', (raw, expected) => {
  expect(value(raw)).toBe(expected)
})

const NO_NUMBERS = '1e5 Infinity NaN --1 1- . 1.2.3 1,23,4.5 1.234.567,8,9 €5 5% +-5 5+'.split(' ')

it.each([
  ['ambiguous', ['1.234', '12,500', '-1.234']],
  ['empty', ['', '   ']],
  ['not-a-number', [...NO_NUMBERS, '9'.repeat(60), '1'.repeat(1_000_000)]],
])('refuses a typed number as %s', (reason, texts) => {
  for (const text of texts) expect(value(text), text.slice(0, 70)).toBe(reason)
})

describe('the unit of a field', () => {
  it.each([
    ['money', '€5 5€ 5\u00A0€ £12 $12.00 US$12 12EUR PLN12 12zł 12Kč 12kr 12sek'],
    ['percent', '5% 5\u00A0% +5% 5'],
  ] as const)('may stand beside a number: %s', (kind, texts) => {
    for (const text of texts.split(' ')) expect(value(text, { kind }), text).toMatch(/^(?:5|12)(?:\.00)?$/)
  })
  it.each([
    ['$1,200.50', '1200.50'],
    ['1 200,50 zł', '1200.50'],
    ['−€5', '-5'],
    ['€\u00A0−5', '-5'],
    ['€1.200', 'ambiguous'],
    ['1,200 €', 'ambiguous'],
    ['€5€', 'not-a-number'],
    ['€', 'not-a-number'],
    ['R$5', 'not-a-number'],
    ['5 %', 'not-a-number'],
  ])('is read with an amount typed as %j: %s', (raw, expected) => {
    expect(value(raw, { kind: 'money' })).toBe(expected)
  })
  it('is the one that the field shows', () => {
    expect(value('+500 ms', { kind: 'integer', unit: 'ms' })).toBe('500')
    expect(value('4 of 5', { kind: 'integer', unit: 'of 5' })).toBe('4')
    expect(value('30 %', { kind: 'integer', unit: '%' })).toBe('30')
    expect(value('8 hours', { kind: 'integer', unit: 'days' })).toBe('not-a-number')
    expect(value('%', { kind: 'percent' })).toBe('not-a-number')
  })
})

describe('exact decimals', () => {
  it.each([
    ['0.02', '+2.00\u00A0%'],
    ['-0.30769', '−30.77\u00A0%'],
    ['0', '0.00\u00A0%'],
    // A value that rounds to zero has no sign.
    ['-0.00000000001', '0.00\u00A0%'],
  ])('a share that changed by %s is written %s', (share, written) => {
    expect(formatChange(dec(share))).toBe(written)
  })

  it('round half away from zero, once', () => {
    expect(round2(dec('1.005')).toFixed(2)).toBe('1.01')
    expect(round2(dec('-1.005')).toFixed(2)).toBe('-1.01')
    expect(roundTo(dec('-0.001'), 2).toFixed()).toBe('0')
    // The division leaves 2.00499… instead of 2.005.
    const tie = dec('2.005').div(3).times(3)
    expect([round2(tie).toFixed(), formatMoney(tie)]).toEqual(['2.01', '€2.01'])
    expect(dec(0.1).plus(0.2).eq('0.3')).toBe(true)
  })
  it('become whole numbers despite the error of a division', () => {
    // 3 × 0.66…67 is slightly more than 2, and 3 × 0.33…33 slightly less than 1.
    const [twoThirds, third] = [dec(2).div(3), dec(1).div(3)]
    expect([ceil(twoThirds.times(3)), floor(third.times(3)), ceil(dec('2.000001'))].map(Number)).toEqual([2, 1, 3])
    expect([ceil(dec('-1.5')), floor(dec('-1.5')), ceil(dec('-2')), floor(dec('1.5'))].map(Number)).toEqual([
      -1, -2, -2, 1,
    ])
  })
  it('have powers and roots', () => {
    expect(power(dec('1.05'), 7).toFixed()).toBe(dec('1.05').pow(7).toFixed())
    expect(root(dec('0.729'), 3).toFixed(20)).toBe(dec('0.9').toFixed(20))
    expect(root(dec(0), 3).toFixed()).toBe('0')
  })
  it('are formatted as money and percentages', () => {
    expect(formatMoney(dec('-1234.565'), 'EUR')).toBe('−€1,234.57')
    expect(formatMoney(dec('1000000000000'), 'PLN')).toBe('PLN\u00A01,000,000,000,000.00')
    expect(formatPercent(dec('22.5806'))).toBe('22.58\u00A0%')
  })
})

const { schema } = toolForm({
  fields: {
    cash: moneyInput('Cash now'),
    growth: percentInput('Growth', { min: -50, max: 50, ifEmpty: '0' }),
    months: integerInput('Months', { min: 0, max: 18, ifEmpty: 6 }),
    spare: optionalNumber('Spare', { min: 0, max: 9 }),
    name: shortText('Name', { max: 5, required: false }),
    start: dateInput('Start', { required: false }),
    mode: choice('Mode', { net: 'Net', gross: 'Gross' }),
    exact: flag('Exact'),
    items: rowsInput('Items', {
      item: 'item',
      max: 2,
      fields: { month: integerInput('Month', { min: 1, max: 9 }), amount: moneyInput('Amount') },
    }),
  },
  example: {},
  rules: [({ name }) => (name === 'bad' ? { field: 'name', message: 'Another name, please.' } : null)],
})

const errors = (values: unknown) => formErrors(readForm(schema, values))

describe('a form', () => {
  it('reads typed values, and empty ones as absent', () => {
    const items = [
      { month: '2', amount: '5' },
      { month: '', amount: ' ' },
    ]
    const { cash, growth, ...rest } = inputOf(
      readForm(schema, { cash: '€1 000,50', growth: '−5 %', exact: 'yes', items }),
    )
    expect([cash.toFixed(), growth.toFixed()]).toEqual(['1000.5', '-5'])
    expect(rest).toMatchObject({ months: 6, spare: null, start: '', mode: 'net', exact: true })
    expect(rest.items).toEqual([{ month: 2, amount: dec(5) }])
  })
  it('gives each wrong field its message', () => {
    expect(errors({})).toEqual({ cash: 'Cash now is required.' })
    const wrong = { cash: 'much', growth: '51', months: '1.5', start: '2026-02-30', mode: 'x', name: 'abcdef' }
    expect(errors(wrong)).toEqual({
      cash: 'Cash now must be a number, for example 1250.50.',
      growth: 'Growth must be between −50 and 50.',
      months: 'Months must be a whole number.',
      start: 'Start must be a date that exists, for example 2026-11-30.',
      mode: 'Choose one of the values of Mode.',
      name: 'Name must be between 0 and 5 characters.',
    })
    expect(errors({ cash: '1.234' })).toEqual({ cash: 'Did you mean 1 234 or 1.234?' })
    expect(errors({ cash: '-123,456' })).toEqual({ cash: 'Did you mean -123 456 or -123.456?' })
    expect(errors({ cash: '1000000000001' })).toEqual({ cash: 'Cash now must be between 0 and 1,000,000,000,000.' })
    expect(errors({ cash: '1', name: 'bad' })).toEqual({ name: 'Another name, please.' })
  })
  it('points to the row of the form, even after blank rows', () => {
    const items = [
      { month: '', amount: '' },
      { month: '10', amount: '1' },
    ]
    expect(errors({ cash: '1', items })).toEqual({ 'items.1.month': 'Month must be between 1 and 9.' })
    expect(errors({ cash: '1', items: Array.from({ length: 3 }, () => ({ month: '1', amount: '1' })) })).toEqual({
      items: 'Items may have at most 2 rows.',
    })
  })
  it('refuses values that are not a form', () => {
    for (const values of [null, 'x', 7, { cash: { toString: 1 } }, { cash: '1', items: 'no' }]) {
      expect(readForm(schema, values).ok).toBe(false)
    }
  })
})

const one = (read: Parameters<typeof readForm>[0], raw: string) => {
  const result = readForm(v.object({ it: read }), { it: raw })
  return result.ok ? result.input : result.errors['it']
}

it.each([
  ['Title', 'Title is required.'],
  ['Addresses', 'Addresses are required.'],
  ['Fixed costs per period', 'Fixed costs per period are required.'],
  ['Length of the trial contract', 'Length of the trial contract is required.'],
  ['Address', 'Address is required.'],
  ['Basis of the exemption', 'Basis of the exemption is required.'],
  ['What you did', '“What you did” is required.'],
  ['As of', '“As of” is required.'],
])('a message agrees with its label: %s', (label, message) => {
  expect(requiredMessage(label)).toBe(message)
})

describe('texts', () => {
  it('lose control characters and surrounding space', () => {
    expect(one(shortText('Title'), ' a\r\nb\u0000\u0007 e\u0301 ')).toEqual({ it: 'a b é' })
    expect(one(longText('Text'), 'a\r\nb\tc\uD800')).toEqual({ it: 'a\nb\tc\uFFFD' })
    expect(one(listText('List'), ' a\r\n\rb\n\n')).toEqual({ it: ['a', 'b'] })
    expect(one(listText('List', { max: 1 }), 'a\nb')).toBe('List may have at most 1 lines.')
    expect(one(shortText('Title'), ' ')).toBe('Title is required.')
  })
  it('lose the marks of a pasted list', () => {
    const points = (text: string) => one(pointList('List'), text)
    expect(points('• Drive\r\n\t• Load\n– Rest\n-5 °C')).toEqual({ it: ['Drive', 'Load', 'Rest', '-5 °C'] })
    expect(points('1. Book a lesson\n2) Learn')).toEqual({ it: ['Book a lesson', 'Learn'] })
    expect(points('1. May\n3. May')).toEqual({ it: ['1. May', '3. May'] })
    expect(points('1. May')).toEqual({ it: ['1. May'] })
  })

  it('are accepted as URLs and times only if valid', () => {
    expect(one(urlInput('Address'), 'HTTPS://Example.com/ż')).toEqual({ it: 'https://example.com/%C5%BC' })
    const none = 'example.com javascript:alert(1) https:// https://u:p@example.com ftp://e.com'.split(' ')
    for (const raw of [...none, `https://e.com/${'a'.repeat(2048)}`]) {
      expect(one(urlInput('Address'), raw), raw).toBe('Enter a full address that starts with https://')
    }
    expect(one(timeInput('Time'), '24:00')).toMatch(/^Time must be/)
    expect(one(timeInput('Time'), '23:59')).toEqual({ it: '23:59' })
  })
})

it('a percentage under 1 gives a hint, not an error', () => {
  for (const raw of ['0.2', '0,2 %']) expect(percentHint(raw)).toBe('That is under 1\u00A0%. Did you mean 20\u00A0%?')
  for (const raw of ['0', '1', '-0.5', '20', '', 'x']) expect(percentHint(raw)).toBeNull()
})
