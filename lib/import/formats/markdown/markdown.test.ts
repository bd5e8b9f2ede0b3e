import { expect, test } from 'vitest'
import { readAs } from '../../testing'
import { reader } from '.'

const read = async (name: string, text: string) => (await readAs([reader], name, text))[0]

test('Jekyll: the file name gives date and address', async () => {
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

test('Obsidian: an empty note has its title', async () => {
  expect(await read('Beetroot cake.md', '')).toMatchObject({ title: 'Beetroot cake', text: '' })
})

test('Hugo: TOML, a folder a post, a draft, aliases', async () => {
  const text =
    '+++\ntitle = "Soup"\ndate = 2020-01-02T03:04:05Z\ndraft = true\naliases = ["/old/soup/"]\n+++\nWords {{< gallery dir="a" >}}\n'
  expect(await read('posts/soup/index.md', text)).toMatchObject({
    slug: 'soup',
    state: 'draft',
    publishedAt: '2020-01-02T03:04:05.000Z',
    oldAddresses: ['/old/soup/'],
    warnings: [expect.stringContaining('{{< gallery')],
  })
})

test('Hugo: an alias without a slash is beside its page', async () => {
  const text = '---\naliases: [old-soup, /older/]\n---\nWords'
  for (const name of ['content/posts/soup.md', 'site/content/posts/soup/index.md'])
    expect(await read(name, text)).toMatchObject({ oldAddresses: ['/posts/old-soup', '/older/'] })
  expect(await read('content/soup.md', text)).toMatchObject({ oldAddresses: ['/old-soup', '/older/'] })
  for (const names of ['[Beet soup, Borscht]', 'beet soup'])
    expect(await read('content/soup.md', `---\naliases: ${names}\n---\nWords`)).toMatchObject({ oldAddresses: [] })
})

test('Hugo: a date of publication after the date counts instead, also when it has passed', async () => {
  const text = '---\ndate: 2020-01-02\npublishDate: 2999-05-01\n---\nWords'
  expect(await read('a.md', text)).toMatchObject({ state: 'scheduled', publishedAt: '2999-05-01T00:00:00.000Z' })
  for (const [planned, publishedAt] of [
    ['2021-05-01', '2021-05-01T00:00:00.000Z'],
    ['2019-05-01', '2020-01-02T00:00:00.000Z'],
  ] as const)
    expect(await read('a.md', text.replace('2999-05-01', planned))).toMatchObject({ state: 'published', publishedAt })
})

test('Hugo: a text ends on its date, and one that has ended is a draft', async () => {
  const text = (end: string) => `---\ndate: 2020-01-02\nexpiryDate: ${end}\n---\nWords`
  expect(await read('a.md', text('2999-05-01T10:00:00Z'))).toMatchObject({
    state: 'published',
    unpublishAt: '2999-05-01T10:00:00.000Z',
    warnings: [],
  })
  expect(await read('a.md', text('2021-05-01'))).toMatchObject({
    state: 'draft',
    unpublishAt: null,
    warnings: ['It ended on 2021-05-01: it is a draft here.'],
  })
})

test('a text that stands above others is named', async () => {
  for (const name of ['sticky', 'pin', 'pinned', 'featured'])
    expect(await read('a.md', `---\ndate: 2020-01-02\n${name}: yes\n---\nWords`)).toMatchObject({
      warnings: ['It was sticky or featured: here newer posts stand above it.'],
    })
})

test('Obsidian: links and pictures by name; the first heading is the title', async () => {
  expect(await read('Soup.md', '# Beet soup\n\nSee [[Dill|the herb]] and ![[beets.png]].\n')).toMatchObject({
    title: 'Beet soup',
    state: 'draft',
    text: 'See [the herb](https://file.invalid/?name=Dill) and ![](<beets.png>).',
  })
})

const FILE = 'https://file.invalid/?name='

test.each([
  ['[a]({% post_url 2020-03-05-stew %}#how)', `[a](${FILE}2020-03-05-stew#how)`],
  ['[a]({{ site.baseurl }}{% link _posts/2020-03-05-stew.md %})', `[a](${FILE}2020-03-05-stew.md)`],
  ['[a]({% link assets/a.pdf %})', '[a](/assets/a.pdf)'],
  ['![a]({{ "/assets/a.jpg" | relative_url }})', '![a](/assets/a.jpg)'],
  ['[a](/b/){:target="_blank"}', '[a](/b/)'],
  ['{% highlight ruby %}\nputs 1\n{% endhighlight %}', '```ruby\nputs 1\n```'],
  ['`{% raw %}{{ x }}{% endraw %}`', '`{{ x }}`'],
  ['[a]({{< ref "stew.md#how" >}}) [b]({{% relref "/posts/stew/" %}})', `[a](${FILE}stew.md) [b](${FILE}stew)`],
  ['{{< figure src="a.jpg" alt="A" caption="Mum\'s soup" >}}', "![A](<a.jpg>)\n\nMum's soup"],
  ['{{< youtube w7Ft2ymGmfc >}}', '<https://www.youtube.com/watch?v=w7Ft2ymGmfc>'],
  ['> [!tip]- Hot\n> Water', '> **Hot**\n> \n> Water'],
  ['> [!NOTE]', '> **Note**\n>'],
  ['==one== %%not for readers%% [[Stew#Method]] [[#Here]]', `one  [Stew > Method](${FILE}Stew) Here`],
  ['If a==b and c==d, stop; ==a and b==.', 'If a==b and c==d, stop; a and b.'],
  ['```sh\n[[ -f x ]] %% ==a== {: .b}\n```', '```sh\n[[ -f x ]] %% ==a== {: .b}\n```'],
  ['---\n\nBetween rules\n\n---\n\nmore', '---\n\nBetween rules\n\n---\n\nmore'],
])('the text %j becomes %j', async (text, shown) => {
  expect(await read('a.md', text)).toMatchObject({ text: shown })
})

test('MDX: imports and components are removed, their words stay, and components without words are named', async () => {
  const text = `import A from './a'\n\n<Note type="tip">\nOne **two**\n</Note>\n\n<Gallery images={[1]} />`
  expect(await read('a.mdx', text)).toMatchObject({
    text: 'One **two**',
    warnings: ['Components of the source are left out: Gallery.'],
  })
})

test('an underlined heading becomes the title', async () => {
  expect(await read('a.md', 'Beet soup\n=====\n\nWords')).toMatchObject({ title: 'Beet soup', text: 'Words' })
})

test('Hugo: front matter in JSON, and a date of TOML without a time', async () => {
  expect(await read('a.md', '{\n  "title": "Soup",\n  "tags": ["a"]\n}\n\nWords')).toMatchObject({
    title: 'Soup',
    text: 'Words',
  })
  expect(await read('a.md', '+++\ndate = 2021-05-06\n+++\nWords')).toMatchObject({
    publishedAt: '2021-05-06T00:00:00.000Z',
  })
})

test.each([
  ...['draft: yes', 'draft: "true"', 'isDraft: true', 'published: no', 'published: "false"', 'publish: false'],
  ...['status: draft', 'status: Draft', 'status: private', 'visibility: private', 'password: beets'],
])('a text that says "%s" is a draft', async (line) => {
  expect(await read('a.md', `---\ndate: 2020-01-01\n${line}\n---\nWords`)).toMatchObject({ state: 'draft' })
})

test('Jekyll: a text in the folder of the drafts is a draft', async () => {
  for (const name of ['_drafts/soup.md', 'site/_drafts/soup.md'])
    expect(await read(name, '---\ndate: 2020-01-01\n---\nWords')).toMatchObject({ state: 'draft' })
})

test('a date that cannot be read is named', async () => {
  for (const [date, warnings] of [
    ['Wed, 01 May 2024 10:00:00 CEST', ['Its date cannot be read: Wed, 01 May 2024 10:00:00 CEST']],
    ['2024', ['Its date cannot be read: 2024']],
    ['20240501101010', []],
    ['', []],
  ] as const)
    expect(await read('a.md', `---\ndate: ${date}\n---\nWords`)).toMatchObject({ warnings })
})

test('a date in the name of a file that is not in the calendar is named', async () => {
  expect(await read('_posts/2021-02-30-soup.md', 'Words')).toMatchObject({
    slug: 'soup',
    publishedAt: null,
    warnings: ['Its date cannot be read: 2021-02-30'],
  })
})

test('further authors are named', async () => {
  const warnings = ['Left out, since a post has one author: Bob, Eve.']
  expect(await read('a.md', '---\nauthors: [Ann, {name: Bob}, Eve]\n---\nWords')).toMatchObject({
    author: 'Ann',
    warnings,
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

test('links of HTML to other files are resolved by the import', async () => {
  const text = '<br> <a href="../my%20stew.md#how">Stew</a>, <a href="pie.md">pie</a> and [rice](rice.md)'
  expect(await read('posts/soup.md', text)).toMatchObject({
    text: '[Stew](https://file.invalid/my%20stew.md#how), [pie](https://file.invalid/posts/pie.md) and [rice](https://file.invalid/posts/rice.md)',
  })
})

test('code keeps its angle brackets', async () => {
  expect(await read('a.md', 'Use `<b>` here.\n')).toMatchObject({ text: 'Use `<b>` here.' })
})

test.each(['---\ntitle: Soup: hot\n---\nx', '+++\ntitle = \n+++\nx'])(
  'unreadable front matter is refused: %j',
  async (text) => {
    expect(await read('a.md', text)).toMatchObject({ refused: 'The front matter is no valid YAML or TOML.' })
  },
)

test.each([
  ['title: Stew', { title: 'Stew' }],
  ['date: Jul 08 2022', { publishedAt: '2022-07-08T00:00:00.000Z' }],
  ['date: 2022-07-08 10:00 +0200', { publishedAt: '2022-07-08T08:00:00.000Z' }],
  ['permalink: /:year/:title/', { oldAddresses: [] }],
  ['tags: ["#soup"]', { tags: ['soup'] }],
  ['category: Main dish', { tags: ['Main dish'] }],
  ['category: Soups, stews', { tags: ['Soups', 'stews'] }],
  ['category: [Main dish, soup]', { tags: ['Main dish', 'soup'] }],
  ['categories: main dish', { tags: ['main', 'dish'] }],
  ['redirect_from: [old/soup, /older/]', { oldAddresses: ['/old/soup', '/older/'] }],
  ['aliases: [borscht, Beet soup, /beets]', { oldAddresses: ['/beets'] }],
  ['aliases: /beets /older', { oldAddresses: ['/beets', '/older'] }],
  ['canonicalURL: https://a.example/x\nnoindex: true', { canonical: 'https://a.example/x', noindex: true }],
  ['canonical: https://a.example/x\nrobots: noindex, follow', { canonical: 'https://a.example/x', noindex: true }],
  ['robotsNoIndex: true', { noindex: true }],
  ['robots: index, follow', { noindex: false }],
  ['image: a.jpg\nimages: [b.jpg, c.jpg]', { picture: { address: 'a.jpg', alt: '' }, shareImage: 'b.jpg' }],
  ['images: [b.jpg, c.jpg]', { picture: { address: 'b.jpg', alt: '' }, shareImage: 'b.jpg' }],
  ['ogImage:\n  url: /og.png', { picture: null, shareImage: '/og.png' }],
])('front matter %j is read as %j', async (lines, said) => {
  expect(await read('a.md', `---\ntitle: Soup\n${lines}\n---\nWords`)).toMatchObject(said)
})
