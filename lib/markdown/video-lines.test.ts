import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import { describe, expect, test } from 'vitest'
import { parseMarkdown, renderTree } from './pipeline'
import { videoOf } from './video'
import { videosIn } from './video-lines'

const ORIGIN = 'https://example.com'
const ID = 'dQw4w9WgXcQ'
const YOUTUBE = `https://www.youtube-nocookie.com/embed/${ID}`
const VIMEO = 'https://player.vimeo.com/video/76979871?dnt=1'

describe('videoOf', () => {
  test.each([
    [`https://www.youtube.com/watch?v=${ID}`, YOUTUBE],
    [`https://m.youtube.com/watch?app=desktop&v=${ID}&list=PL1`, YOUTUBE],
    [`https://www.youtube.com/watch?v=${ID}&t=1m30s`, `${YOUTUBE}?start=90`],
    [`https://youtu.be/${ID}?si=abc&t=42`, `${YOUTUBE}?start=42`],
    [`https://youtu.be/${ID}?t=42s`, `${YOUTUBE}?start=42`],
    [`http://youtube.com/shorts/${ID}`, YOUTUBE],
    [`https://www.youtube.com/live/${ID}?start=7`, `${YOUTUBE}?start=7`],
    [`https://www.youtube.com/embed/${ID}?feature=oembed`, YOUTUBE],
    ['https://vimeo.com/76979871', VIMEO],
    ['https://vimeo.com/76979871#t=30s', `${VIMEO}#t=30s`],
    ['https://vimeo.com/76979871/8272103f6e', `${VIMEO}&h=8272103f6e`],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', `${VIMEO}&h=8272103f6e`],
    ['https://vimeo.com/channels/staffpicks/76979871', VIMEO],
    ['/media/dough.mp4', '/media/dough.mp4'],
    [`${ORIGIN}/films/dough.MP4#t=5`, '/films/dough.MP4#t=5'],
  ])('%s is played by %s', (address, player) => {
    expect(videoOf(address, ORIGIN)?.player).toBe(player)
  })

  test.each([
    'https://www.youtube.com/@somebody',
    'https://www.youtube.com/watch?v=short',
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://evil.example/https://youtu.be/${ID}`,
    `https://www.youtube.com/watch?v="><script>`,
    'https://vimeo.com/about',
    'https://other.example/film.mp4',
    '//other.example/film.mp4',
    'javascript:alert(1)//a.mp4',
    'mailto:a@example.com',
    '/blog/bread',
  ])('%s is no video', (address) => {
    expect(videoOf(address, ORIGIN)).toBeNull()
  })
})

const paragraphs = (markdown: string) =>
  renderTree(markdown)
    .children.filter((node): node is Element => node.type === 'element')
    .map((node) => toString(node))

describe('a line with a video', () => {
  const address = `https://youtu.be/${ID}`

  test.each([address, `<${address}>`, `[${address}](${address})`])('%s has no title', (line) => {
    expect(videosIn(renderTree(line), ORIGIN)).toEqual([{ host: 'YouTube', player: YOUTUBE, address, title: null }])
  })

  test('has the text of its link as title', () => {
    expect(videosIn(renderTree(`[How to fold 18–20 pierogi](${address})`), ORIGIN)[0]?.title).toBe(
      'How to fold 18–20 pierogi',
    )
  })

  test('becomes a separate paragraph between lines of words', () => {
    const text = `Watch the hands:\n${address}\nThen **fold**\nonce more.  \n/media/dough.mp4\n/media/again.mp4`
    expect(paragraphs(text)).toEqual([
      'Watch the hands:',
      address,
      'Then fold\nonce more.',
      '/media/dough.mp4',
      '/media/again.mp4',
    ])
    expect(videosIn(renderTree(text), ORIGIN).map(({ host }) => host)).toEqual(['YouTube', null, null])
  })

  test('stays a link among words, in a list and in code', () => {
    for (const text of [`See ${address} now`, `- ${address}`, `\`${address}\``, `    ${address}`, 'a /media/x.mp4'])
      expect(videosIn(renderTree(text), ORIGIN), text).toEqual([])
  })

  test('has its own position in the source', () => {
    const text = `Hello\r\n/media/dough.mp4\r\nand more`
    const places = parseMarkdown(text).children.map(({ position }) => position?.start)
    expect(places.map((start) => start?.line)).toEqual([1, 2, 3])
    expect(places.map((start) => start?.offset)).toEqual([0, 7, 25])
  })

  test('takes linear time', () => {
    expect(videosIn(renderTree(`${address}\n`.repeat(2000)), ORIGIN)).toHaveLength(2000)
  })
})
