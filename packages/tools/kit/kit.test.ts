import { describe, expect, it } from 'vitest'
import { cutToWidth, textWidth } from './arial.ts'
import { roundedDown } from './format.ts'
import { countHashtags, formatHashtag } from './hashtag.ts'
import { fnv1a, mulberry32, seeded, shuffled } from './seed.ts'
import { evenly } from './slots.ts'
import { slugify } from './slug.ts'
import { isToday } from './subject-lines/choose-lines.ts'
import { patterns } from './subject-lines/patterns.ts'
import { englishSyllables, polishSyllables } from './syllables.ts'
import { clipText, countCharacters, countSentences, countWords, readingLabel, splitSentences } from './text.ts'

describe('width in Arial', () => {
  it.each([
    ['Easy Weeknight Lentil Soup in 30 Minutes - FlavorCraft Blog', 536.9],
    ['WILL WILLIAM WIN WIMBLEDON AGAIN', 375.6],
    ['illicit filling still will thrill', 198.9],
    ['Zupa z soczewicy: prosty przepis na 30 minut | FlavorCraft', 518.7],
    ['How to Choose Wet Food for an Older Cat: Vet-Checked Labels, Portions and Budget', 760.4],
  ])('%s', (text, width) => {
    expect(textWidth(text, 20)).toBeCloseTo(width, 1)
  })

  it('measures emoji, marks, spaces and East Asian signs', () => {
    expect(textWidth('👨‍👩‍👧‍👦', 1000)).toBe(1370)
    expect(textWidth('e\u0301', 1000)).toBe(textWidth('é', 1000))
    expect(textWidth('\u00A0\u202F', 1000)).toBe(556)
    expect(textWidth('日本', 1000)).toBe(2000)
    expect(textWidth('ő', 1000)).toBe(556)
    expect(textWidth('Ω', 1000)).toBe(556)
    expect(textWidth('1©', 1000)).toBeGreaterThan(556)
  })

  it('cuts at a word and leaves no punctuation at the end', () => {
    expect(
      cutToWidth('How to Choose Wet Food for an Older Cat: Vet-Checked Labels, Portions and Budget', 600, 20),
    ).toBe('How to Choose Wet Food for an Older Cat: Vet-Checked Labels…')
    expect(cutToWidth('short', 600, 20)).toBe('short')
    expect(textWidth(cutToWidth('W'.repeat(400), 600, 20), 20)).toBeLessThanOrEqual(600)
  })
})

describe('syllables', () => {
  const vectors =
    'cake 1, simple 2, baked 1, wanted 2, beautiful 3, nutrition 3, boxes 2, tables 2, syllable 3, measured 2, media 3, ' +
    'actual 3, temperature 4, delicious 3, onion 2, language 2, question 2, capitalism 5, available 4, style 1'
  it.each(vectors.split(', ').map((pair) => pair.split(' ')))('%s has %s', (word = '', count) => {
    expect(englishSyllables(word)).toBe(Number(count))
  })
  it('counts a number as one and no letters as zero', () => {
    expect([englishSyllables('2026'), englishSyllables('—'), englishSyllables('CAFÉ')]).toEqual([1, 0, 2])
    expect([polishSyllables('ciasto'), polishSyllables('pomidorowa'), polishSyllables('w')]).toEqual([2, 5, 1])
  })
})

describe('hashtags', () => {
  it.each([
    ['C++', 'CPlusPlus'],
    ['salt & pepper', 'SaltAndPepper'],
    ['gluten-free bread', 'GlutenFreeBread'],
    ['don’t cook', 'DontCook'],
    ['RECIPES for DIY', 'RecipesForDIY'],
    ['SOUP', 'SOUP'],
    ['SOUPS', 'Soups'],
    ['iPhone case', 'IPhoneCase'],
    ['żurek na święta', 'ŻurekNaŚwięta'],
    ['soup 🍲 time', 'SoupTime'],
    ['1️⃣ pot', 'Pot'],
    ['👨‍👩‍👧 dinner 🇵🇱', 'Dinner'],
    ['طبخ سهل', 'طبخسهل'],
    ['מרק טוב', 'מרקטוב'],
    ['日本 料理', '日本料理'],
    ['हिन्दी खाना', 'हिन्दीखाना'],
    ['ΣΟΎΠΑ', 'Σούπα'],
    ['<script>alert(1)</script>', 'ScriptAlert1Script'],
  ])('%s is %s', (phrase, body) => {
    expect(formatHashtag(phrase, 'camel', true)).toBe(body)
  })

  it('are lower case or without diacritics if the form says so', () => {
    expect(formatHashtag('Red Lentil', 'lower', true)).toBe('redlentil')
    expect(formatHashtag('Żurek Łódź crème', 'camel', false)).toBe('ZurekLodzCreme')
    expect(formatHashtag('हिन्दी', 'camel', false)).toBe('हिन्दी')
  })

  it('are counted without numbers, fragments and entities', () => {
    expect(countHashtags('#a #हिन्दी, #2_b (#c) #2026 e.com/x#top &#39; C#')).toBe(4)
  })
})

describe('subject lines', () => {
  it('have patterns with the numbers 1 to 36', () => {
    expect([...new Set(patterns.map(({ id }) => id))]).toEqual(Array.from({ length: 36 }, (_, at) => `P${at + 1}`))
  })
  it('know the current date in another notation', () => {
    expect(isToday('21 Nov', '2026-11-21')).toBe(true)
    expect(isToday('21 Nov', '')).toBe(false)
  })
})

describe('slug', () => {
  it.each([
    ['Żurek — najlepszy przepis na święta!', 'zurek-najlepszy-przepis-na-swieta'],
    ['Crème brûlée & café: 5 tips', 'creme-brulee-and-cafe-5-tips'],
    ['Don’t overcook it', 'dont-overcook-it'],
    ['Łódź straße Ørsted', 'lodz-strasse-orsted'],
    ['日本語', ''],
  ])('%s', (title, slug) => {
    expect(slugify(title)).toBe(slug)
  })
  it('is cut at a word, or inside a single long word', () => {
    expect(slugify('one two three', 7)).toBe('one-two')
    expect(slugify('one two three', 8)).toBe('one-two')
    expect(slugify('a'.repeat(100))).toHaveLength(75)
  })
})

it('rounds down, but keeps a value that has the places already', () => {
  expect(roundedDown(4.48, 1)).toBe('4.4')
  expect(roundedDown(1.16, 2)).toBe('1.16')
})

describe('counts', () => {
  it('count code points, words and minutes', () => {
    expect(countCharacters('e\u0301👍🏽')).toBe(3)
    expect(countWords("Don’t over-cook it, 2 times: it's done – really")).toBe(8)
    expect(readingLabel(201)).toBe('2 min read')
  })
  it('count combining marks as part of a word, and an emoji as none', () => {
    expect(countWords('हिन्दी में खाना')).toBe(3)
    expect(countWords('مُحَمَّدٌ كَتَبَ')).toBe(2)
    expect(countWords('soup ☀️ and ❤️')).toBe(2)
  })
  it('clip a text after a whole sign', () => {
    expect(clipText('e\u0301👍🏽 x', 2)).toBe('e\u0301👍🏽…')
    expect(clipText('e\u0301👍🏽', 2)).toBe('e\u0301👍🏽')
  })
  it('end a sentence at its mark, not at an abbreviation', () => {
    expect(splitSentences('Mr. Smith, e.g. today, paid 2.50. Why? No. 5 is gone… Yes')).toEqual([
      'Mr. Smith, e.g. today, paid 2.50.',
      'Why?',
      'No. 5 is gone…',
      'Yes',
    ])
    expect(countSentences('She said no. He went.')).toBe(2)
    expect(countSentences('A heading\n\nA text of one line\nand another.')).toBe(2)
    expect(countSentences('Mąka, np. pszenna, tj. jasna. Koniec.', 'pl')).toBe(2)
    expect(countSentences('... !')).toBe(0)
  })
  it('finish on a line of a million characters', () => {
    countSentences('a. '.repeat(300_000))
    countSentences('.'.repeat(1_000_000))
    countWords('x'.repeat(1_000_000))
  })
})

it('spreads posts over a week by taking slot ⌊i·m/k⌋ of m', () => {
  expect(evenly(5, 2)).toEqual([0, 2])
  expect(evenly(7, 3)).toEqual([0, 2, 4])
  expect(evenly(2, 5)).toEqual([0, 1])
  expect(evenly(0, 5)).toEqual([])
})

describe('seeded choice', () => {
  it('has the published vectors', () => {
    expect(['', 'a', 'foobar'].map((text) => fnv1a(text).toString(16))).toEqual(['811c9dc5', 'e40c292c', 'bf9cf968'])
    const random = mulberry32(1)
    expect([random(), random(), random()]).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522])
  })
  it('is the same for the same inputs in another order, and another for the next counter', () => {
    const first = seeded({ a: 1, b: ['x'] }, 0)()
    expect(seeded({ b: ['x'], a: 1 }, 0)()).toBe(first)
    expect(seeded({ a: 1, b: ['x'] }, 1)()).not.toBe(first)
    expect(shuffled([1, 2, 3, 4], mulberry32(1)).toSorted()).toEqual([1, 2, 3, 4])
  })
})
