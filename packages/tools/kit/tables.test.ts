import { describe, expect, it } from 'vitest'
import { limitWord } from './dated.ts'
import { daysBetween } from './dates.ts'
import { halfYearOf, lateRates, ratesFrom, ratesMissingFrom } from './late-rates.ts'
import { countMastodon, countThreads, countX, countYouTubeTags, findAddresses } from './network-counts.ts'
import { networkLimit, networkLimits } from './networks.ts'
import { countSms } from './sms.ts'
import { isStopWord, STOP_WORDS } from './stop-words.ts'
import { findStructuredType, jobNeedsLocation, structuredData } from './structured-data.ts'
import { euVatRates } from './vat-rates.ts'

describe('X', () => {
  it.each([
    ['Hello world', 11],
    ['👨‍👩‍👧‍👦 family', 9],
    ['日本語', 6],
    ['Read https://example.com/a/very/long/path?with=query&and=more today', 34],
    ['example.com is live', 31],
    ['e\u0301', 1],
    ['“Quotes” – and … dash', 22],
    ['👍🏽', 2],
    ['a'.repeat(281), 281],
  ])('weighs %s as %i', (text, weight) => {
    expect(countX(text)).toBe(weight)
  })
  it('ends a URL before the punctuation of the sentence', () => {
    expect(
      findAddresses('See (https://e.com/a_(b)), example.com. end.Next me@example.com').map(({ text }) => text),
    ).toEqual(['https://e.com/a_(b)', 'example.com'])
    expect(countX('example.com.')).toBe(24)
  })
  it('ends a URL before text that follows without a space', () => {
    expect(countX('詳しくはhttps://example.com/soupをご覧ください')).toBe(8 + 23 + 14)
    expect(countX('https://example.comを見て')).toBe(23 + 6)
    expect(countX('https://example.com/soup😀')).toBe(25)
    expect(countX('https://日本.jp/soup https://example.com:8080/a?b=ü#c')).toBe(47)
    expect(countX('例：https://example.com/a。')).toBe(4 + 23 + 2)
  })
  it('counts a long line', () => {
    countX('a.'.repeat(50_000))
    countX('-'.repeat(100_000))
    countMastodon('@'.repeat(50_000))
  })
})

describe('other networks', () => {
  it('count by their own rules', () => {
    expect(countThreads('a👍')).toBe(5)
    expect(countMastodon('@ann@kitchen.example hi https://example.com/long')).toBe(4 + 4 + 23)
    expect(networkLimit('bluesky').count('👨‍👩‍👧‍👦')).toBe(1)
    expect(networkLimit('youtube').count('ł')).toBe(2)
    expect(networkLimit('tiktok').count('👍')).toBe(2)
    expect(countYouTubeTags(['soup', 'red lentil'])).toBe(4 + 1 + 12)
    expect(new Set(networkLimits.map(({ key }) => key)).size).toBe(networkLimits.length)
  })
  it('divide a text message as GSM 03.38 does', () => {
    expect(countSms('a'.repeat(160)).parts).toBe(1)
    expect(countSms('a'.repeat(161)).sizes).toEqual([153, 8])
    expect(countSms(`${'a'.repeat(70)}ł`)).toMatchObject({ encoding: 'UCS-2', parts: 2, sizes: [67, 4] })
    expect(countSms(`${'a'.repeat(152)}€${'a'.repeat(10)}`).sizes).toEqual([152, 12])
    expect(countSms(`${'ł'.repeat(66)}👍${'ł'.repeat(5)}`).sizes).toEqual([66, 7])
    expect(countSms('').parts).toBe(0)
  })
})

describe('dated tables', () => {
  const dated = [...networkLimits, euVatRates, lateRates, structuredData]
  it('have a date and a source, and no official value is older than 400 days', () => {
    const today = new Date().toISOString().slice(0, 10)
    for (const entry of dated) {
      expect(entry.source).toMatch(/^https:\/\//)
      expect(entry.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      const age = entry.kind === 'official' ? daysBetween(entry.asOf, today) : 0
      expect(age, `${entry.source} was checked on ${entry.asOf}: check again`).toBeLessThanOrEqual(400)
    }
  })
  it('are limits or guidelines', () => {
    expect(networkLimit('mastodon').kind).toBe('standard')
    expect([limitWord('standard'), limitWord('measured')]).toEqual(['limit', 'guideline'])
  })
  it('have all entries, and rates by half-year', () => {
    const ratesOn = (date: string) => lateRates.value.find(({ from }) => from === halfYearOf(date))
    expect(euVatRates.value).toHaveLength(27)
    expect(euVatRates.value.find(({ code }) => code === 'FI')?.rate).toBe('25.5')
    expect(ratesOn('2025-09-30')).toMatchObject({ ecb: '2.15', nbp: '5.25' })
    expect([halfYearOf('2026-06-30'), halfYearOf('2026-07-01')]).toEqual(['2026-01-01', '2026-07-01'])
    expect(ratesOn('2022-12-31')).toBeUndefined()
    expect(ratesOn(ratesFrom)).toBeDefined()
    expect(ratesOn(ratesMissingFrom)).toBeUndefined()
    expect(ratesMissingFrom).toMatch(/^\d{4}-0[17]-01$/)
    expect(findStructuredType('NewsArticle')?.required).toEqual([])
    expect(findStructuredType('HowTo')).toBeUndefined()
    expect(jobNeedsLocation({ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { name: 'PL' } })).toBe(
      false,
    )
    expect(jobNeedsLocation({ jobLocationType: 'TELECOMMUTE' })).toBe(true)
  })
  it('list each stop word once', () => {
    for (const list of Object.values(STOP_WORDS)) expect(new Set(list).size).toBe(list.length)
    expect([isStopWord('The'), isStopWord('Don’t'), isStopWord('soup'), isStopWord('Się', 'pl')]).toEqual([
      true,
      true,
      false,
      true,
    ])
  })
})
