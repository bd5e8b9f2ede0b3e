import { expect, test } from 'vitest'
import { readAs } from '../../testing'
import { reader } from '.'

const read = async (name: string, text: string) => (await readAs([reader], name, text))[0]

test('Jekyll: the name of the file says date and address', async () => {
  expect(
    await read('_posts/2021-08-23-beet-soup.md', '---\ntitle: Beet soup\ntags: [soups, dill]\n---\nWords\n'),
  ).toMatchObject({
    id: '_posts/2021-08-23-beet-soup.md',
    title: 'Beet soup',
    slug: 'beet-soup',
    state: 'published',
    publishedAt: '2021-08-23T00:00:00.000Z',
    tags: ['soups', 'dill'],
    text: 'Words',
  })
})

test('Hugo: TOML, a folder a post, a draft, aliases', async () => {
  const text =
    '+++\ntitle = "Soup"\ndate = 2020-01-02T03:04:05Z\ndraft = true\naliases = ["/old/soup/"]\n+++\nWords {{< figure src="a.jpg" >}}\n'
  expect(await read('posts/soup/index.md', text)).toMatchObject({
    slug: 'soup',
    state: 'draft',
    publishedAt: '2020-01-02T03:04:05.000Z',
    oldAddresses: ['/old/soup/'],
    warnings: [expect.stringContaining('{{< figure')],
  })
})

test('Obsidian: links and pictures by name; the first heading is the title', async () => {
  expect(await read('Soup.md', '# Beet soup\n\nSee [[Dill|the herb]] and ![[beets.png]].\n')).toMatchObject({
    title: 'Beet soup',
    state: 'draft',
    text: 'See [the herb](https://file.invalid/?name=Dill) and ![](<beets.png>).',
  })
})

test('HTML within Markdown is read, not dropped', async () => {
  const item = await read(
    'a.md',
    'One **two**\n\n<figure><img src="https://example.com/a.jpg" alt="A"><figcaption>Under it</figcaption></figure>\n',
  )
  expect(item).toMatchObject({
    text: expect.stringMatching(/One \*\*two\*\*[\s\S]*!\[A\]\(https:\/\/example\.com\/a\.jpg\)[\s\S]*Under it/),
  })
})

test('code keeps its angle brackets', async () => {
  expect(await read('a.md', 'Use `<b>` here.\n')).toMatchObject({ text: 'Use `<b>` here.' })
})

test.each(['---\ntitle: [\n---\nx', '+++\ntitle = \n+++\nx'])(
  'front matter that cannot be read is refused: %j',
  async (text) => {
    expect(await read('a.md', text)).toMatchObject({ refused: 'The front matter is no valid YAML or TOML.' })
  },
)

test.each([
  ['canonicalURL: https://a.example/x\nnoindex: true', { canonical: 'https://a.example/x', noindex: true }],
  ['canonical: https://a.example/x\nrobots: noindex, follow', { canonical: 'https://a.example/x', noindex: true }],
  ['robotsNoIndex: true', { noindex: true }],
  ['robots: index, follow', { noindex: false }],
  ['image: a.jpg\nimages: [b.jpg, c.jpg]', { picture: { address: 'a.jpg', alt: '' }, shareImage: 'b.jpg' }],
  ['images: [b.jpg, c.jpg]', { picture: { address: 'b.jpg', alt: '' }, shareImage: 'b.jpg' }],
  ['ogImage:\n  url: /og.png', { picture: null, shareImage: '/og.png' }],
])('front matter %j says %j', async (lines, said) => {
  expect(await read('a.md', `---\ntitle: Soup\n${lines}\n---\nWords`)).toMatchObject(said)
})
