import { gzipSync, strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { reader as markdown } from './formats/markdown'
import { finderOf, originalsOf, pictureFinder } from './picture-files'
import { picturesOfItem } from './pictures-of-item'
import { readFile } from './read-files'

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
  const findOwn = finderOf({ id: '7', origin: '', picture: { address: 'soup.jpg', alt: '', file: own } }, find)
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

it.each([
  ['https://old.example/wp-content/uploads/2020/06/image.jpg', ''],
  ['https://old.example/wp-content/uploads/2020/05/image.jpg', ''],
  ['https://other.net/image.jpg', ''],
  ['https://other.net/soup.jpg', 'https://old.example'],
  ['https://other.files.wordpress.com/soup.jpg', 'https://old.wordpress.com'],
])('takes no other picture with the name of %s', (address, origin) => {
  const find = pictureFinder([file('wp-content/uploads/2019/05/image.jpg'), file('soup.jpg')])
  expect(find(address, { id: '7', origin })).toBeNull()
})

it.each([
  ['https://www.old.example/wp-content/uploads/2019/05/soup.jpg', 'https://old.example', 'soup.jpg'],
  ['https://cdn.example/2019/05/image.jpg', 'https://old.example', 'uploads/2019/05/image.jpg'],
  ['https://cdn.example/2019/05/soup.jpg', '', 'soup.jpg'],
  ['image.jpg', '', 'uploads/2019/05/image.jpg'],
  ['https://i0.wp.com/old.example/pictures/soup.jpg?w=300', 'https://old.example', 'soup.jpg'],
  ['https://cdn.old.example/pictures/soup.jpg', 'https://www.old.example', 'soup.jpg'],
  ['https://old.files.wordpress.com/2020/06/soup.jpg?w=300', 'http://old.wordpress.com', 'soup.jpg'],
])('finds the picture at %s of an item of %j', (address, origin, name) => {
  const find = pictureFinder([file('uploads/2019/05/image.jpg'), file('soup.jpg')])
  expect(find(address, { id: 'notes/2020/06/a.md', origin })?.name).toBe(name)
})

it('finds a picture in the folder of the item’s own month', () => {
  const find = pictureFinder([file('2024/11/soup_files/soup.jpg')])
  const item = { id: '2024/11/soup.html', origin: 'https://old.example' }
  expect(find('https://old.example/img/soup.jpg', item)?.name).toBe('2024/11/soup_files/soup.jpg')
})

it('prefers another file to one of the archive that only has the name', () => {
  const packed = pictureFinder([file('thumbs/soup.jpg'), file('images/2019/stew.jpg')])
  const find = finderOf(
    { id: 'a.md', origin: '', picture: null, find: packed },
    pictureFinder([file('images/2019/soup.jpg'), file('other/images/2019/stew.jpg')]),
  )
  expect(find('/images/2019/soup.jpg')?.name).toBe('images/2019/soup.jpg')
  expect(find('/images/2019/stew.jpg')?.name).toBe('images/2019/stew.jpg')
})

it('begins a relative address in the folder of the item’s file', () => {
  const find = pictureFinder([file('posts/a/cover.jpg'), file('posts/b/cover.jpg'), file('100%25/cover.jpg')])
  const foundFrom = (id: string, address: string) => find(address, { id, origin: '' })?.name
  expect(foundFrom('posts/b/index.md', 'cover.jpg')).toBe('posts/b/cover.jpg')
  expect(foundFrom('posts/c/index.md', '../b/cover.jpg')).toBe('posts/b/cover.jpg')
  expect(foundFrom('posts/a/index.md', '/posts/b/cover.jpg')).toBe('posts/b/cover.jpg')
  expect(foundFrom('100%25/index.md', 'cover.jpg')).toBe('100%25/cover.jpg')
})

it('finds for each item the picture of its own archive', async () => {
  const archive = (words: string) => {
    const post = strToU8('![](cover.jpg) ![](/images/pot.jpg)')
    const pictures = ['posts/a/cover.jpg', 'posts/b/cover.jpg', 'images/pot.jpg']
    const packed = pictures.map((name) => [name, strToU8(`${words} ${name}`)])
    return new Blob([zipSync({ 'posts/a/index.md': post, 'posts/b/index.md': post, ...Object.fromEntries(packed) })])
  }
  const taken = new Set<string>()
  const shown: Record<string, string[]> = {}
  for (const name of ['1.zip', '2.zip'])
    for await (const { item } of readFile({ name, blob: archive(name) }, [{ name: 'markdown', ...markdown }], taken)) {
      if ('refused' in item) throw new Error(item.refused)
      const find = finderOf(item, () => null)
      const files = [...picturesOfItem(item).keys()].map(find)
      shown[item.id] = await Promise.all(files.map(async (one) => new TextDecoder().decode(await one?.bytes())))
    }
  expect(shown).toEqual({
    'posts/a/index.md': ['1.zip posts/a/cover.jpg', '1.zip images/pot.jpg'],
    'posts/b/index.md': ['1.zip posts/b/cover.jpg', '1.zip images/pot.jpg'],
    '2.zip/posts/a/index.md': ['2.zip posts/a/cover.jpg', '2.zip images/pot.jpg'],
    '2.zip/posts/b/index.md': ['2.zip posts/b/cover.jpg', '2.zip images/pot.jpg'],
  })
})

it('finds the pictures of the archive for an item that is packed once more', async () => {
  const zip = zipSync({ 'a.md.gz': gzipSync(strToU8('![](cover.jpg)')), 'cover.jpg': strToU8('cover') })
  for await (const { item } of readFile({ name: 'a.zip', blob: new Blob([zip]) }, [{ name: 'markdown', ...markdown }]))
    expect('refused' in item ? null : item.find?.('cover.jpg')?.name).toBe('cover.jpg')
})
