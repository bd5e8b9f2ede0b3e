import { Parser } from 'htmlparser2'
import { expect, it } from 'vitest'
import { readAs, wxr, wxrPost } from './testing'
import { reader as wordpress } from './formats/wordpress'
import { newItem } from './item'
import { pageOf, readOldPage } from './old-pages'
import { Mirror } from './mirror'
import { newRecipe } from './recipe-item'
import { reportItem } from './report'
import type { ImportedItem, RefusedItem } from './types'

const EVIL = `"'><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a><style>*{}</style><iframe src="https://evil.example"></iframe>`

function mirrorOf(items: (ImportedItem | RefusedItem)[], warnings: string[] = []): string {
  const mirror = new Mirror(EVIL)
  const pages = items.map((item) => mirror.page(item, reportItem(item, { outcome: 'new', slug: '', warnings })))
  return [mirror.begin(), ...pages, mirror.end()].join('')
}

type Tag = { name: string; attributes: Record<string, string> }

/** The tags of a page, and of the pages in it. */
function tagsOf(html: string): Tag[] {
  const tags: Tag[] = []
  const parser = new Parser({
    onopentag: (name, attributes) => {
      tags.push({ name, attributes })
      if (attributes.srcdoc !== undefined)
        tags.push(...tagsOf(attributes.srcdoc).map((tag) => ({ ...tag, name: `inner ${tag.name}` })))
    },
  })
  parser.end(html)
  return tags
}

it('runs no script of any field', () => {
  const fields = { title: EVIL, slug: EVIL, author: EVIL, text: EVIL, original: EVIL, oldAddresses: [EVIL] }
  const recipe = newRecipe({
    name: EVIL,
    yield: EVIL,
    description: EVIL,
    ingredients: [{ heading: EVIL, lines: [EVIL] }],
    steps: [{ heading: EVIL, lines: [{ title: EVIL, text: EVIL }] }],
    notes: [EVIL],
  })
  const more = { recipe, origin: `https://x${EVIL}`, picture: { address: `javascript:${EVIL}`, alt: EVIL } }
  const html = mirrorOf(
    [
      newItem({ id: EVIL, ...fields, ...more }),
      newItem({ id: '2', ...fields, ...more, original: '' }),
      { id: '3', title: EVIL, refused: EVIL },
    ],
    [EVIL],
  )
  const tags = tagsOf(html)
  expect(tags.map(({ name }) => name).filter((name) => /script|object|embed|inner iframe/.test(name))).toEqual([])
  const attributes = tags.flatMap((tag) => Object.keys(tag.attributes))
  expect(attributes.filter((name) => name.startsWith('on'))).toEqual([])
  const links = tags.flatMap(({ attributes: { href } }) => href ?? [])
  expect(links.filter((href) => /^\s*javascript:/i.test(href))).toEqual([])
  const frames = tags.filter(({ name }) => name === 'iframe')
  expect(frames).toHaveLength(4)
  expect(frames.every((frame) => frame.attributes.sandbox === '')).toBe(true)
  expect(tags.filter(({ attributes: { content } }) => content?.includes("script-src 'none'"))).toHaveLength(5)
})

it('shows a page of WordPress before and after, with its addresses and its recipe', async () => {
  const content =
    '<p>Old words</p><p><img src="/beets.jpg" alt="Beets"></p><iframe src="https://video.example/1"></iframe>'
  const post = wxrPost({
    link: 'https://kitchen.example/2019/soup/',
    'wp:post_id': '7',
    'wp:post_name': 'soup',
    'content:encoded': `<![CDATA[${content}]]>`,
  })
  const file = wxr(`<wp:base_site_url>https://kitchen.example</wp:base_site_url>${post}`)
  const [item] = await readAs([wordpress], 'site.xml', file)
  const html = mirrorOf(item ? [item] : [])
  expect(html).toContain('/2019/soup/<br>/?p=7 → /blog/soup')
  const [before = '', here = ''] = tagsOf(html).flatMap(({ attributes: { srcdoc } }) => srcdoc ?? [])
  expect(before).toContain('<base href="https://kitchen.example">')
  expect(before).toContain('<p>Old words</p>')
  expect(before).toContain('https://video.example/1')
  expect(here).toContain('<p>Old words</p>')
  expect(here).toContain('src="/beets.jpg"')
})

it('counts the kept words of each page and in total, and marks a recipe that differs', () => {
  const recipe = newRecipe({
    name: 'Soup',
    yield: '4 servings',
    prepMinutes: 15,
    ingredients: [{ heading: null, lines: ['1 beet', 'dill'] }],
    steps: [{ heading: null, lines: [{ title: '', text: 'Boil.' }] }],
  })
  const text = '- Servings: 4\n\n## Ingredients\n\n- 1 beet\n- dill\n\n## Method\n\n1. Boil.'
  const html = mirrorOf([
    newItem({ id: '1', title: 'Soup', text, recipe, words: { before: 300, after: 299 } }),
    newItem({ id: '2', title: 'Stew', text: 'More words.', words: { before: 100, after: 500 } }),
  ])
  expect(html).toContain('<strong>Soup</strong> · new · 99.6 % of the words')
  expect(html).toContain('<strong>Stew</strong> · new · 100.0 % of the words')
  expect(html).toContain('<strong>99.7 %</strong> of 400 words are kept on 2 pages.')
  expect(html).toContain('<th scope="row">Yield</th><td>4 servings</td><td>4</td></tr>')
  expect(html).toContain('<th scope="row">Preparation</th><td>PT15M</td><td>– <b>differs</b></td></tr>')
  expect(html).toContain('<th scope="row">Ingredients</th><td>2</td><td>2</td></tr>')
})

it('shows the source of a text that cannot be rendered, and continues', () => {
  const deep = '> '.repeat(5_000) + 'deep'
  const html = mirrorOf([
    newItem({ id: '1', title: 'Deep', text: deep, original: '<div>'.repeat(20_000) }),
    newItem({ id: '2', title: 'Stew', text: 'More words.' }),
  ])
  expect(html).toContain('This text cannot be shown')
  expect(html).toContain('More words.')
})

it('compares the HTML size of a saved page, and notes once that other pages have no size', () => {
  const saved = newItem({ id: '1', title: 'Saved', text: 'Words', pageBytes: 412_400 })
  const other = newItem({ id: '2', title: 'Other', text: 'Words' })
  const unknown = 'The weight of an old page is known of saved pages only.'
  expect(mirrorOf([saved])).toContain('HTML: 412 kB in the saved page, 1 kB here without the frame of the site.')
  expect(mirrorOf([saved])).not.toContain(unknown)
  expect(mirrorOf([other, other]).split(unknown)).toHaveLength(2)
  expect(mirrorOf([other])).not.toContain('HTML:')
})

const saved = (name: string, head: string, more: object = {}) => {
  const recipe = {
    ...{ '@type': 'Recipe', name: 'Soup', recipeYield: '6', totalTime: 'PT1H' },
    ...{ recipeIngredient: ['1 beet', '2 cups water'], recipeInstructions: ['Boil.'], ...more },
  }
  const html = `<html><head>${head}<script type="application/ld+json">${JSON.stringify(recipe)}</script></head></html>`
  return readOldPage({ name, blob: new Blob([html]) })
}

it('compares a saved page with the exported post of the same address', async () => {
  const item = newItem({
    id: '7',
    title: 'Soup',
    origin: 'https://old.example',
    oldAddresses: ['/2019/05/soup/', '/?p=7'],
    text: '- Servings: 4\n- Total time: 1 h\n\n## Ingredients\n\n- 1 beet\n\n## Method\n\n1. Boil.',
  })
  const pages = await Promise.all([
    saved('other.html', '<link rel="canonical" href="https://other.example/2019/05/soup/">'),
    saved('soup.html', '<meta property="og:url" content="https://www.old.example/2019/05/soup">'),
  ])
  const page = pageOf(item, pages)
  expect(page).toMatchObject({ name: 'soup.html', recipe: { yield: '6 servings' } })
  const mirror = new Mirror('site.xml')
  const report = reportItem(item, { outcome: 'new', slug: 'soup', warnings: [] })
  const html = mirror.page(item, report, page) + mirror.end()
  expect(html).toMatch(/HTML: 1 kB in the saved page, \d+ kB here/)
  expect(html).toContain('Yield</th><td>6 servings</td><td>4 <b>differs</b>')
  expect(html).toContain('Ingredients</th><td>2</td><td>1 <b>differs</b>')
  expect(html).toContain('In total</th><td>PT1H</td><td>PT1H</td>')
  expect(html).not.toContain('is known of saved pages only')
})

it('refuses a file that is no saved page', async () => {
  await expect(readOldPage({ name: 'a.txt', blob: new Blob(['Soup']) })).rejects.toThrow('It is no saved page.')
})
