import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { testTool } from '../../kit/testing.ts'
import { mulberry32 } from '../../kit/seed.ts'
import { runSteps } from '../../kit/steps.ts'
import { count } from './calculate.ts'
import { form } from './form.ts'

const { compute: stepsOf, errors } = testTool(form, {}, count)
const run = (text: string, values: Record<string, string> = { x: 'yes' }) => runSteps(stepsOf({ text, ...values }))
const of = (text: string, key: string, values: Record<string, string> = {}) => {
  const found = run(text, { [key]: 'yes', ...values }).networks.find((network) => network.key === key)
  if (!found) throw new Error(key)
  return found
}

it('accepts 280 letters on X and rejects 281', () => {
  expect(of('a'.repeat(281), 'x').fits).toBe(false)
  expect(of('a'.repeat(280), 'x')).toMatchObject({ fits: true, trimmed: null })
})

describe('networks', () => {
  it('count combining marks, flags, keycaps and families by their own rules', () => {
    const text = 'e\u0301 🇵🇱 1️⃣ 👨‍👩‍👧‍👦'
    // After NFC: é, blank, flag, blank, keycap, blank, family.
    expect(of(text, 'bluesky').used).toBe(7)
    expect(of(text, 'linkedin').used).toBe(1 + 1 + 2 + 1 + 3 + 1 + 7)
    expect(of(text, 'tiktok').used).toBe(1 + 1 + 4 + 1 + 3 + 1 + 11)
    expect(of(text, 'x').used).toBe(1 + 1 + 2 + 1 + 2 + 1 + 2)
    expect(of(text, 'threads').used).toBe(1 + 1 + 8 + 1 + 7 + 1 + 25)
  })

  it('limit bytes on Bluesky', () => {
    const families = '👨‍👩‍👧‍👦'.repeat(121)
    expect(of(families, 'bluesky')).toMatchObject({ used: 121, fits: false, bytes: { used: 3025, limit: 3000 } })
    expect(of(families, 'bluesky').trimmed).toBe('👨‍👩‍👧‍👦'.repeat(120))
  })

  it('count the content warning against the given limit on Mastodon', () => {
    const values = { mastodonLimit: '1000', contentWarning: 'food' }
    expect(of('Hello @anna@example.social', 'mastodon', values)).toMatchObject({ used: 15, limit: 1000 })
  })

  it('report hashtags, links and forbidden characters', () => {
    expect(of('#a #b #c #d #e #f', 'instagram').notes).toEqual(['6 hashtags; at most 5 are allowed.'])
    expect(of('https://a.io '.repeat(6), 'threads').notes).toEqual(['6 links; at most 5 are allowed.'])
    expect(of('a\uFEFFb', 'x').notes).toEqual(['X refuses the invisible signs U+FEFF, U+FFFE and U+FFFF.'])
    expect(of('a <b>', 'youtube-title').notes).toEqual(['YouTube takes no < and no >.'])
    expect(of('red soup, lentils', 'youtube-tags').used).toBe(18)
  })
})

describe('the trimmed version', () => {
  it('ends at the last sentence that fits, with an ellipsis if there is room', () => {
    const text = `${'Soup is good. '.repeat(19)}${'And so on '.repeat(10)}`
    expect(of(text, 'x').trimmed).toBe(`${'Soup is good. '.repeat(19).trim()} …`)
    // 280 exactly: no room for the ellipsis, which weighs 2 on X.
    const exact = `${'a'.repeat(279)}. More words here.`
    expect(of(exact, 'x').trimmed).toBe(`${'a'.repeat(279)}.`)
  })

  it('ends at the last word, or in one long word between graphemes', () => {
    expect(of('word '.repeat(60), 'x').trimmed).toBe('word '.repeat(56).trim())
    expect(of('words '.repeat(60), 'x').trimmed).toBe(`${'words '.repeat(46).trim()}…`)
    expect(of('日'.repeat(200), 'x').trimmed).toBe('日'.repeat(140))
    expect(of('👨‍👩‍👧‍👦'.repeat(200), 'x').trimmed).toBe('👨‍👩‍👧‍👦'.repeat(140))
  })

  it('never cuts an address', () => {
    const address = `https://example.com/${'a'.repeat(3000)}`
    expect(of(`See ${address}`, 'linkedin').trimmed).toBe('See…')
    expect(of(address, 'linkedin').trimmed).toBe('')
  })

  it('fits and is a beginning of the text', () => {
    const next = mulberry32(9)
    const pieces = ['soup ', 'Zażółć. ', '👨‍👩‍👧 ', '日本語', ', ', '\n\n', 'https://example.com/a/b ', 'x'.repeat(90)]
    for (let round = 0; round < 60; round += 1) {
      const text = Array.from({ length: 80 }, () => pieces[Math.floor(next() * pieces.length)])
        .join('')
        .trim()
      for (const key of ['x', 'bluesky', 'threads', 'pinterest-title']) {
        const { trimmed, fits, limit } = of(text, key)
        if (fits || trimmed === null) continue
        expect(of(trimmed, key).used).toBeLessThanOrEqual(limit)
        expect(text.startsWith(trimmed.replace(/ ?…$/, ''))).toBe(true)
      }
    }
  })
})

describe('the form and the rest', () => {
  it('counts the same in steps as at once', () => {
    const text = 'Zażółć gęślą https://example.com/x jaźń, 👨‍👩‍👧 e\u0301. '
    expect(of(text.repeat(400), 'x').used).toBe(of(text, 'x').used * 400)
  })

  it('treats a text of spaces as empty', () => {
    const { isEmpty, networks, statistics, sms } = run(' \n\t ')
    expect([isEmpty, networks[0]?.used, statistics.words, sms.parts]).toEqual([true, 0, 0, 0])
  })

  it('replaces lone surrogates, and requires a network', () => {
    expect(run('a\uD800').statistics.characters).toBe(2)
    expect(errors({ text: 'a' })).toEqual({ x: 'Choose at least one network.' })
  })

  it('finishes with 100,000 characters of any kind, in steps', () => {
    for (const piece of ['a', 'a ', '日', '. ', '👨‍👩‍👧‍👦', `x${'\u0301'.repeat(500)}`, 'a.io ']) {
      const text = piece.repeat(100_000 / piece.length)
      const steps = stepsOf({ text, x: 'yes', bluesky: 'yes', facebook: 'yes' })
      let number = 0
      while (!steps.next().done) number += 1
      expect(number).toBeGreaterThan(5)
    }
  })
})

testSearches('social-media/character-counter', ['twitter character limit', 'word count', 'how many letters in a tweet'])
