import { expect, it } from 'vitest'
import { textOfHtml } from './html'
import { picturesOfItem } from './pictures-of-item'

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

it('finds a picture of Markdown whose name has parentheses', () => {
  const text = '![Soup](soup_(1).jpg "Hot")'
  expect([...picturesOfItem({ text, picture: null, shareImage: '' })]).toEqual([['soup_(1).jpg', 'Soup']])
})

it('gives the description of a picture without the escapes of Markdown', () => {
  const { text } = textOfHtml('<p><img src="https://a.example/soup.jpg" alt="Soup [red] &amp; *hot*"></p>')
  const found = picturesOfItem({ text, picture: null, shareImage: '' })
  expect(found.get('https://a.example/soup.jpg')).toBe('Soup [red] & *hot*')
})
