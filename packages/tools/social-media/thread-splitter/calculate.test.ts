import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { inputOf, testTool } from '../../kit/testing.ts'
import { mulberry32 } from '../../kit/seed.ts'
import { runSteps } from '../../kit/steps.ts'
import { split, type Thread } from './calculate.ts'
import { measureOf } from './measure.ts'
import { form, networkKeys } from './form.ts'

const { read, compute } = testTool(form, { keepParagraphs: 'yes' }, split)
const run = (text: string, values: Record<string, string> = {}) => runSteps(compute({ text, ...values }))

const bodies = (text: string, values: Record<string, string> = {}) =>
  thread(text, { numbering: 'none', ...values }).posts.map(({ body }) => body)

function thread(text: string, values: Record<string, string> = {}): Thread {
  const result = run(text, values)
  if (!result.ok) throw new Error(result.message)
  return result
}
const texts = (posts: Thread['posts']) => posts.map(({ text }) => text)
const solid = (text: string) => text.replace(/\s+/g, '')

it('names the limit of the longest post, which a letter outside the GSM alphabet lowers', () => {
  const values = { network: 'sms', numbering: 'none' }
  expect(thread('ł'.repeat(100), values)).toMatchObject({ longest: 70, limit: 70 })
  expect(thread(`${'a '.repeat(60)}\n\n---\n\nł`, values)).toMatchObject({ longest: 119, limit: 160 })
})

it('splits 600 letters without a space into 276, 276 and 48, with a warning', () => {
  const result = thread('a'.repeat(600))
  expect(result.posts.map(({ body }) => body.length)).toEqual([276, 276, 48])
  expect(texts(result.posts)[2]).toBe(`${'a'.repeat(48)} 3/3`)
  expect(result.posts.map(({ used }) => used)).toEqual([280, 280, 52])
  expect(result.warnings).toEqual(['Words longer than a post were split in 2 places.'])
})

describe('numbering', () => {
  const text = 'One sentence here. '.repeat(40)

  it('has its format and position', () => {
    expect(texts(thread('Hi there', { numbering: 'none' }).posts)).toEqual(['Hi there'])
    expect(texts(thread('Hi there', { numbering: '1/' }).posts)).toEqual(['Hi there 1/'])
    expect(texts(thread('Hi there', { numbering: '(1/n)', place: 'start' }).posts)).toEqual(['(1/1) Hi there'])
  })

  it('reserves room for the digits of the total', () => {
    // Two digits in the total: " 1/13" takes 5, " 10/13" takes 6.
    const result = thread('a'.repeat(3400))
    expect(result.posts).toHaveLength(13)
    expect(result.posts.map(({ body }) => body.length).slice(0, 12)).toEqual([...Array(9).fill(275), 274, 274, 274])
    expect(result.posts.every(({ used }) => used <= 280)).toBe(true)
  })

  it('is stable between nine and ten posts', () => {
    for (let length = 2400; length < 2600; length += 7) {
      const { posts } = thread('b'.repeat(length))
      expect(posts.at(-1)?.text.endsWith(`${posts.length}/${posts.length}`)).toBe(true)
      expect(posts.every(({ used }) => used <= 280)).toBe(true)
    }
  })

  it('breaks at sentences', () => {
    expect(thread(text).posts.every(({ body }) => body.endsWith('here.'))).toBe(true)
  })
})

describe('pieces', () => {
  it('keep a paragraph that fits in one post', () => {
    const [a, b] = ['First. '.repeat(25).trim(), 'Second. '.repeat(25).trim()]
    expect(bodies(`${a}\n\n${b}`)).toEqual([a, b])
    expect(bodies(`${a}\n\n${b}`, { keepParagraphs: '' })[0]).toContain('Second.')
  })

  it('combine small paragraphs', () => {
    expect(bodies('One.\n\nTwo.\n\nThree.')).toEqual(['One.\n\nTwo.\n\nThree.'])
  })

  it('end at clauses before words, and at words before letters', () => {
    const clauses = `${'word '.repeat(40)}end, ${'more '.repeat(40)}end`
    expect(bodies(clauses)[0]).toMatch(/end,$/)
    for (const body of bodies('word '.repeat(100))) expect(body).toMatch(/^(word ?)+$/)
  })

  it('end at a line of three hyphens', () => {
    expect(bodies('One.\n---\nTwo. --- still two.')).toEqual(['One.', 'Two. --- still two.'])
  })

  it('asks for a text beside the breaks', () => {
    expect(run('---')).toEqual({ ok: false, message: 'There is no text beside the breaks.' })
    expect(bodies('---', { hook: 'Soup' })).toEqual(['Soup'])
  })

  it('divides text that follows an address without a space', () => {
    const [address, tail] = ['https://example.com/a', 'を'.repeat(200)]
    expect(bodies(`${address}${tail}`).map((body) => body.length)).toEqual([21 + 128, 72])
    expect(bodies(`${address}"${'x'.repeat(300)}`, { network: 'bluesky' }).map((body) => body.length)).toEqual([
      300, 22,
    ])
  })

  it('start with the given first post, numbered', () => {
    expect(texts(thread('Body.', { hook: 'Read this' }).posts)).toEqual(['Read this 1/2', 'Body. 2/2'])
    expect(run('Body.', { hook: 'x'.repeat(280) })).toEqual({
      ok: false,
      message: 'The first post has 284 of 280 with its number. Shorten it.',
    })
  })
})

describe('addresses', () => {
  const long = `https://example.com/${'path/'.repeat(60)}`

  it('are never split, and count 23 on X', () => {
    const { posts } = thread(`${'word '.repeat(50)}${long} ${'word '.repeat(50)}`)
    expect(posts.filter(({ text }) => text.includes(long))).toHaveLength(1)
    expect(posts.every(({ used }) => used <= 280)).toBe(true)
  })

  it('are rejected when longer than a post', () => {
    const result = run(`See ${long}`, { network: 'bluesky' })
    expect(result).toMatchObject({ ok: false, message: expect.stringContaining('An address is longer than a post') })
  })

  it('stay whole after a long word', () => {
    const { posts } = thread(`${'a'.repeat(270)}(https://example.com/soup)`, { numbering: 'none' })
    expect(posts.some(({ text }) => text.includes('https://example.com/soup'))).toBe(true)
  })
})

describe('networks', () => {
  it.each([
    ['bluesky', 'ż'.repeat(300), 1],
    ['x', '日'.repeat(141), 2],
    ['linkedin-comment', 'a'.repeat(1251), 2],
    ['sms', 'a'.repeat(160), 1],
    ['sms', `ł${'a'.repeat(70)}`, 2],
    // 300 graphemes, but 3,000 bytes: a family has 25 of them.
    ['bluesky', '👨‍👩‍👧‍👦'.repeat(121), 2],
  ])('have their own rules: %s, %#', (network, text, posts) => {
    expect(bodies(text, { network })).toHaveLength(posts)
  })

  it('warn of long threads and many links', () => {
    expect(thread('One. '.repeat(2500), { network: 'bluesky' }).warnings.join()).toContain('stop at 25')
    const linked = thread('https://a.io '.repeat(6), { network: 'threads' })
    expect(linked.warnings.join()).toContain('at most 5 links in a post; see post 1')
  })
})

const pieces = [
  ...['soup ', 'Zażółć ', '👨‍👩‍👧 ', '日本語', '. ', ', ', '\n\n', '\n', 'https://example.com/a/b '],
  ...['x'.repeat(90), 'e\u0301', ' – ', '---', '\n---\n'],
]

it('fits each post, loses only white space, and splits no grapheme', () => {
  const next = mulberry32(5)
  for (let round = 0; round < 120; round += 1) {
    const network = networkKeys[round % networkKeys.length] ?? 'x'
    const text = Array.from({ length: 80 }, () => pieces[Math.floor(next() * pieces.length)]).join('')
    const clean = inputOf(read({ text })).text
    const result = run(text, { network, keepParagraphs: round % 2 ? 'yes' : '' })
    if (!result.ok) continue
    const measure = measureOf(network)
    for (const { text: post } of result.posts) expect(measure.fits(post)).toBe(true)
    const unbroken = clean.replace(/^(?<![^\S\n])[^\S\n]*---[^\S\n]*$/gm, '')
    expect(solid(result.posts.map(({ body }) => body).join(''))).toBe(solid(unbroken))
  }
})

describe('hostile text', () => {
  it.each(['a', 'a ', '\n', '. ', '👨‍👩‍👧‍👦', '日', '---\n', 'https://a.io/', `x${'\u0301'.repeat(400)}`, 'a\n\n', ','])(
    'finishes with 50,000 characters, in small steps: %j',
    (piece) => {
      const steps = compute({ text: `.${piece.repeat(50_000 / piece.length - 1)}`, keepParagraphs: '' })
      let count = 0
      let step = steps.next()
      for (; !step.done; step = steps.next()) count += 1
      // A step handles one post, so that no step takes long.
      if (step.value.ok) expect(count).toBeGreaterThanOrEqual(step.value.posts.length)
    },
  )

  it('splits a grapheme longer than a post', () => {
    const text = `a${'\u0301'.repeat(700)}b`
    expect(bodies(text).join('').normalize('NFC')).toBe(text.normalize('NFC'))
  })
})

testSearches('social-media/thread-splitter', [
  'tweet storm',
  'long post on bluesky',
  'split a long text into several tweets',
])
