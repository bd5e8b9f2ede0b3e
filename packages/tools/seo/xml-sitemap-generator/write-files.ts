import { escapeXml } from '../../kit/escape.ts'
import { utf8Length } from '../../kit/text.ts'
import type { Entry } from './read-line.ts'
import type { Input } from './form.ts'

/** Limits of sitemaps.org 0.9, and of Google for news. */
const FILE_LIMIT = { addresses: 50_000, news: 1_000, bytes: 52_428_800 } as const

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const EXTENSIONS = {
  pages: '',
  images: ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  news: ' xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"',
} as const

const tag = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

function newsXml({ lastmod, title }: Entry, { publication, language }: Input): string {
  return [
    '<news:news><news:publication>',
    tag('news:name', publication),
    tag('news:language', language),
    '</news:publication>',
    tag('news:publication_date', lastmod),
    tag('news:title', title),
    '</news:news>',
  ].join('')
}

/** Without `changefreq` and `priority`, which Google ignores. */
function entryXml(entry: Entry, input: Input): string {
  const { loc, lastmod, images } = entry
  const isNews = input.kind === 'news'
  return [
    '<url>',
    tag('loc', loc),
    lastmod !== '' && !isNews ? tag('lastmod', lastmod) : '',
    ...images.map((image) => `<image:image>${tag('image:loc', image)}</image:image>`),
    isNews ? newsXml(entry, input) : '',
    '</url>\n',
  ].join('')
}

// The length of an ASCII text is its size in bytes, and most entries are ASCII.
const bytesOf = (text: string) => (/^[\u0000-\u007F]*$/.test(text) ? text.length : utf8Length(text))

/** Splits the entries into parts that fit into one file. */
export function splitEntries(xml: readonly string[], limit: { addresses: number; bytes: number }, frame: number) {
  const parts: string[][] = []
  let bytes = Infinity
  for (const entry of xml) {
    const size = bytesOf(entry)
    const open = parts.at(-1)
    if (open && open.length < limit.addresses && bytes + size <= limit.bytes) {
      open.push(entry)
      bytes += size
    } else {
      parts.push([entry])
      bytes = frame + size
    }
  }
  return parts
}

function indexOf(names: readonly string[], site: string): string {
  const rows = names.map((name) => `<sitemap>${tag('loc', new URL(`/${name}`, site).href)}</sitemap>\n`)
  return `${DECLARATION}<sitemapindex xmlns="${SITEMAP}">\n${rows.join('')}</sitemapindex>\n`
}

const written = (name: string, xml: string) => ({ name, xml, bytes: bytesOf(xml) })

/** The sitemaps of all entries, and an index if there are several. */
export function writeFiles(entries: readonly Entry[], input: Input) {
  const head = `${DECLARATION}<urlset xmlns="${SITEMAP}"${EXTENSIONS[input.kind]}>\n`
  const foot = '</urlset>\n'
  const limit = { addresses: input.kind === 'news' ? FILE_LIMIT.news : FILE_LIMIT.addresses, bytes: FILE_LIMIT.bytes }
  const parts = splitEntries(
    entries.map((entry) => entryXml(entry, input)),
    limit,
    head.length + foot.length,
  )
  const files = parts.map((part, at) => ({
    ...written(`${input.base}-${at + 1}.xml`, `${head}${part.join('')}${foot}`),
    count: part.length,
    isIndex: false,
  }))
  if (files.length < 2) return files
  const names = files.map(({ name }) => name)
  const index = written(`${input.base}-index.xml`, indexOf(names, input.site))
  return [{ ...index, count: names.length, isIndex: true }, ...files]
}
