import { POST_TYPES } from '../../lib/posts/types.ts'
import { backendClient } from '../../scripts/service-client.ts'
import type { OddText } from './odd-posts.ts'

type Backend = { SUPABASE_URL: string; SUPABASE_SECRET_KEY: string }

/** A faulty answer: its address, and the fault. */
export type Complaint = { address: string; what: string }

const PAGE_BYTES = 2_000_000

/** Removes the characters that no database accepts and no form sends. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** Stores public posts in the database without the checks of a save, as another system could. Returns their slugs. */
export async function publishUnchecked(backend: Backend, texts: readonly OddText[]): Promise<string[]> {
  const rows = texts.map(({ kind, text }, index) => ({
    slug: `odd-${kind}-${index}`,
    title: storable(`${kind} ${text.slice(74, 174)}`).trim(),
    content: storable(text),
    author: 'Odd Author',
    post_type: POST_TYPES[index % POST_TYPES.length] ?? 'recipe',
    status: 'published' as const,
  }))
  const { error } = await backendClient(backend.SUPABASE_URL, backend.SUPABASE_SECRET_KEY)
    .from('blog_posts')
    .insert(rows)
  if (error) throw new Error(`The odd posts could not be stored: ${error.message}`)
  return rows.map(({ slug }) => slug)
}

export async function removePosts(backend: Backend, slugs: readonly string[]): Promise<void> {
  const { error } = await backendClient(backend.SUPABASE_URL, backend.SUPABASE_SECRET_KEY)
    .from('blog_posts')
    .delete()
    .in('slug', [...slugs])
  if (error) throw new Error(`The odd posts could not be removed: ${error.message}`)
}

/** Makes the site read every post again. */
export async function renewAll(origin: string, secret: string): Promise<void> {
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/api/revalidate`, { method: 'POST', headers, body: '{"all":true}' })
  if (!answer.ok) throw new Error(`The pages were not renewed: ${answer.status}`)
}

type Read = { body: string; complaints: Complaint[]; ms: number }

/** Requests an address: the status must be below 500, and the size within a page's limit. */
export async function readAddress(origin: string, address: string): Promise<Read> {
  const since = performance.now()
  const answer = await fetch(new URL(address, origin))
  const bytes = Buffer.from(await answer.arrayBuffer())
  const complaints: Complaint[] = []
  if (answer.status >= 500) complaints.push({ address, what: `answered ${answer.status}` })
  const isPage = answer.headers.get('content-type')?.startsWith('text/html')
  if (isPage && bytes.length > PAGE_BYTES) complaints.push({ address, what: `has ${bytes.length} bytes` })
  return { body: bytes.toString(), complaints, ms: performance.now() - since }
}

/** The addresses that show more than one post. */
export const LISTS = [
  ...['/', '/blog', '/news', '/guides', '/education', '/authors', '/authors/odd-author', '/llms.txt'],
  ...['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/posts-1.xml'],
  ...['all', ...POST_TYPES].flatMap((key) =>
    ['xml', 'atom', 'json'].map((format) => (key === 'all' ? `/feed.${format}` : `/feeds/${key}.${format}`)),
  ),
  ...[
    '/search?q=enough+words',
    '/search?q=%3C%26%2A',
    '/search?q=ingredients&type=recipe',
    `/search?q=${'a+'.repeat(90)}`,
  ],
]

/** The addresses of one post: its page, its Markdown, and the card that its page names. */
export async function readPost(origin: string, slug: string): Promise<Complaint[]> {
  const page = await readAddress(origin, `/blog/${slug}`)
  const markdown = await readAddress(origin, `/blog/${slug}.md`)
  const [, card] = /property="og:image" content="[^"]*?(\/og\/[^"]+)"/.exec(page.body) ?? []
  const drawn = card ? await readAddress(origin, card) : null
  const missing = card ? [] : [{ address: `/blog/${slug}`, what: 'names no card' }]
  return [...page.complaints, ...markdown.complaints, ...(drawn?.complaints ?? []), ...missing]
}
