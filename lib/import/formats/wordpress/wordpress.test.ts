import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { readAs, wxr, wxrMeta, wxrPost } from '../../testing'
import type { ImportedItem, RefusedItem } from '../../types'
import { reader } from '.'
import { type Shown, textOfPost, type WxrPicture } from './content'
import { renderTree } from '../../../markdown/pipeline'
import { videosIn } from '../../../markdown/video-lines'

const wprm = (id: string, title = 'Beets') => wxrPost({ title, 'wp:post_id': id, 'wp:post_type': 'wprm_recipe' })
const nothing: Shown = { pictures: new Map(), id: '1' }
/** Reads an export with these items. */
const readItems = (items: string) => readAs([reader], 'site.xml', wxr(items))
const pictureOf = (id: string, caption = ''): WxrPicture => ({
  address: `https://kitchen.example/${id}.jpg`,
  alt: id,
  caption,
  post: '1',
})

let items = new Map<string, ImportedItem | RefusedItem>()
const item = (id: string): ImportedItem => {
  const found = items.get(id)
  if (!found || 'refused' in found) throw new Error(`no item ${id}`)
  return found
}

beforeAll(async () => {
  const read = await readAs([reader], 'site.xml', readFileSync(path.join(import.meta.dirname, 'fixtures/site.xml')))
  items = new Map(read.map((one) => [one.id, one]))
})

test('a post keeps its date, author, terms, address and description', () => {
  expect(item('7')).toMatchObject({
    title: 'Beet soup & dill',
    slug: 'beet-soup',
    origin: 'https://kitchen.example',
    state: 'published',
    publishedAt: '2019-05-02T10:00:00.000Z',
    author: 'Zofia Wrona',
    tags: ['Soups', 'Dill'],
    metaTitle: '',
    metaDescription: 'Cold beet soup with dill',
    canonical: 'https://elsewhere.example/beets/',
    noindex: true,
    oldAddresses: ['/2019/05/beet-soup/', '/?p=7'],
    picture: { address: 'https://kitchen.example/wp-content/uploads/beets.jpg', alt: 'A pile of beets' },
  })
})

test('classic text has paragraphs; captions, galleries and players stay; unknown shortcodes stay and are listed', () => {
  const { text, warnings } = item('7')
  expect(text).toContain('First line\\\nsecond line')
  expect(text).toContain('Beets from the market')
  expect(text).toContain('![A pile of beets](https://kitchen.example/wp-content/uploads/beets.jpg)')
  expect(text).toContain('https://www.youtube.com/watch?v=abc')
  expect(text).toContain('contact-form-7')
  expect(warnings.join()).toContain('[contact-form-7]')
  expect(text).not.toContain('Not a text of ours')
})

test('a recipe of a plugin is part of the post that shows it', () => {
  const { recipe, text } = item('7')
  expect(recipe).toMatchObject({ yield: '4 servings', prepMinutes: 20, cookMinutes: null })
  expect(recipe?.ingredients).toEqual([{ heading: null, lines: ['500 g beets, peeled'] }])
  expect(text).toContain('## Ingredients\n\n- 500 g beets, peeled')
  expect(text).toContain('## Method\n\n1. Boil them.')
  expect(items.has('8')).toBe(false)
})

test('private posts become drafts, binned posts are refused, the zero date becomes null, and pages stay pages', () => {
  expect(item('10')).toMatchObject({ state: 'draft', warnings: ['It was private: it is a draft here.'] })
  expect(items.get('11')).toMatchObject({ refused: 'It lies in the bin of the source.' })
  expect(item('12')).toMatchObject({ state: 'draft', publishedAt: null })
  expect(item('13')).toMatchObject({ kind: 'page', text: 'Who we are.' })
})

test('blocks are read without their comments', () => {
  const { text } = textOfPost(
    '<!-- wp:heading --><h2>Soup</h2><!-- /wp:heading --><!-- wp:list --><ul><li>one</li></ul><!-- /wp:list -->',
    nothing,
  )
  expect(text).toBe('## Soup\n\n- one')
})

const YOUTUBE = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

test.each([
  [
    'a block',
    `<!-- wp:embed {"url":"${YOUTUBE}"} -->\n<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${YOUTUBE}\n</div></figure>\n<!-- /wp:embed -->`,
  ],
  [
    'a block without line breaks',
    `<!-- wp:embed {"url":"${YOUTUBE}"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">${YOUTUBE}</div></figure><!-- /wp:embed -->`,
  ],
  ['a shortcode', `[embed width="600"]${YOUTUBE}[/embed]`],
  ['a shortcode of Jetpack', `[youtube ${YOUTUBE}]`],
  ['a frame', '<p><iframe src="//www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed"></iframe></p>'],
  ['a number', '[vimeo 76979871]'],
  [
    'a film',
    '<figure class="wp-block-video"><video controls src="https://kitchen.example/uploads/dough.mp4"></video></figure>',
  ],
])('a player from %s becomes a line with its address', (_, player) => {
  const { text } = textOfPost(`<p>Before.</p>\n\n${player}\n\n<p>Behind.</p>`, nothing)
  expect(videosIn(renderTree(text), 'https://kitchen.example')).toHaveLength(1)
  expect(text).toContain('Before.')
  expect(text).toContain('Behind.')
})

test.each([
  ['Soup.', 'By Ada'],
  ['Soup. By Ada', undefined],
])('the picture of a post with the text %j has the caption %j', async (content, caption) => {
  const attachment = wxrPost(
    { 'wp:post_id': '8', 'wp:post_type': 'attachment' },
    '<wp:attachment_url>https://a.example/b.jpg</wp:attachment_url><excerpt:encoded>By Ada</excerpt:encoded>',
  )
  const post = wxrPost({ 'content:encoded': content }, wxrMeta({ _thumbnail_id: '8' }))
  const [soup] = await readItems(post + attachment)
  expect((soup as ImportedItem).picture?.caption).toBe(caption)
})

test.each([
  ['&quot;https://a.example/b.jpg&quot;', 'b.jpg'],
  ['https://a.example/nan&#039;s.jpg', "nan's.jpg"],
  ["'https://a.example/c.jpg'", 'c.jpg'],
])('a cover block keeps its picture of %s', (address, name) => {
  const cover = `<div class="wp-block-cover" style="background-image:url(${address})"><p>Soup</p></div>`
  expect(textOfPost(cover, nothing)).toMatchObject({ text: `![](https://a.example/${name})\n\nSoup` })
})

test('a cover block keeps its picture, and blocks without text are listed', () => {
  const cover = '<div class="wp-block-cover has-parallax" style="background-image:url(https://a.example/b.jpg)">'
  const filled = '<!-- wp:social-link {"url":"https://b.example"} /--><!-- wp:latest-posts /--><!-- wp:social-link /-->'
  const content = `<!-- wp:cover -->${cover}<p>Soup</p></div><!-- /wp:cover -->${filled}<!-- wp:block {"ref":7} /-->`
  expect(textOfPost(content, nothing)).toMatchObject({
    text: '![](https://a.example/b.jpg)\n\nSoup',
    warnings: ['Blocks that the source fills by itself are left out: social-link, latest-posts.'],
  })
})

test('a gallery becomes one paragraph', () => {
  const pictures = new Map(['1', '2'].map((id) => [id, pictureOf(id)]))
  expect(textOfPost('Look:\n\n[gallery ids="1,2"]', { ...nothing, pictures }).text).toBe(
    'Look:\n\n![1](https://kitchen.example/1.jpg) ![2](https://kitchen.example/2.jpg)',
  )
})

test('a gallery without ids shows the pictures of its post with captions, and missing pictures are counted', () => {
  const pictures = new Map([
    ['8', pictureOf('8', 'Beets & dill')],
    ['9', { ...pictureOf('9'), post: '2' }],
    ['11', { ...pictureOf('11'), address: 'https://kitchen.example/menu.pdf' }],
  ])
  expect(textOfPost('[gallery]', { ...nothing, pictures }).text).toBe(
    '![8](https://kitchen.example/8.jpg)\n\nBeets & dill',
  )
  expect(textOfPost('[gallery ids="9,10"]', { ...nothing, pictures })).toMatchObject({
    text: '![9](https://kitchen.example/9.jpg)',
    warnings: ['The export lacks 1 picture of its galleries.'],
  })
})

test.each([
  ['<ul>\n<li>One\n<ul>\n<li>Inner</li>\n</ul>\n</li>\n<li>Two</li>\n</ul>', '- One\n  - Inner\n- Two'],
  ['<div class="a"><div>One\n\ntwo</div>\nthree</div>', 'One\n\ntwo\n\nthree'],
  ['<blockquote>One\n\ntwo</blockquote>', '> One\n>\n> two'],
  ['<p>One\n\nTwo<h2>Three</h2>\nFour', 'One\n\nTwo\n\n## Three\n\nFour'],
  [
    '[caption caption="Mum\'s soup"]<img src="https://a.example/a.jpg">[/caption]',
    "![](https://a.example/a.jpg)\n\nMum's soup",
  ],
  ['<iframe src="about:blank" data-src="https://a.example/v"></iframe>', '<https://a.example/v>'],
  ['<iframe width=9 src=https://a.example/v?x=1></iframe>', '<https://a.example/v?x=1>'],
  ['<audio controls><source src="https://a.example/a.mp3">Too old</audio>', '<https://a.example/a.mp3>'],
])('the classic text %j becomes %j', (content, text) => {
  expect(textOfPost(content, nothing).text).toBe(text)
})

test('the footnotes of a post stand below its text', async () => {
  const footnotes = '[{"content":"From <em>the<\\/em> market.","id":"a"},{"content":"Peeled.","id":"b"}]'
  const content = '<![CDATA[<!-- wp:paragraph --><p>Beets.</p><!-- /wp:paragraph --><!-- wp:footnotes /-->]]>'
  const post = wxrPost({ 'content:encoded': content }, wxrMeta({ footnotes: `<![CDATA[${footnotes}]]>` }))
  expect(await readItems(post)).toMatchObject([{ text: 'Beets.\n\n1. From *the* market.\n2. Peeled.' }])
})

test('a recipe that no post shows first becomes a separate draft', async () => {
  const recipes = ['2', '3', '4'].map((id) => wprm(id, `Recipe ${id}`))
  const post = wxrPost({ 'content:encoded': '[wprm-recipe id="2"] [wprm-recipe id="3"]' })
  expect(await readItems(post + recipes.join(''))).toMatchObject([
    { id: '1', recipe: { name: 'Recipe 2' } },
    { id: '3', state: 'draft', recipe: { name: 'Recipe 3' } },
    { id: '4', state: 'draft', recipe: { name: 'Recipe 4' } },
  ])
})

test('a date that cannot be read is named', async () => {
  const dated = (status: string, date: string) =>
    wxrPost({ 'wp:status': status, 'wp:post_date': date, 'wp:post_date_gmt': '0000-00-00 00:00:00' })
  const items = await readItems(dated('future', '2999-02-30 10:00:00') + dated('draft', '0000'))
  expect(items).toMatchObject([
    { state: 'draft', publishedAt: null, warnings: ['Its date cannot be read: 2999-02-30 10:00:00'] },
    { state: 'draft', publishedAt: null, warnings: [] },
  ])
})

test('a shared block and its recipe are part of the post, and the recipe is no draft of its own', async () => {
  const shared = '<![CDATA[<!-- wp:paragraph --><p>Shared.</p><!-- /wp:paragraph -->[wprm-recipe id="2"]]]>'
  const block = wxrPost({ 'content:encoded': shared, 'wp:post_id': '7', 'wp:post_type': 'wp_block' })
  const post = wxrPost({ 'content:encoded': '<![CDATA[<p>Soup.</p><!-- wp:block {"ref":7} /-->]]>' })
  expect(await readItems(post + block + wprm('2'))).toMatchObject([
    { id: '1', text: 'Soup.\n\nShared.', recipe: { name: 'Beets' } },
  ])
})

test.each(['[wprm-recipe id="2"]', '[mv_create key="2" type="recipe"]'])(
  'a post warns that the export lacks the recipe of %s',
  async (mark) => {
    const [post] = await readItems(wxrPost({ 'content:encoded': `Before. ${mark}` }))
    expect(post).toMatchObject({ text: 'Before.', warnings: [expect.stringContaining('lacks the recipe')] })
  },
)

test('a recipe that the export lacks is kept as the post shows it', async () => {
  const content = '<![CDATA[<!-- WPRM Recipe 2 --><p>2 beets. Boil them.</p><!-- End WPRM Recipe -->]]>'
  const post = wxrPost({ 'content:encoded': content })
  const [lacking] = await readItems(post)
  expect(lacking).toMatchObject({ text: '2 beets. Boil them.', recipe: null })
  const [whole] = await readItems(post + wprm('2'))
  expect(whole).toMatchObject({ text: expect.not.stringContaining('Boil them'), recipe: { name: 'Beets' } })
})

test('a post shows its first recipe that the export has, which is then no draft of its own', async () => {
  const post = wxrPost({ 'content:encoded': 'Soup. [wprm-recipe id="5"] [wprm-recipe id="2"]' })
  expect(await readItems(post + wprm('2'))).toMatchObject([{ id: '1', recipe: { name: 'Beets' } }])
})

test('an author gets the display name, and a date before the year 0 becomes null', async () => {
  const author =
    '<wp:author><wp:author_login>a</wp:author_login><wp:author_display_name><![CDATA[Ada &amp; Co]]></wp:author_display_name></wp:author>'
  const post = wxrPost({ 'dc:creator': 'a', 'wp:post_date_gmt': '-0001-11-30 00:00:00' })
  expect(await readItems(author + post)).toMatchObject([{ author: 'Ada & Co', publishedAt: null }])
})

test.each([
  ['<p>Use <code>post_class</code> and <em>dill</em> <![CDATA[ tags ]]>.</p>', 5],
  ['<p>[row]Beets [b]x[/b][/row] <a href="https://a.example/menu (1).pdf">menu</a></p>', 7],
])('the visible words of %s are counted alike before and after', (content, count) => {
  expect(textOfPost(content, nothing).words).toEqual({ before: count, after: count })
})

const readMeta = (meta: Record<string, string>) => readItems(wxrPost({}, wxrMeta(meta)))

test.each([
  [
    'Yoast',
    {
      '_yoast_wpseo_opengraph-image': 'https://a.example/s%20x%20y.jpg',
      _yoast_wpseo_canonical: 'https://b.example/x',
      '_yoast_wpseo_meta-robots-noindex': '1',
    },
  ],
  [
    'Rank Math',
    {
      rank_math_facebook_image: 'https://a.example/s%20x%20y.jpg',
      rank_math_canonical_url: 'https://b.example/x',
      rank_math_robots: 'a:2:{i:0;s:7:"noindex";i:1;s:6:"follow";}',
    },
  ],
])('%s gives the picture for sharing, the canonical link and noindex', async (_, meta) => {
  expect(await readMeta(meta)).toMatchObject([
    { shareImage: 'https://a.example/s%20x%20y.jpg', canonical: 'https://b.example/x', noindex: true },
  ])
})

test('does not take "index" of Rank Math for noindex', async () => {
  expect(await readMeta({ rank_math_robots: 'a:1:{i:0;s:5:"index";}' })).toMatchObject([
    { shareImage: '', noindex: false },
  ])
})

test.each([
  ['_yoast_wpseo_title', 'Beet soup in an hour %%sep%% %%sitename%%', 'Beet soup in an hour'],
  ['_yoast_wpseo_title', '%%title%% for ten %%page%%', 'Soup for ten'],
  ['rank_math_title', 'Beet soup %sep% %sitename%', 'Beet soup'],
  ['rank_math_title', '%title% %sep% %sitename%', ''],
  ['_yoast_wpseo_title', '%%primary_category%% of the day', ''],
])('a title for search engines keeps its own words: %s "%s"', async (key, said, metaTitle) => {
  expect(await readMeta({ [key]: said })).toMatchObject([{ metaTitle }])
})

test('reads only the whole items of a cut file and reports the cut', async () => {
  const whole = readFileSync(path.join(import.meta.dirname, 'fixtures/site.xml'), 'utf8')
  const all = await readAs([reader], 'site.xml', whole)
  const cut = async (end: number) => readAs([reader], 'site.xml', whole.slice(0, end))
  const second = whole.indexOf('<item>', whole.indexOf('</item>'))
  for (const end of [whole.lastIndexOf('</content:encoded>') - 20, whole.lastIndexOf('<wp:post_id>') + 13]) {
    const read = await cut(end)
    expect(read.at(-1)).toMatchObject({
      id: 'site.xml',
      refused: expect.stringMatching(/ends in the middle of “.+”; \d+ items? before it w/),
    })
    expect(all).toEqual(expect.arrayContaining(read.slice(0, -1)))
  }
  expect((await cut(second)).at(-1)).toMatchObject({
    refused: expect.stringContaining('ends in the middle of its list of items'),
  })
  expect(all.some((one) => 'refused' in one && one.refused.includes('middle'))).toBe(false)
})

test('leaves an address alone that shares its line with a tag', () => {
  const { text } = textOfPost('<!-- wp:paragraph --><p>See\nhttps://a.example/b</p><!-- /wp:paragraph -->', nothing)
  expect(text).toBe('See https://a.example/b')
})

test('an item without an id has no short address', async () => {
  const fields = { 'wp:post_id': '', guid: 'https://a.example/soup', link: 'https://a.example/soup/' }
  expect(await readItems(wxrPost(fields))).toMatchObject([{ oldAddresses: ['/soup/'] }])
})

test('the short address of a post is below the folder of its site', async () => {
  const post = wxrPost({ link: 'https://a.example/kitchen/soup/' })
  const items = `<wp:base_blog_url>https://a.example/kitchen</wp:base_blog_url>${post}`
  expect(await readItems(items)).toMatchObject([{ oldAddresses: ['/kitchen/soup/', '/kitchen/?p=1'] }])
})

const former = (...slugs: string[]) => slugs.map((slug) => wxrMeta({ _wp_old_slug: slug })).join('')

test('the addresses of former slugs are old addresses, except those of other posts', async () => {
  const post = (id: string, slug: string, link: string, ...slugs: string[]) =>
    wxrPost({ 'wp:post_id': id, 'wp:post_name': slug, link: `https://a.example${link}` }, former(...slugs))
  const posts = [
    post('1', 'soup', '/2019/05/soup/', 'soupe', 'potage'),
    post('2', 'stew', '/stew.html', 'rag$&out', 'pie'),
    post('3', 'pie', '/pie.html'),
    post('4', 'rice', '/archives/4', 'peas'),
  ]
  expect(await readItems(posts.join(''))).toMatchObject([
    { oldAddresses: ['/2019/05/soup/', '/?p=1', '/2019/05/soupe/', '/2019/05/potage/'] },
    { oldAddresses: ['/stew.html', '/?p=2', '/rag$&out.html'] },
    { oldAddresses: ['/pie.html', '/?p=3'] },
    { oldAddresses: ['/archives/4', '/?p=4'] },
  ])
})

test('a post warns that the export lacks its picture', async () => {
  expect(await readMeta({ _thumbnail_id: '55' })).toMatchObject([
    { picture: null, warnings: ['The export lacks the picture of the post.'] },
  ])
  expect(await readMeta({ _thumbnail_id: '0' })).toMatchObject([{ warnings: [] }])
})

const attachment = (id: string, name: string) =>
  wxrPost({ 'wp:post_id': id, 'wp:post_type': 'attachment', 'wp:attachment_url': `https://a.example/${name}` })

const STEPS =
  'a:1:{i:0;a:2:{s:4:"name";s:0:"";s:12:"instructions";a:1:{i:0;a:2:{s:4:"text";s:5:"Boil.";s:5:"image";i:7;}}}}'

test('the pictures of a recipe and of its steps stay', async () => {
  const recipe = wxrPost(
    { title: 'Beets', 'wp:post_id': '2', 'wp:post_type': 'wprm_recipe' },
    wxrMeta({ wprm_instructions: STEPS, _thumbnail_id: '8' }),
  )
  const pictures = attachment('7', 'step.jpg') + attachment('8', 'beets.jpg') + attachment('9', 'own.jpg')
  const read = (content: string, id: string) =>
    readItems(
      wxrPost({ 'content:encoded': `${content} [wprm-recipe id="2"]` }, wxrMeta({ _thumbnail_id: id })) +
        recipe +
        pictures,
    )
  const text = expect.stringContaining('1. Boil.\n\n   ![](<https://a.example/step.jpg>)')
  const ofRecipe = 'https://a.example/beets.jpg'
  expect(await read('', '')).toMatchObject([{ text, picture: { address: ofRecipe }, warnings: [] }])
  expect(await read('', '9')).toMatchObject([
    { text, warnings: [`The picture of the recipe is left out: ${ofRecipe}`] },
  ])
  const shown = '<![CDATA[<img src="https://a.example/beets-300x200.jpg">]]>'
  expect(await read(shown, '9')).toMatchObject([{ picture: { address: 'https://a.example/own.jpg' }, warnings: [] }])
  expect(await readItems(recipe + pictures)).toMatchObject([{ text, picture: { address: ofRecipe } }])
  expect(await readItems(recipe)).toMatchObject([
    {
      warnings: expect.arrayContaining([
        'The export lacks 1 picture of its steps.',
        'The export lacks the picture of the recipe.',
      ]),
    },
  ])
})

test.each(['![](', 'a](b "'])('a recipe with a step of 100 kB of %j is read in time', async (marks) => {
  const step = marks.repeat(100_000 / marks.length)
  const steps = STEPS.replace('s:5:"Boil."', () => `s:${step.length}:"${step}"`)
  const recipe = wxrPost({ 'wp:post_id': '2', 'wp:post_type': 'wprm_recipe' }, wxrMeta({ wprm_instructions: steps }))
  const start = performance.now()
  const [soup] = await readItems(wxrPost({ 'content:encoded': '[wprm-recipe id="2"]' }) + recipe)
  expect(performance.now() - start).toBeLessThan(3000)
  expect(soup).toMatchObject({ original: expect.stringMatching(/^[^]*<pre>## Method\n\n1\. [^]+<\/pre>$/) })
})

test('names what a recipe of a plugin leaves out', async () => {
  const wprmValues = {
    wprm_nutrition_calories: '90',
    wprm_nutrition_fat: '2',
    wprm_nutrition_sugar: '0',
    wprm_rating_average: '4.5',
  }
  const tastyValues = { calories: '90', trans_fat: '2 g', video_url: 'https://v.example/1', yield: '4' }
  for (const [type, values, leftOut] of [
    ['wprm', wprmValues, 'fat, rating'],
    ['tasty', tastyValues, 'trans fat, video url'],
  ] as const) {
    const recipe = wxrPost({ 'wp:post_id': '2', 'wp:post_type': `${type}_recipe` }, wxrMeta(values))
    const post = wxrPost({ 'content:encoded': `[${type}-recipe id="2"]`, 'wp:is_sticky': '1' })
    expect(await readItems(post + recipe)).toMatchObject([
      {
        recipe: { calories: 90 },
        warnings: [
          `Left out of its recipe: ${leftOut}.`,
          'It was sticky or featured: here newer posts stand above it.',
        ],
      },
    ])
  }
})

test('a post names what it leaves out: comments, and authors beside the first', async () => {
  const author = (login: string, name: string) =>
    `<wp:author><wp:author_login>${login}</wp:author_login><wp:author_display_name>${name}</wp:author_display_name></wp:author>`
  const term = (name: string) => `<category domain="author" nicename="cap-${name}">${name}</category>`
  const comment = '<wp:comment><wp:comment_content>Good</wp:comment_content></wp:comment>'
  const post = wxrPost({ 'dc:creator': 'Ann Smith' }, term('ann-smith') + term('bob') + comment.repeat(2))
  expect(await readItems(author('Ann Smith', 'Ann') + author('bob', 'Bob Y') + post)).toMatchObject([
    { author: 'Ann', warnings: ['2 comments are left out.', 'Left out, since a post has one author: Bob Y.'] },
  ])
})
