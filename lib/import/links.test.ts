import { expect, it } from 'vitest'
import { reader as ghost } from './formats/ghost'
import { reader as markdown } from './formats/markdown'
import { reader as wordpress } from './formats/wordpress'
import { AddressBook, linksOf, relinked } from './links'
import { readAs, wxr, wxrPost } from './testing'
import type { Format, ImportedItem } from './types'

const itemsOf = async (format: Format, files: Record<string, string>): Promise<ImportedItem[]> => {
  const read = await Promise.all(Object.entries(files).map(([name, text]) => readAs([format], name, text)))
  return read.flat().flatMap((item) => ('refused' in item ? [] : [item]))
}

/** The text of the first item after an import of all items. */
function storedText(items: readonly ImportedItem[], isBrought: (key: number) => boolean = () => true): string {
  const book = new AddressBook()
  items.forEach((item, key) => book.add(item, key, item.slug))
  const [first] = items
  return first ? relinked(first.text, (link) => book.find(link, first, isBrought)).text : ''
}

const site = (...posts: string[]) => wxr(`<wp:base_site_url>https://old.example</wp:base_site_url>${posts.join('')}`)
const post = (id: number, slug: string, content: string, type = 'post') =>
  wxrPost({
    title: slug,
    link: `https://old.example/2019/05/${slug}/`,
    'content:encoded': `<![CDATA[${content}]]>`,
    'wp:post_id': String(id),
    'wp:post_name': slug,
    'wp:post_type': type,
  })
const a = (href: string) => `<p><a href="${href}">x</a></p>`

it.each([
  ['https://old.example/2019/05/stew/', '/blog/stew'],
  ['http://www.old.example/2019/05/Stew?utm_source=mail#how', '/blog/stew#how'],
  ['/2019/05/stew/', '/blog/stew'],
  ['https://old.example/?p=8', '/blog/stew'],
  ['https://old.example/?page_id=9', '/blog/about-us'],
  ['https://old.example/2019/05/stew/#składniki', '/blog/stew#sk%C5%82adniki'],
  ['https://old.example/', 'https://old.example/'],
  ['https://old.example/2019/05/unknown/', 'https://old.example/2019/05/unknown/'],
  ['https://other.example/2019/05/stew/', 'https://other.example/2019/05/stew/'],
  ['//evil.example/2019/05/stew/', '//evil.example/2019/05/stew/'],
])('changes the WordPress link %j to %j', async (href, here) => {
  const file = site(post(7, 'soup', a(href)), post(8, 'stew', 'Stew.'), post(9, 'about-us', 'We.', 'page'))
  const text = storedText(await itemsOf(wordpress, { 'site.xml': file }))
  expect(text).toBe(`[x](${here})`)
})

it('keeps a link to an item that is not imported, and gives no post the address of another', async () => {
  const file = site(post(7, 'soup', a('https://old.example/2019/05/stew/')), post(8, 'stew', 'Stew.'))
  const items = await itemsOf(wordpress, { 'site.xml': file })
  expect(storedText(items, (key) => key === 0)).toBe('[x](https://old.example/2019/05/stew/)')
  const [soup, stew] = items
  const same = [soup, { ...stew, slug: 'soup' }].flatMap((item) => (item ? [item as ImportedItem] : []))
  // The link keeps the old address, which the import redirects to the final address of the second post.
  expect(storedText(same)).toBe('[x](/2019/05/stew)')
})

it('changes Ghost links within the site to the posts here', async () => {
  const posts = [
    { id: 1, slug: 'soup', title: 'Soup', html: `${a('__GHOST_URL__/stew/#how')}${a('__GHOST_URL__/about/')}` },
    { id: 2, slug: 'stew', title: 'Stew', html: '<p>Stew.</p>' },
  ]
  const items = await itemsOf(ghost, { 'site.json': JSON.stringify({ db: [{ data: { posts } }] }) })
  expect(storedText(items)).toBe('[x](/blog/stew#how)\n\n[x](/about/)')
})

it.each([
  ['[x](../b/Beet%20stew.md#how)', '[x](/blog/Beet stew#how)'],
  ['[x](<../b/Beet stew.md>)', '[x](/blog/Beet stew)'],
  ['[[Beet stew]]', '[Beet stew](/blog/Beet stew)'],
  ['[[b/beet stew#How|so]]', '[so](/blog/Beet stew)'],
  ['[[A title|so]]', '[so](/blog/Beet stew)'],
  ['[[Gone|so]] and [x](gone.md) and [`x`](gone.md)', 'so and x and `x`'],
  ['[![](z.png)](gone.md)', '[![](z.png)](a/gone.md)'],
  ['\\`[x](/old/stew)\\`', '\\`[x](/blog/Beet stew)\\`'],
  ['[x](/old/stew#składniki)', '[x](/blog/Beet stew#sk%C5%82adniki)'],
  ['[x](https://a.example/b.md) [y](#z) ![z](z.png)', '[x](https://a.example/b.md) [y](#z) ![z](z.png)'],
  ['<b>x</b> [[Beet stew]]', '**x** [Beet stew](/blog/Beet stew)'],
  ['`[x](gone.md)` and ``[`](/old/stew)``', '`[x](gone.md)` and ``[`](/old/stew)``'],
  [
    '```\n[x](../b/Beet%20stew.md) <https://a.example/>\n```',
    '```\n[x](../b/Beet%20stew.md) <https://a.example/>\n```',
  ],
  ['Yum~~~\n\n[x](../b/Beet%20stew.md)\n\nYum~~~', 'Yum~~~\n\n[x](/blog/Beet stew)\n\nYum~~~'],
  ['~~~~\n~~~\n~~~~\n[x](/old/stew)\n\n~~~\ny\n~~~', '~~~~\n~~~\n~~~~\n[x](/blog/Beet stew)\n\n~~~\ny\n~~~'],
  ['- ```\n  [y](/old/stew)\n  ```\n- [x](/old/stew)', '- ```\n  [y](/old/stew)\n  ```\n- [x](/blog/Beet stew)'],
  ['> ```\n> [y](/old/stew)\n> ```\n\n[x](/old/stew)', '> ```\n> [y](/old/stew)\n> ```\n\n[x](/blog/Beet stew)'],
  ['```\n> ```\n[y](/old/stew)\n```\n[x](/old/stew)', '```\n> ```\n[y](/old/stew)\n```\n[x](/blog/Beet stew)'],
  ['a ```b``` [x](/old/stew) `c`', 'a ```b``` [x](/blog/Beet stew) `c`'],
  ['```\n[x](/old/stew)', '```\n[x](/blog/Beet stew)'],
  ['- ~~~\n  [x](/old/stew)\n\n```\n[y](/old/stew)\n```', '- ~~~\n  [x](/blog/Beet stew)\n\n```\n[y](/old/stew)\n```'],
])('in a folder of Markdown files, changes %j to %j', async (text, here) => {
  const items = await itemsOf(markdown, {
    'a/soup.md': `---\ntitle: Soup\n---\n${text}\n`,
    'b/Beet stew.md': '---\ntitle: A title\naliases: [/old/stew/]\n---\nStew.\n',
  })
  expect(storedText(items)).toBe(here)
})

it('changes a WordPress link between preformatted texts with backticks', async () => {
  const content = `<pre>\`\`\`</pre>${a('https://old.example/2019/05/stew/')}<pre>\`\`\`</pre>`
  const items = await itemsOf(wordpress, { 'site.xml': site(post(7, 'soup', content), post(8, 'stew', 'Stew.')) })
  expect(storedText(items)).toBe('````\n```\n````\n\n[x](/blog/stew)\n\n````\n```\n````')
})

it.each(['`', '~', '`\n', '```\n', '~~~x\n', '`` a ` ', '`a` ', '\\`', '\\``', '> ', ' ', '```a'])(
  'reads 300 kB of %j in time',
  (repeated) => {
    const start = performance.now()
    linksOf(repeated.repeat(300_000 / repeated.length))
    expect(performance.now() - start).toBeLessThan(1000)
  },
)

it('finds links and autolinks, each once', () => {
  expect(linksOf('[a](/x) ![b](<c d.png>) [a](/x "t") <https://a.example/>')).toEqual([
    '/x',
    'c d.png',
    'https://a.example/',
  ])
  expect(relinked('<https://a.example/>', () => '/blog/a').text).toBe('[/blog/a](/blog/a)')
})

it.each([
  ['_posts/2020-03-05-stew.md', '[a]({% post_url 2020-03-05-stew %}) [b]({% link _posts/2020-03-05-stew.md %})'],
  ['posts/stew/index.md', '[a]({{< ref "/posts/stew" >}}) [b]({{< relref "stew/index.md" >}})'],
])('changes a command that names the file %j to a link to its post', async (file, text) => {
  const items = await itemsOf(markdown, { '_posts/soup.md': text, [file]: 'Stew' })
  expect(storedText(items)).toBe('[a](/blog/stew) [b](/blog/stew)')
})

it('finds a file whose name is written with decomposed accents', async () => {
  const items = await itemsOf(markdown, { 'soup.md': 'See [[Crème]].', 'Cre\u0300me.md': 'Sweet.' })
  expect(storedText(items.map((item, key) => ({ ...item, slug: `post-${key}` })))).toBe('See [Crème](/blog/post-1).')
})
