import sharp from 'sharp'
import { toolPath, tools } from '@site/tools/node'
import { graphProblems } from '../../tests/schema-org/check'
import { expect, test } from '../fixtures'
import { readPage } from './page-facts'

/** One of every template. */
const TEMPLATES: [path: string, ogType: string, node: string][] = [
  ['/', 'website', 'WebPage'],
  ['/blog', 'website', 'CollectionPage'],
  ['/blog/plum-and-almond-cake', 'article', 'Recipe'],
  ['/blog/how-emulsions-work', 'article', 'LearningResource'],
  ['/about', 'website', 'AboutPage'],
  ['/contact', 'website', 'ContactPage'],
  ['/authors', 'website', 'WebPage'],
  ['/authors/maja-wronska', 'profile', 'ProfilePage'],
  ['/feeds', 'website', 'WebPage'],
  ['/privacy-policy', 'website', 'WebPage'],
  ['/services', 'website', 'ItemList'],
  ['/services/seo-optimization', 'website', 'Service'],
  ['/case-studies', 'website', 'ItemList'],
  ['/case-studies/bakery-order-automation', 'website', 'Article'],
  ['/tools', 'website', 'ItemList'],
  ['/tools/seo', 'website', 'ItemList'],
  ...tools.slice(0, 1).map((tool): [string, string, string] => [toolPath(tool), 'website', 'WebApplication']),
  ['/career-toolkit', 'website', 'ItemList'],
]

const typesIn = (graph: unknown): string[] => {
  const nodes = (graph as { '@graph': { '@type': string | string[] }[] })['@graph']
  return nodes.flatMap((node) => node['@type'])
}

for (const [path, ogType, node] of TEMPLATES) {
  test(`${path} has its metadata, with a card for shared links`, async ({ request, baseURL }) => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    const { title, meta, repeated, links, graphs } = readPage(await answer.body())
    const address = path === '/' ? baseURL : `${baseURL}${path}`

    expect(title).toMatch(/\S/)
    expect(repeated).toEqual([])
    expect(links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href)).toEqual([address])
    expect(meta.get('robots')).toContain('max-image-preview:large')
    expect(Object.fromEntries(meta)).toMatchObject({
      description: expect.stringMatching(/\S/),
      'og:title': expect.stringMatching(/\S/),
      'og:description': expect.stringMatching(/\S/),
      'og:url': address,
      'og:site_name': 'FlavorCraft',
      'og:locale': 'en_GB',
      'og:type': ogType,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/\S/),
      'twitter:card': 'summary_large_image',
      'twitter:image': meta.get('og:image'),
    })
    for (const type of ['application/rss+xml', 'application/atom+xml', 'application/feed+json']) {
      expect(
        links.some((link) => link.rel === 'alternate' && link.type === type),
        type,
      ).toBe(true)
    }

    expect(graphs).toHaveLength(1)
    expect(graphProblems(graphs[0])).toEqual([])
    expect(typesIn(graphs[0])).toEqual(expect.arrayContaining(['Organization', 'WebSite', node]))
    if (path !== '/') expect(typesIn(graphs[0])).toContain('BreadcrumbList')

    const card = await request.get(meta.get('og:image') ?? '', { maxRedirects: 0 })
    expect(card.status()).toBe(200)
    expect(card.headers()['cache-control']).toContain('immutable')
    const image = await card.body()
    expect(image.byteLength).toBeLessThan(300_000)
    expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  })
}

test('an earlier address of a picture redirects to the present one; a wrong one answers 404', async ({ request }) => {
  const { meta } = readPage(await (await request.get('/about')).body())
  const old = await request.get('/og/0123456789abcdef/about.jpg', { maxRedirects: 0 })
  expect(old.status()).toBe(302)
  expect(old.headers().location).toBe(meta.get('og:image'))
  expect((await request.get('/og/0123456789abcdef/nothing.jpg')).status()).toBe(404)
})

test('pages that search engines must not index say so', async ({ request }) => {
  const search = readPage(await (await request.get('/search?q=plum')).body())
  expect(search.meta.get('robots')).toBe('noindex, follow')
  const missing = await request.get('/blog/no-such-post')
  expect(missing.status()).toBe(404)
  expect((await missing.text()).includes('noindex')).toBe(true)
})

test('icons and manifest exist', async ({ request }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string; sizes: string }[]
  }
  for (const { src, sizes } of manifest.icons) {
    const icon = await sharp(await (await request.get(src)).body()).metadata()
    expect(`${icon.width}x${icon.height}`).toBe(sizes)
  }
  const favicon = await sharp(await (await request.get('/favicon.ico')).body()).metadata()
  expect(favicon).toMatchObject({ format: 'png', width: 96 })
})
