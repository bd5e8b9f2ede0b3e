import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { expect, it } from 'vitest'
import { marksOf, withMarks } from './marks'
import type { PostComment } from './queries'
import { paragraphsOf } from './schema'
import { renderPost } from '@/lib/recipe/render'

const comment = (id: string, quote: string, isSettled = false): PostComment => ({
  ...{ id, quote, isSettled, body: 'Is it so?', username: 'maria' },
  ...{ isOwn: false, isGuest: false, replyTo: null, createdAt: '2026-01-01T00:00:00Z' },
})

const mark = (text: string): Element => ({
  type: 'element',
  tagName: 'a',
  properties: {},
  children: [{ type: 'text', value: text }],
})

/** The text as HTML, with the number of comments as each mark. */
const marked = (markdown: string, comments: PostComment[]) =>
  toHtml(withMarks(renderPost(markdown).tree, marksOf(comments), ({ comments: count }) => mark(`${count}`)))

it('counts the open comments of a paragraph, and names the first', () => {
  const comments = [
    comment('1', 'A.', true),
    comment('2', 'A.'),
    comment('3', 'B.'),
    comment('4', 'A.'),
    comment('5', ''),
  ]
  expect(marksOf(comments)).toEqual([
    { quote: 'A.', first: '2', comments: 2 },
    { quote: 'B.', first: '3', comments: 1 },
  ])
})

it.each([
  ['a paragraph', '*Slice* the onions.', /<p><a>1<\/a><em>Slice/],
  ['a paragraph with a link', 'Slice the [onions](https://example.com) **thinly**.', /<p><a>1<\/a>Slice/],
  ['a heading', '## The onions', /<h2[^>]*><a>1<\/a>The onions/],
  ['a list', '1. Slice the onions.\n2. Wait.', /<ol>\n<li><a>1<\/a>Slice/],
  ['a quotation', '> Slice the onions.', /<blockquote><a>1<\/a>/],
])('marks %s', (_what, text, found) => {
  const markdown = `Before it.\n\n${text}\n\nBehind it.`
  const [, quote = ''] = paragraphsOf(markdown)
  expect(marked(markdown, [comment('1', quote)])).toMatch(found)
})

it('marks no paragraph whose words have changed, and does not change the given tree', () => {
  const { tree } = renderPost('Slice the onions.')
  const before = toHtml(tree)
  const marks = marksOf([comment('1', 'Chop the onions.'), comment('2', '![A bowl](/media/a.webp)')])
  expect(toHtml(withMarks(tree, marks, () => mark('1')))).toBe(before)
  withMarks(tree, marksOf([comment('1', 'Slice the onions.')]), () => mark('1'))
  expect(toHtml(tree)).toBe(before)
})

it('marks a paragraph that is longer than its quote', () => {
  const markdown = Array.from({ length: 80 }, (_, index) => `${index + 1}. Slice the *onions* of bowl ${index}.`).join(
    '\n',
  )
  const [quote = ''] = paragraphsOf(markdown)
  expect(quote.length).toBeLessThan(markdown.length)
  expect(marked(markdown, [comment('1', quote)])).toMatch(/<ol>\n<li><a>1<\/a>Slice/)
  expect(marked(`${quote.slice(0, -1)}`, [comment('1', quote)])).not.toContain('<a>')
  expect(marked(`${'Wait. '.repeat(400)}`, [comment('1', 'Wait.')])).not.toContain('<a>')
})

it('marks only the first of two paragraphs with the same words', () => {
  expect(marked('Wait.\n\nStir.\n\nWait.', [comment('1', 'Wait.')]).match(/<a>/g)).toHaveLength(1)
})
