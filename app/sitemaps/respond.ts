import { pageEntries, listParts, postsOfPart } from '@/lib/seo/sitemaps/parts'
import { type SitemapEntry, sitemapIndex, urlElement, URLSET_END, URLSET_START, urlset } from '@/lib/seo/sitemaps/xml'
import { orOutage } from '@/lib/outage'

const HEADERS = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
}

const PARTS = /^posts-([1-9]\d{0,5})\.xml$/

const notFound = () => new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })

export const respondWithIndex = (): Promise<Response> =>
  orOutage('sitemap', async () => {
    const body = sitemapIndex([
      { path: '/sitemaps/pages.xml' },
      ...(await listParts()).map(({ part, modifiedAt }) => ({ path: `/sitemaps/posts-${part}.xml`, modifiedAt })),
    ])
    return new Response(body, { headers: HEADERS })
  })

/** Streams while it reads. It reads the first page before it sends, so that an outage still gets its own status. */
async function streamEntries(pages: AsyncGenerator<SitemapEntry[]>): Promise<Response> {
  const encoder = new TextEncoder()
  const first = await pages.next()
  let next: IteratorResult<SitemapEntry[]> | null = first
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(URLSET_START)),
    async pull(controller) {
      const page = next ?? (await pages.next())
      next = null
      if (page.done) {
        controller.enqueue(encoder.encode(URLSET_END))
        controller.close()
        return
      }
      controller.enqueue(encoder.encode(page.value.map(urlElement).join('')))
    },
    cancel: async () => {
      await pages.return(undefined)
    },
  })
  return new Response(stream, { headers: HEADERS })
}

/** One sitemap of the index by its file name. */
export const respondWithSitemap = (file: string): Promise<Response> =>
  orOutage('sitemap', async () => {
    if (file === 'pages.xml') return new Response(urlset(await pageEntries()), { headers: HEADERS })
    const wanted = Number(PARTS.exec(file)?.[1])
    const part = (await listParts()).find((candidate) => candidate.part === wanted)
    return part ? streamEntries(postsOfPart(part)) : notFound()
  })
