import type { SitePicture } from '../import/site/files.ts'
import { textElement, XML_DECLARATION } from '../xml.ts'
import { type ExportSource, readAuthors, readBylines, readPictures } from './database.ts'
import { namesWithSlugs, type PostForOthers, postsForOthers } from './other-systems.ts'

const element = (name: string, value: string | number): string => textElement(name, String(value))

/** `2019-05-02 10:00:00`, in UTC; without a date, the zero date of WordPress. */
const wpDate = (moment: string | null): string =>
  moment ? new Date(moment).toISOString().slice(0, 19).replace('T', ' ') : '0000-00-00 00:00:00'

const STATES: Record<string, string> = { published: 'publish', scheduled: 'future', draft: 'draft' }

const meta = (key: string, value: string): string =>
  `<wp:postmeta>${element('wp:meta_key', key)}${element('wp:meta_value', value)}</wp:postmeta>`

const dates = (name: string, moment: string | null): string =>
  element(`wp:${name}`, wpDate(moment)) + element(`wp:${name}_gmt`, wpDate(moment))

/** `login`: of the author. */
type Refs = { id: number; picture: number | null; login: string }

function postItem({ post, html, address }: PostForOthers, { id, picture, login }: Refs): string {
  const canonical = post.canonical_url?.startsWith('/') ? new URL(post.canonical_url, address).href : post.canonical_url
  return [
    '<item>',
    element('title', post.title),
    element('link', address),
    ...(post.published_at ? [element('pubDate', new Date(post.published_at).toUTCString())] : []),
    element('dc:creator', login),
    textElement('guid', post.id, { isPermaLink: 'false' }),
    element('content:encoded', html),
    element('excerpt:encoded', post.meta_description ?? ''),
    element('wp:post_id', id),
    dates('post_date', post.published_at),
    dates('post_modified', post.updated_at),
    element('wp:post_name', post.slug),
    element('wp:status', STATES[post.status] ?? 'draft'),
    element('wp:post_type', 'post'),
    textElement('category', post.post_type, { domain: 'category', nicename: post.post_type }),
    ...post.tags.map((tag) => textElement('category', tag, { domain: 'post_tag', nicename: tag })),
    ...(post.meta_title ? [meta('_yoast_wpseo_title', post.meta_title)] : []),
    ...(post.meta_description ? [meta('_yoast_wpseo_metadesc', post.meta_description)] : []),
    ...(canonical ? [meta('_yoast_wpseo_canonical', canonical)] : []),
    ...(post.share_image ? [meta('_yoast_wpseo_opengraph-image', new URL(post.share_image, address).href)] : []),
    ...(post.noindex ? [meta('_yoast_wpseo_meta-robots-noindex', '1')] : []),
    ...(picture === null ? [] : [meta('_thumbnail_id', String(picture))]),
    '</item>\n',
  ].join('\n')
}

const attachmentItem = ({ path: name, alt, caption }: SitePicture, siteUrl: string, id: number): string =>
  [
    '<item>',
    element('title', name),
    element('wp:post_id', id),
    element('wp:post_name', name),
    element('wp:status', 'inherit'),
    element('wp:post_type', 'attachment'),
    element('wp:attachment_url', `${siteUrl}/media/${name}`),
    ...(caption ? [element('excerpt:encoded', caption)] : []),
    ...(alt ? [meta('_wp_attachment_image_alt', alt)] : []),
    '</item>\n',
  ].join('\n')

const headOf = (
  siteUrl: string,
  name: string,
): string => `${XML_DECLARATION}<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
${element('title', name)}
${element('link', siteUrl)}
<wp:wxr_version>1.2</wp:wxr_version>
${element('wp:base_site_url', siteUrl)}
${element('wp:base_blog_url', siteUrl)}
`

/** The site as an export of WordPress (WXR 1.2), streamed. Pictures come first, since posts refer to their ids. */
export async function* wxrOf(source: ExportSource, site: { url: string; name: string }): AsyncGenerator<string> {
  yield headOf(site.url, site.name)
  // WordPress gives a post to the importing user if its author is not listed, or has a login without Latin letters.
  const names = new Set([...(await readAuthors(source)).map(({ name }) => name), ...(await readBylines(source))])
  const logins = new Map<string, string>()
  for (const { name, slug } of namesWithSlugs(names, 'author')) {
    logins.set(name, slug)
    yield `<wp:author>${element('wp:author_login', slug)}${element('wp:author_display_name', name)}${element('wp:author_email', `${slug}@example.invalid`)}</wp:author>\n`
  }
  let id = 0
  const numbers = new Map<string, number>()
  for (const picture of await readPictures(source)) {
    numbers.set(`/media/${picture.path}`, (id += 1))
    yield attachmentItem(picture, site.url, id)
  }
  for await (const made of postsForOthers(source, site.url)) {
    const { author, image_url } = made.post
    const picture = numbers.get(image_url ?? '') ?? null
    yield postItem(made, { id: (id += 1), picture, login: logins.get(author) ?? author })
  }
  yield '</channel>\n</rss>\n'
}
