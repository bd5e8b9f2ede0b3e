import { findAuthor } from '@/lib/authors/queries'
import { ownTopic } from '@/lib/content/topics'
import { cachedCard } from '@/lib/drawing/social-card/card'
import { logError } from '@/lib/log'
import { findTopic } from '@/lib/posts/facets'
import { parseFilters } from '@/lib/posts/filters'
import { getCurrentSlug, getPost } from '@/lib/posts/public'
import { getSite } from '@/lib/settings/get-site'
import { authorSocialImage } from '@/lib/seo/author-facts'
import { postSocialImage } from '@/lib/seo/post-facts'
import { findSitePage } from '@/lib/seo/site-pages'
import { pageOfSocialImage, SOCIAL_TYPE, type SocialImage, socialImagePath } from '@/lib/seo/social-image'
import { filtersList, topicList } from '@/lib/seo/list-facts'
import type { Site } from '@/lib/site'
import { absoluteUrl } from '@/lib/absolute-url'

const PAGED = /\/page\/[1-9]\d*$/

/** The post that had this slug before its present one. */
async function findRenamedPost(slug: string) {
  const current = await getCurrentSlug(slug)
  return current ? getPost(current) : null
}

/** The social card of the page at a path, from the data of its metadata; null for an unknown page. */
async function findSocialImage(site: Site, path: string): Promise<SocialImage | null> {
  const base = path.replace(PAGED, '')
  const page = findSitePage(site, base)
  if (page) return page.picture
  const [, section, slug, ...rest] = base.split('/')
  const filters = section === 'blog' && slug === 'filter' ? parseFilters(rest) : null
  if (filters) return filtersList(site, filters).picture
  if (!slug || rest.length > 0) return null
  if (section === 'authors') {
    const author = await findAuthor(slug)
    return author && authorSocialImage(author)
  }
  if (section === 'topics') {
    const topic = (await findTopic(slug)) ?? ownTopic(slug)
    return topic && topicList(topic).picture
  }
  if (section !== 'blog') return null
  const post = (await getPost(slug)) ?? (await findRenamedPost(slug))
  return post && postSocialImage(post)
}

const uncached = (status: number, text: string) =>
  new Response(text, { status, headers: { 'cache-control': 'no-store' } })

export async function GET(_request: Request, { params }: RouteContext<'/og/[...path]'>): Promise<Response> {
  const segments = (await params).path
  const page = pageOfSocialImage(segments)
  if (page === null) return uncached(404, 'Not found')
  try {
    const site = await getSite()
    const picture = await findSocialImage(site, page)
    if (!picture) return uncached(404, 'Not found')
    const present = socialImagePath(page, picture, site.name)
    // Each address names one content: redirect an older address to the current image without drawing it.
    if (present !== `/og/${segments.join('/')}`) return Response.redirect(absoluteUrl(present), 302)
    const headers = { 'content-type': SOCIAL_TYPE, 'cache-control': 'public, max-age=31536000, immutable' }
    return new Response(await cachedCard(picture, site.name), { headers })
  } catch (error) {
    logError('social picture', error, { page })
    return uncached(503, 'The picture cannot be drawn at the moment')
  }
}
