import { expect, test } from 'vitest'
import { readAs } from '../../testing'
import { reader } from '.'
import { cardHtml, lexicalHtml } from './cards'
import { textOfHtml } from '../../html'

const post = {
  id: 'a1',
  title: 'Soup',
  slug: 'soup',
  status: 'published',
  visibility: 'public',
  published_at: '2020-02-03T04:05:06.000Z',
  feature_image: '__GHOST_URL__/content/images/2020/soup.jpg',
  html: '<p>Words <img src="__GHOST_URL__/content/images/beet.png" alt="Beet"></p>',
}
const data = {
  posts: [post],
  posts_meta: [{ post_id: 'a1', meta_title: 'Beet soup', feature_image_alt: 'A bowl' }],
  tags: [
    { id: 't1', name: 'Soups' },
    { id: 't2', name: '#internal' },
  ],
  posts_tags: [
    { post_id: 'a1', tag_id: 't2', sort_order: 0 },
    { post_id: 'a1', tag_id: 't1', sort_order: 1 },
  ],
  users: [{ id: 'u1', name: 'Zofia' }],
  posts_authors: [{ post_id: 'a1', author_id: 'u1', sort_order: 0 }],
}
/** Nodes of the Lexical editor. */
const text = (words: string, more = {}) => ({ type: 'extended-text', text: words, ...more })
const item = (children: object[], more = {}) => ({ type: 'listitem', children, ...more })
const list = (children: object[], listType = 'bullet') => ({ type: 'list', listType, children })

const read = async (value: unknown) => readAs([reader], 'ghost.json', JSON.stringify(value))

test.each([
  ['with db', { db: [{ meta: { version: '5' }, data }] }],
  ['without db', { meta: { version: '4' }, data }],
])('an export %s', async (_, value) => {
  expect(await read(value)).toEqual([
    expect.objectContaining({
      title: 'Soup',
      state: 'published',
      author: 'Zofia',
      tags: ['Soups'],
      metaTitle: 'Beet soup',
      picture: { address: '/content/images/2020/soup.jpg', alt: 'A bowl' },
      text: 'Words ![Beet](/content/images/beet.png)',
      oldAddresses: ['/soup/'],
    }),
  ])
})

test('the picture of a post keeps its caption', async () => {
  const posts_meta = [{ post_id: 'a1', feature_image_caption: '<span>By <a href="https://ada.example">Ada</a></span>' }]
  expect(await read({ data: { ...data, posts_meta } })).toMatchObject([{ picture: { caption: 'By Ada' } }])
})

test('posts without an id are no export of Ghost', async () => {
  const refused = 'The file is no export of Ghost: it has no posts.'
  expect(await read({ posts: [{ url: '/soup', data: { title: 'Soup' } }] })).toMatchObject([{ refused }])
})

test('a date that cannot be read is named', async () => {
  const [soup] = await read({ posts: [{ ...post, published_at: '2020-02-30' }] })
  expect(soup).toMatchObject({ publishedAt: null, warnings: ['Its date cannot be read: 2020-02-30'] })
})

test.each([
  ['https://elsewhere.example/soup', 'https://elsewhere.example/soup'],
  ['__GHOST_URL__/broth/', '/broth/'],
  ['__GHOST_URL__/soup/', ''],
  [null, ''],
])('the canonical address %j is the canonical link %j', async (canonical_url, canonical) => {
  expect(await read({ data: { ...data, posts: [{ ...post, canonical_url }] } })).toMatchObject([{ canonical }])
})

test.each([
  [{ og_image: '__GHOST_URL__/content/images/share.jpg', twitter_image: 'x' }, '/content/images/share.jpg'],
  [{ twitter_image: 'https://cdn.example/t.jpg' }, 'https://cdn.example/t.jpg'],
  [{ og_image: null }, ''],
])('the picture for sharing of %j is %j', async (own, shareImage) => {
  const meta = [{ post_id: post.id, ...own }]
  expect(await read({ data: { ...data, posts: [post], posts_meta: meta } })).toMatchObject([{ shareImage }])
})

test('a featured post is named', async () => {
  expect(await read({ data: { ...data, posts: [{ ...post, featured: true }] } })).toMatchObject([
    { warnings: ['It was sticky or featured: here newer posts stand above it.'] },
  ])
})

test('a post for members becomes a draft', async () => {
  expect(await read({ data: { ...data, posts: [{ ...post, visibility: 'paid' }] } })).toMatchObject([
    { state: 'draft', warnings: ['It was for paid only: it is a draft here.'] },
  ])
})

test.each([
  [
    'lexical',
    {
      lexical: JSON.stringify({
        root: {
          type: 'root',
          children: [
            { type: 'heading', tag: 'h2', children: [{ type: 'text', text: 'Dough' }] },
            { type: 'paragraph', children: [text('Knead', { format: 1 }), text(' it.')] },
            list([item([text('one')])], 'number'),
            { type: 'bookmark', url: 'https://example.com', metadata: { title: 'A page' } },
          ],
        },
      }),
    },
    '## Dough\n\n**Knead** it.\n\n1. one\n\n[A page](https://example.com)',
  ],
  [
    'mobiledoc',
    {
      mobiledoc: JSON.stringify({
        version: '0.3.1',
        markups: [['strong']],
        cards: [['hr', {}]],
        sections: [
          [
            1,
            'p',
            [
              [0, [0], 1, 'Knead'],
              [0, [], 0, ' it.'],
            ],
          ],
          [10, 0],
          [3, 'ul', [[[0, [], 0, 'one']]]],
        ],
      }),
    },
    '**Knead** it.\n\n---\n\n- one',
  ],
])('a post without HTML is read from %s', async (_, source, markdown) => {
  expect(await read({ data: { ...data, posts: [{ ...post, html: null, ...source }] } })).toMatchObject([
    { text: markdown },
  ])
})

test('further authors are named, each once', async () => {
  const users = ['Ann', 'Bob', 'Bob', 'Ann'].map((name, id) => ({ id: String(id), name }))
  const posts_authors = users.map(({ id }, sort_order) => ({ post_id: post.id, author_id: id, sort_order }))
  expect(await read({ data: { ...data, posts: [post], users, posts_authors } })).toMatchObject([
    { author: 'Ann', warnings: expect.arrayContaining(['Left out, since a post has one author: Bob.']) },
  ])
})

test('a file without posts is refused with a sentence', async () => {
  expect(await read({ data: {} })).toMatchObject([{ refused: 'The file is no export of Ghost: it has no posts.' }])
})

test.each([
  ['markdown', { markdown: '- **one**' }, '- **one**'],
  ['bookmark', { url: 'https://a.example', caption: 'Below' }, '<https://a.example>\n\nBelow'],
  ['file', { src: '/a.pdf', fileTitle: 'Menu', fileCaption: 'Of May' }, '[Menu](/a.pdf)\n\nOf May'],
  ['header', { header: 'Hello', subheader: 'You', buttonText: 'Go', buttonUrl: '/go' }, '## Hello\n\nYou\n\n[Go](/go)'],
  [
    'product',
    { productImageSrc: 'https://a.example/p.jpg', productTitle: 'Pan', productButton: 'Buy', productUrl: '/pan' },
    '![](https://a.example/p.jpg)\n\n#### Pan\n\n[Buy](/pan)',
  ],
  ['call-to-action', { textValue: '<p>Come</p>', buttonText: 'In', buttonUrl: '/in' }, 'Come\n\n[In](/in)'],
])('a card of the type %s keeps its words, picture and link', (type, card, markdown) => {
  expect(textOfHtml(cardHtml(type, card)).text).toBe(markdown)
})

test('reads a nested list and a checklist', () => {
  const read = (node: object) => textOfHtml(lexicalHtml(node)).text
  expect(read(list([item([text('One')]), item([list([item([text('Inner')])])])]))).toBe('- One\n  - Inner')
  expect(read(list([item([text('Done')], { checked: true })], 'check'))).toBe('- [x] Done')
})

test('an embedded video becomes a link with its title, and a gallery stays in one paragraph', () => {
  const url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
  const embed = cardHtml('embed', { url, metadata: { title: 'How to fold' }, caption: 'By hand' })
  expect(textOfHtml(embed).text).toBe(`[How to fold](${url})\n\nBy hand`)
  const images = [
    { fileName: 'a.jpg', src: 'https://g.example/a.jpg' },
    { src: 'https://g.example/b.jpg', alt: 'B' },
  ]
  expect(textOfHtml(cardHtml('gallery', { images, caption: '' })).text).toBe(
    '![](https://g.example/a.jpg) ![B](https://g.example/b.jpg)',
  )
})

test('a tab of the editor divides words', () => {
  const children = [text('2 eggs'), { type: 'tab', text: '\t' }, text('beaten')]
  expect(textOfHtml(lexicalHtml({ type: 'paragraph', children })).text).toBe('2 eggs beaten')
})
