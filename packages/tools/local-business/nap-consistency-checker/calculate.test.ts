import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { readForm } from '../../kit/form.ts'
import { inputOf } from '../../kit/testing.ts'
import { toCsv } from '../../kit/csv.ts'
import { calculate, headline } from './calculate.ts'
import { isPostcode, normalise } from './normalise.ts'
import { readRecords, type NapRecord, type Part, type Reference } from './records.ts'
import { form } from './form.ts'

const reference: Reference = inputOf(readForm(form.schema, form.example))

const one = (more: Partial<NapRecord>): NapRecord => ({ ...reference, source: 'Maps', ...more })
const check = (more: Partial<NapRecord>, intended: string[] = []) =>
  calculate({ ...reference, records: [one(more)], intended })

const statusIn = (result: ReturnType<typeof check>, part: Part) =>
  result.records[0]?.comparisons.find((comparison) => comparison.part === part)?.status

describe('same, same after normalising, different, missing', () => {
  it.each<[Part, string, string]>([
    ['name', 'Piekarnia Pod Lipą sp. z o.o.', 'same'],
    ['name', 'PIEKARNIA POD LIPĄ', 'same after normalising'],
    ['name', 'Piekarnia "Pod Lipą" Spółka z o.o.', 'same after normalising'],
    ['name', 'Piekarnia Pod Lipą Sp. z o. o.', 'same after normalising'],
    ['name', 'Piekarnia Pod Dębem', 'different'],
    ['street', 'Długa 12/4', 'same after normalising'],
    ['street', 'ulica Dluga 12 m. 4', 'same after normalising'],
    ['street', 'Ul. Długa 12 lok. 4', 'same after normalising'],
    ['street', 'ul. Długa 12/5', 'different'],
    ['street', 'al. Długa 12/4', 'different'],
    ['postcode', '80827', 'same after normalising'],
    ['postcode', '80 827', 'same after normalising'],
    ['postcode', 'PL-80-827', 'same after normalising'],
    ['postcode', '80-828', 'different'],
    ['city', 'Gdansk', 'same after normalising'],
    ['city', 'GDAŃSK', 'same after normalising'],
    ['city', 'Gdynia', 'different'],
    ['country', 'Polska', 'same after normalising'],
    ['country', 'PL', 'same after normalising'],
    ['country', 'Germany', 'different'],
    ['phone', '583001020', 'same after normalising'],
    ['phone', '0048 58-300-10-20', 'same after normalising'],
    ['phone', '48 583001020', 'same after normalising'],
    ['phone', '+48 58 300 10 21', 'different'],
    ['website', 'podlipa.example', 'same after normalising'],
    ['website', 'http://podlipa.example', 'same after normalising'],
    ['website', 'https://podlipa.example/kontakt', 'different'],
    ['phone', '', 'missing'],
  ])('%s “%s” is %s', (part, value, expected) => {
    expect(statusIn(check({ [part]: value }), part)).toBe(expected)
  })

  it('treats English street abbreviations as equal', () => {
    const street = (text: string) => normalise('street', text, 'GB')
    expect(street('10 High St.')).toBe(street('10 High Street'))
    expect(street('5 Park Ave')).toBe(street('5 park avenue'))
    // A method of every object.
    expect(street('5 Constructor Rd')).toBe('5 constructor road')
    expect(street('1 Mill Rd, Flat 2')).not.toBe(street('1 Mill Road, Flat 3'))
  })

  it('ignores the old letter of a country before its postcode', () => {
    expect(normalise('postcode', 'D-10115', 'Germany')).toBe('10115')
    expect(normalise('postcode', 'A-1010', 'Austria')).toBe('1010')
    expect(normalise('postcode', 'G1 1AA', 'GB')).toBe('G11AA')
    expect(isPostcode('D-10115', 'Germany')).toBe(true)
  })

  it('keeps a name that consists only of a legal form', () => {
    expect(normalise('name', 'LLC', 'US')).toBe('llc')
    expect(normalise('name', 'Incredible Ltd.', 'GB')).toBe('incredible')
  })

  it('reads phones by the record’s country, or without one compares the digits', () => {
    expect(normalise('phone', '030 123456', 'Germany')).toBe('+4930123456')
    expect(normalise('phone', '06 1234567', 'Italy')).toBe('+39061234567')
    for (const text of ['+39 (06) 1234567', '+39 (0)6 1234567'])
      expect(normalise('phone', text, 'Italy')).toBe('+39061234567')
    // Lithuania's trunk prefix was 8 before it was 0.
    for (const text of ['8 5 262 0000', '0 5 262 0000', '5 262 0000'])
      expect(normalise('phone', text, 'Litwa')).toBe('+37052620000')
    expect(statusIn(check({ country: '', phone: '58 300 10 20' }), 'phone')).toBe('same after normalising')
    const german = { ...reference, country: 'Germany', phone: '+49 30 123456' }
    const phone = (text: string, country = '') =>
      statusIn(calculate({ ...german, records: [one({ phone: text, country })], intended: [] }), 'phone')
    for (const text of [
      '030 123456',
      '30 123 456',
      '123456',
      '+49 (030) 123456',
      '0049 (0)30 123456',
      'Tel. +49-(0)30 123456',
    ])
      expect(phone(text)).toBe('same after normalising')
    expect(phone('030 123456', 'Poland')).toBe('different')
  })

  it('uses the reference’s country for a listing without one', () => {
    expect(statusIn(check({ country: '', postcode: 'PL-80-827' }), 'postcode')).toBe('same after normalising')
    expect(statusIn(check({ country: '', phone: '600 100 200' }, ['+48 600 100 200']), 'phone')).toBe(
      'same after normalising',
    )
  })
})

describe('similar names', () => {
  const note = (name: string) => check({ name }).records[0]?.comparisons[0]?.note

  it('may be typing errors up to two changes', () => {
    expect(note('Piekarnia Pod Lipa')).toBe('probably a typing error')
    expect(note('Piekrania Pod Lipa')).toBe('probably a typing error')
    expect(note('Piekrania Bod Lipa')).toBe('')
  })
})

describe('the score', () => {
  it('is 100 for equal records', () => {
    expect(check({}).score).toBe(100)
  })

  it('is the mean of 100, 90, 50 and 0 points', () => {
    // Seven parts: 4 × 1, 0.9 (city), 0.5 (phone missing), 0 (postcode): 5.4 ÷ 7.
    expect(check({ city: 'Gdansk', phone: '', postcode: '80-001' }).score).toBe(77.14)
  })

  it('omits parts that the reference lacks', () => {
    const result = calculate({ ...reference, website: '', records: [one({})], intended: [] })
    expect(result.records[0]?.comparisons).toHaveLength(6)
  })

  it('counts a phone number marked as intended as the same', () => {
    const result = check({ phone: '600 100 200' }, ['+48 600 100 200'])
    expect(result.score).toBe(98.57)
    expect(result.todo).toEqual([])
    expect(toCsv(result.corrected)).toContain('600 100 200')
  })
})

describe('what to do', () => {
  it('lists different parts, then missing ones', () => {
    expect(check({ postcode: '80-001', phone: '' }).todo).toEqual([
      'Maps: change the postcode “80-001” to “80-827”.',
      'Maps: add the phone number “+48 58 300 10 20”.',
    ])
  })

  it('writes the corrected listings', () => {
    const [header, row] = calculate({ ...reference, records: [one({ city: 'Sopot' })], intended: [] }).corrected
    expect(header?.join()).toBe('source,name,street,postcode,city,country,phone,website')
    expect(row?.join()).toContain('Gdańsk,Poland,+48 58 300 10 20')
  })

  it('warns of a reference with an invalid postcode', () => {
    const doubted = calculate({ ...reference, postcode: '8-827', records: [one({})], intended: [] })
    expect(doubted.warnings).toHaveLength(1)
    expect(check({}).warnings).toEqual([])
  })
})

it.each([
  [{}, 'Nothing to correct in 1 listing.'],
  [{ name: 'PIEKARNIA POD LIPĄ' }, 'Nothing to correct in 1 listing. What differs is only the way of writing.'],
  [{ city: '' }, '1 part is missing in 1 listing. The to-do list has the correction.'],
  [
    { city: 'Sopot', website: '', phone: '' },
    '1 part is different and 2 parts are missing in 1 listing. The to-do list has all 3 corrections.',
  ],
])('has the counts of the to-do list in the headline: %j', (more, sentence) => {
  const result = check(more)
  expect(headline(result)).toBe(sentence)
})

describe('pasted listings', () => {
  it('are read from CSV with headings in any order', () => {
    expect(readRecords('Phone;Source;Name;Nobody\n123;Maps;Lipa;x')).toMatchObject([
      { source: 'Maps', name: 'Lipa', phone: '123', street: '' },
    ])
  })

  it('are read from a table of two or three columns when it has headings', () => {
    const listings = [
      { source: 'Maps', name: 'Lipa' },
      { source: 'Yelp', name: 'Lipa 2' },
    ]
    expect(readRecords('source\tname\nMaps\tLipa\nYelp\tLipa 2')).toMatchObject(listings)
    expect(readRecords('Source;Name;Phone\nMaps;Lipa;123\nYelp;Lipa 2;124')).toMatchObject(listings)
  })

  it('are read from CSV without headings, in the fixed order', () => {
    expect(readRecords('Maps,"Lipa, bakery",Długa 4,80-827,Gdańsk,PL,123,x.example')).toMatchObject([
      { source: 'Maps', name: 'Lipa, bakery', website: 'x.example' },
    ])
  })

  it('are read from blocks, with or without labels', () => {
    expect(readRecords('Maps\nLipa\nDługa 4\n80-827\nGdańsk\n\nPhone: 123\nName: Lipa 2')).toMatchObject([
      { source: 'Maps', name: 'Lipa', street: 'Długa 4', city: 'Gdańsk' },
      { source: 'Listing 2', name: 'Lipa 2', phone: '123' },
    ])
  })

  it('are limited to fifty', () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => `s${String(n)},Lipa,Szeroka,1`).join('\n')
    const read = (records: string) => readForm(form.schema, { name: 'Lipa', records })
    expect(read(many(50)).ok).toBe(true)
    expect(read(many(51))).toMatchObject({ ok: false, errors: { records: 'Listings may have at most 50 records.' } })
    expect(read(' \n ')).toMatchObject({ ok: false, errors: { records: 'Listings are required.' } })
  })
})

testSearches('local-business/nap-consistency-checker', [
  'wrong phone number on google maps',
  'same address everywhere',
  'old address still on yelp',
  'company details are inconsistent online',
])
