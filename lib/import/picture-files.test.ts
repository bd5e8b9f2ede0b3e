import { expect, it } from 'vitest'
import { finderOf, originalsOf, pictureFinder } from './picture-files'

const file = (name: string) => ({ name, bytes: () => Promise.resolve(new Uint8Array()) })

it.each([
  ['https://old.example/uploads/a-300x200.jpg', 'https://old.example/uploads/a.jpg'],
  ['/uploads/a-scaled.jpg?x=1', '/uploads/a.jpg?x=1'],
  ['__GHOST_URL__/content/images/size/w600/2020/a.png', '__GHOST_URL__/content/images/2020/a.png'],
  ['/uploads/a.jpg', '/uploads/a.jpg'],
])('finds that %s is a variant of %s', (address, original) => {
  expect(originalsOf(address)[0]).toBe(original)
  expect(originalsOf(address)).toContain(address)
})

it('finds the file whose path ends most like the address', () => {
  const find = pictureFinder([
    file('site/uploads/2018/soup.jpg'),
    file('site/uploads/2019/soup.jpg'),
    file('Żurek 1.png'),
    file('beets.jpg'),
  ])
  expect(find('https://old.example/wp-content/uploads/2019/soup.jpg')?.name).toBe('site/uploads/2019/soup.jpg')
  expect(find('/uploads/beets-300x200.jpg')?.name).toBe('beets.jpg')
  expect(find('../images/%C5%BBurek%201.png')?.name).toBe('Żurek 1.png')
  expect(find('/uploads/other.jpg')).toBeNull()
  const own = file('Soup/full.jpg')
  const findOwn = finderOf({ picture: { address: 'soup.jpg', alt: '', file: own } }, find)
  expect([findOwn('soup.jpg'), findOwn('beets.jpg')?.name]).toEqual([own, 'beets.jpg'])
})

it('prefers a resized picture in its own folder to another picture of that name', () => {
  const find = pictureFinder([file('2018/soup.jpg'), file('2019/soup-300x200.jpg')])
  expect(find('/uploads/2019/soup-300x200.jpg')?.name).toBe('2019/soup-300x200.jpg')
})

it('finds a picture whose name is written with decomposed accents', () => {
  const find = pictureFinder([file('cre\u0300me.jpg')])
  expect(find('/uploads/cr%C3%A8me.jpg')).not.toBeNull()
})
