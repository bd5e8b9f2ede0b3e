import { Readable } from 'node:stream'
import { pageEntries, listParts, postsOfPart } from '@/lib/seo/sitemaps/parts'
import { type SitemapEntry, sitemapIndex, urlElement, URLSET_END, URLSET_START, urlset } from '@/lib/seo/sitemaps/xml'
import { notFoundResponse } from '@/lib/not-found'
import { orOutage } from '@/lib/outage'

const HEADERS = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
}

const PARTS = /^posts-([1-9]\d{0,5})\.xml$/

export const respondWithIndex = (): Promise<Response> =>
  orOutage('sitemap', async () => {
    const body = sitemapIndex([
      { path: '/sitemaps/pages.xml' },
      ...(await listParts()).map(({ part, modifiedAt }) => ({ path: `/sitemaps/posts-${part}.xml`, modifiedAt })),
    ])
    return new Response(body, { headers: HEADERS })
  })

async function* textOf(first: IteratorResult<SitemapEntry[]>, others: AsyncGenerator<SitemapEntry[]>) {
  yield URLSET_START
  if (!first.done) yield first.value.map(urlElement).join('')
  for await (const entries of others) yield entries.map(urlElement).join('')
  yield URLSET_END
}

/** Streams while it reads. It reads the first page before it sends, so that an outage still gets its own status. */
async function streamEntries(pages: AsyncGenerator<SitemapEntry[]>): Promise<Response> {
  // One chunk at a time, since the client may be slow.
  const bytes = Readable.from(textOf(await pages.next(), pages), { objectMode: false, highWaterMark: 1 })
  return new Response(Readable.toWeb(bytes) as ReadableStream<Uint8Array>, { headers: HEADERS })
}

/** One sitemap of the index by its file name. */
export const respondWithSitemap = (file: string): Promise<Response> =>
  orOutage('sitemap', async () => {
    if (file === 'pages.xml') return new Response(urlset(await pageEntries()), { headers: HEADERS })
    const wanted = Number(PARTS.exec(file)?.[1])
    const part = (await listParts()).find((candidate) => candidate.part === wanted)
    return part ? streamEntries(postsOfPart(part)) : notFoundResponse()
  })
