import { DOMParser } from '@xmldom/xmldom'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { renderText } from './render-text'
import { KNOWN_BOMBS, oddTexts } from '@/tests/support/odd-posts'
import { atomFeed, jsonFeed, rssFeed } from '@/lib/seo/feeds/formats'
import { feedOf } from '@/lib/seo/feeds/model'
import { jsonForScript } from '@/lib/seo/json-ld/node'
import { postGraph } from '@/lib/seo/json-ld/post'
import { postMetadata } from '@/lib/seo/post-facts'
import { aPost, stubEnvironment } from '@/lib/seo/testing'
import { urlset } from '@/lib/seo/sitemaps/xml'
import { site } from '@/lib/site'

beforeAll(() => stubEnvironment(vi.stubEnv))

const IMAGES = aPost().images

function parse(xml: string): void {
  const problems: string[] = []
  const onError = (level: string, message: string) => level === 'warning' || problems.push(message)
  new DOMParser({ onError }).parseFromString(xml, 'text/xml')
  expect(problems).toEqual([])
}

/** Makes everything that is made of a published text: page, metadata, feeds and sitemap. */
async function readEverywhere(content: string, title: string): Promise<void> {
  const page = await renderText('page', { content })
  const feed = await renderText('feed', { content, images: IMAGES, page: 'https://example.com/blog/odd' })
  if (page.ok)
    expect(JSON.stringify(page.value)).not.toMatch(
      /"tagName":"(?:script|iframe|style|object)"|"on[a-z]+":|"(?:href|src)":"\s*(?:javascript|vbscript|data):/i,
    )
  const post = aPost({ slug: 'odd', content, title })
  expect(JSON.parse(jsonForScript(postGraph(site, post, page.ok ? page.value.recipe : null)))).toHaveProperty('@graph')
  expect(postMetadata(site, post).alternates?.canonical).toBe('https://example.com/blog/odd')
  const written = await feedOf(site, 'all', [post, aPost()], async () => (feed.ok ? feed.value : null))
  expect(written.items).toHaveLength(2)
  parse(rssFeed(written, null))
  parse(atomFeed(written, null))
  JSON.parse(jsonFeed(written, null))
  parse(urlset([{ path: '/blog/odd', news: { title, publishedAt: '', publication: title, language: 'en' } }]))
}

describe('an odd text', () => {
  it.each(oddTexts(210, { seed: 'short', most: 4000 }).map(({ kind, text }, index) => [index, kind, text] as const))(
    'is shown, or refused with a message: %i, %s',
    async (_index, _kind, text) => {
      const prepared = await renderText('prepare', { content: text, postType: 'recipe', labels: [] })
      if (!prepared.ok) expect(prepared.problem).toMatch(/^(?:Line|The (?:text|page)) .+\.$/)
      await readEverywhere(prepared.ok ? prepared.value.content : text, text.slice(60, 200))
    },
  )

  it.each(KNOWN_BOMBS)('that once blocked the server is refused or harmless: %s', async (_what, text) => {
    await readEverywhere(text, 'A bomb')
  })
})
