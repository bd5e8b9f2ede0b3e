import { expect, it } from 'vitest'
import { FILE_COLUMNS, readPost, type SitePost, writePost } from './post-file'
import { EMPTY_VALUES } from '../later-fields'
import { FIELD_COLUMNS, toColumns } from '../../posts/columns'
import { seededRandom } from '../../drawing/random'
import { TextProblem } from '../../markdown/budget'

const POST: SitePost = {
  ...toColumns(EMPTY_VALUES),
  id: '4b2f0a52-6d0c-4f43-9a0d-0d5a3c1c7a11',
  title: 'Beet soup',
  slug: 'beet-soup',
  post_type: 'recipe',
  status: 'published',
  published_at: '2019-05-02T10:00:00.000Z',
  created_at: '2019-05-01T10:00:00.000Z',
  created_by_admin: 'admin',
  updated_at: '2019-05-03T10:00:00.000Z',
  author: 'Anna Nowak',
  meta_title: 'Beet soup',
  image_url: '/media/soup.webp',
  tags: ['soup', 'winter'],
  content: '## Ingredients\n\n- beets',
  formerSlugs: ['borscht'],
}

/** Pieces that YAML or the file format could read as marks. */
const PIECES = [
  '---',
  '\n---\n',
  '\n',
  '\r\n',
  ': ',
  '- ',
  '# ',
  '|',
  '>',
  '"',
  "'",
  '\\',
  '\t',
  ' ',
  '&a',
  '*a',
  '!x',
  '%',
  '@',
  '`',
  '{',
  '}',
  '[',
  ']',
  'yes',
  'null',
  '~',
  '12',
  '1e3',
  '2019-05-02',
  'żółć',
  '🥣',
  '\u2028',
  '\u0085',
  '\ufeff',
  '\u0007',
  '\u00a0',
  '=',
  '<<',
]

it('has every field of a post', () => {
  expect([...FILE_COLUMNS, 'content']).toEqual(expect.arrayContaining(FIELD_COLUMNS))
})

it('reads back any post that it writes', () => {
  const next = seededRandom('posts')
  const text = () =>
    Array.from({ length: Math.floor(next() * 8) }, () => PIECES[Math.floor(next() * PIECES.length)]).join('')
  for (let run = 0; run < 2000; run += 1) {
    const post: SitePost = {
      ...POST,
      title: text(),
      author: text(),
      meta_title: next() < 0.3 ? null : text(),
      meta_description: text(),
      image_url: next() < 0.5 ? null : text(),
      share_image: next() < 0.5 ? null : text(),
      canonical_url: next() < 0.5 ? null : text(),
      noindex: next() < 0.5,
      tags: [text(), text()],
      content: text(),
      formerSlugs: next() < 0.5 ? [] : ['a', 'b'],
      version: next() < 0.5 ? undefined : 7,
    }
    const file = writePost(post)
    expect(readPost(file)).toEqual(post)
    expect(writePost(readPost(file))).toBe(file)
  }
})

it('writes readable Markdown with front matter', () => {
  expect(writePost(POST)).toBe(`---
id: 4b2f0a52-6d0c-4f43-9a0d-0d5a3c1c7a11
title: Beet soup
slug: beet-soup
type: recipe
status: published
publishedAt: 2019-05-02T10:00:00.000Z
createdAt: 2019-05-01T10:00:00.000Z
createdBy: admin
updatedAt: 2019-05-03T10:00:00.000Z
author: Anna Nowak
metaTitle: Beet soup
image: /media/soup.webp
tags:
  - soup
  - winter
labels: []
formerSlugs:
  - borscht
---
## Ingredients

- beets
`)
})

it.each([
  ['no front matter', 'A text'],
  ['an unknown status', writePost(POST).replace('status: published', 'status: secret')],
  ['broken YAML', '---\ntitle: "a\n---\nText'],
  ['a bomb of aliases', `---\na: &a [x]\nb: *a\n---\nText`],
])('refuses %s with a sentence', (_, file) => {
  expect(() => readPost(file)).toThrow(TextProblem)
})
