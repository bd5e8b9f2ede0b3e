import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { testTool } from '../../kit/testing.ts'
import { textWidth } from '../../kit/arial.ts'
import { calculate, DESCRIPTION_FONT, TITLE_FONT } from './calculate.ts'
import { highlight } from './highlight.ts'
import { form } from './form.ts'

const { compute: run } = testTool(form, { title: 'Lentil soup', url: 'https://example.com/' }, calculate)

const SOUP =
  'Learn how to cook a thick, warming red lentil soup in one pot. Full ingredient list, timings, storage advice and a printable card for your kitchen wall.'

it('a description may fit on a desktop and be cut on a phone', () => {
  const { description, descriptionCut } = run({ description: SOUP })
  expect(description.width).toBeCloseTo(902.6, 1)
  expect(description).toMatchObject({ characters: 152, verdict: 'Good', shown: SOUP })
  expect(descriptionCut).toEqual({ desktop: false, mobile: true })
  expect(run({ description: SOUP, view: 'mobile' }).description.shown).toMatch(/\S…$/)
})

it.each([
  ['🧑‍🍳 Kitchen', '🧑‍🍳'],
  ['łan', 'Ł'],
  ['', 'E'],
])('the icon of the site name %j shows %s', (siteName, initial) => {
  expect(run({ siteName }).initial).toBe(initial)
})

describe('the verdicts', () => {
  it.each([
    ['i'.repeat(44), 'Short: there is room for more'],
    ['i'.repeat(46), 'Fits'],
    ['i'.repeat(135), 'Fits'],
    ['i'.repeat(136), 'Will be cut'],
  ])('of the title %#', (title, verdict) => {
    expect(run({ title }).title.verdict).toBe(verdict)
  })

  it.each([
    [0, 'Empty'],
    [119, 'Short'],
    [120, 'Good'],
    [156, 'Good'],
    [157, 'At the limit'],
    [160, 'At the limit'],
    [161, 'Will be cut'],
  ])('of a description of %i characters', (length, verdict) => {
    expect(run({ description: 'i'.repeat(length) }).description.verdict).toBe(verdict)
  })
})

it('leaves room for the date', () => {
  const { description, date } = run({ description: SOUP, date: '2026-11-21' })
  expect(date).toBe('Nov 21, 2026')
  expect(description.room).toBeCloseTo(920 - textWidth('Nov 21, 2026 — ', DESCRIPTION_FONT), 6)
  expect(description.isCut).toBe(true)
})

it('never shows a title wider than 600 px', () => {
  const words = ['Żurek', 'with', 'WWW', '🍲', 'illicit', '汤', 'e\u0301', '–', '|', 'kitchen,']
  for (let length = 1; length < 60; length += 1) {
    const title = Array.from({ length }, (_, at) => words[(at * 7 + length) % words.length]).join(' ')
    if (title.length > 300) continue
    const { shown, isCut } = run({ title }).title
    expect(textWidth(shown, TITLE_FONT)).toBeLessThanOrEqual(600)
    expect(shown.endsWith('…')).toBe(isCut)
  }
})

describe('the address', () => {
  it.each([
    ['https://example.com/', 'example.com'],
    ['https://example.com/blog/red-lentil-soup/print#top', 'example.com › blog › red-lentil-soup'],
    ['https://example.com/przepisy/%C5%BCurek', 'example.com › przepisy › żurek'],
    ['https://example.com/%E0%A4%A/x', 'example.com › %E0%A4%A › x'],
  ])('%s on a desktop', (url, breadcrumb) => {
    expect(run({ url }).breadcrumb).toBe(breadcrumb)
  })

  it('is the host on a phone, and the site name when none is given', () => {
    expect(run({ url: 'https://example.com/a/b', view: 'mobile' })).toMatchObject({
      breadcrumb: 'example.com',
      siteName: 'example.com',
    })
  })
})

describe('the advice', () => {
  it('flags the site name at the end, capitals and a missing focus phrase', () => {
    const { advice } = run({ title: 'LENTIL SOUP – EXAMPLE', siteName: 'Example', focus: 'ramen', description: SOUP })
    expect(advice.join(' ')).toMatch(/site name “Example”.*capitals.*phone.*title\. No word.*description/)
  })

  it('finds no site name at the end of a longer word', () => {
    expect(run({ title: 'Everything about my tomcat', siteName: 'Cat' }).advice.join()).not.toContain('site name')
  })

  it('is empty for a good page', () => {
    expect(run({ title: 'Red lentil soup in one pot', description: 'i'.repeat(130) }).advice).toEqual([])
  })
})

describe('bold words', () => {
  it('are whole words, in any case and with or without accents', () => {
    expect(highlight('Żurek and zurek, not zurekami.', 'ŻUREK')).toEqual([
      { text: 'Żurek', bold: true },
      { text: ' and ', bold: false },
      { text: 'zurek', bold: true },
      { text: ', not zurekami.', bold: false },
    ])
  })

  it('ignore the stroke of ł', () => {
    expect(highlight('Pieczony łosoś', 'losos').at(-1)).toEqual({ text: 'łosoś', bold: true })
  })

  it('do not change the text', () => {
    const text = 'cafe\u0301 <b>& \uD83C 🍲 café'
    const pieces = highlight(text, 'cafe').map((piece) => piece.text)
    expect(pieces.join('')).toBe(text)
  })
})

testSearches('seo/serp-snippet-preview', [
  'meta description length',
  'how does my page look in google',
  'what people see in search results',
])
