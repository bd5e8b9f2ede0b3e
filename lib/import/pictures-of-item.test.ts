import { expect, it } from 'vitest'
import { textOfHtml, textOfMarkdown } from './html'
import { newItem } from './item'
import { lackedPictures, picturesOfItem, withMissingPictures } from './pictures-of-item'

it.each([
  [
    'https://i0.wp.com/a.example/soup.jpg?resize=768%2C512&amp;ssl=1',
    'https://i0.wp.com/a.example/soup.jpg?resize=768%2C512&ssl=1',
  ],
  ['https://a.example/soup_(1).jpg', 'https://a.example/soup_%281%29.jpg'],
  ['https://a.example/beet soup.jpg', 'https://a.example/beet%20soup.jpg'],
])('finds a picture of HTML at %s', (src, address) => {
  const { text } = textOfHtml(`<p><img src="${src}" alt="Soup"></p>`)
  expect([...picturesOfItem({ text, picture: null, shareImage: '' })]).toEqual([[address, 'Soup']])
})

it('keeps the relative addresses of Markdown with HTML in it', () => {
  const { text, warnings } = textOfMarkdown(
    'A<br>note [card](files/a.pdf) [up](#top)\n\n![](<soup 1.png>)\n\n![A](../a.jpg)\n\n<img src="img/b.jpg" alt="B">',
  )
  const found = picturesOfItem({ text, picture: null, shareImage: '' })
  expect([...found.keys()]).toEqual(['soup%201.png', '../a.jpg', 'img/b.jpg'])
  expect(text).toContain('note [card](files/a.pdf) up')
  expect(warnings).toEqual([])
})

it('links a film of Markdown by its relative address', () => {
  const film = '<video src="about:blank"><source src="films/dough.mp4" type="video/mp4"></video>'
  expect(textOfMarkdown(`Knead:\n\n${film}`).text).toBe('Knead:\n\n[films/dough.mp4](films/dough.mp4)')
})

it('links a lazily loaded film, not its placeholder', () => {
  const film = '<iframe src="blank.html" data-src="https://www.youtube.com/embed/abc"></iframe>'
  expect(textOfHtml(film).text).toBe('<https://www.youtube.com/embed/abc>')
})

it('finds a picture of Markdown whose name has parentheses', () => {
  const text = '![Soup](soup_(1).jpg "Hot")'
  expect([...picturesOfItem({ text, picture: null, shareImage: '' })]).toEqual([['soup_(1).jpg', 'Soup']])
})

it('takes no picture that is named in code, and one whose description has code', () => {
  const text = 'Write `![a](a.jpg)`.\n\n```\n![b](b.jpg)\n```\n\n![c `c`](c.jpg) `d` ![d](d.jpg)'
  expect([...picturesOfItem({ text, picture: null, shareImage: '' }).keys()]).toEqual(['c.jpg', 'd.jpg'])
})

it('gives the description of a picture without the escapes of Markdown', () => {
  const { text } = textOfHtml('<p><img src="https://a.example/soup.jpg" alt="Soup [red] &amp; *hot*"></p>')
  const found = picturesOfItem({ text, picture: null, shareImage: '' })
  expect(found.get('https://a.example/soup.jpg')).toBe('Soup [red] & *hot*')
})

it('counts an item as changed only if the import can get a picture that its post lacks', () => {
  const item = newItem({ id: '1', title: 'Soup', text: '![Soup](https://a.example/soup.jpg)' })
  const same = { outcome: 'same' as const, slug: 'soup', warnings: [], lacks: ['https://a.example/soup.jpg'] }
  const outcomeIf = (isFetched: boolean | 'later') =>
    withMissingPictures(same, item, { find: () => null, isFetched }).outcome
  expect([outcomeIf(false), outcomeIf(true), outcomeIf('later')]).toEqual(['same', 'changed', 'changed'])
})

it('takes a larger variant of the post’s picture in its text for the same picture', () => {
  const picture = { address: '/soup.jpg', alt: '' }
  const item = newItem({ id: '1', title: 'Soup', text: '![](/soup-300x200.jpg)', picture, shareImage: '/soup.jpg' })
  const image_url = '/media/import-1.webp'
  expect(lackedPictures(item, { content: `![](${image_url})`, image_url, share_image: null })).toEqual([])
})
