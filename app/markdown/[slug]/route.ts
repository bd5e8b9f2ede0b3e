import { orOutage } from '@/lib/outage'
import { getCurrentSlug, getPost } from '@/lib/posts/public'
import { getSite } from '@/lib/settings/get-site'
import { markdownVersion } from '@/lib/seo/markdown-versions'
import { canonicalUrlOf } from '@/lib/seo/post-facts'
import { siteUrl } from '@/lib/env'
import { getRedirect } from '@/lib/redirects/public'
import { postMarkdownPath, postPath } from '@/lib/urls'

const notFound = () => new Response('Blog post not found', { status: 404, headers: { 'cache-control': 'no-store' } })

/**
 * The Markdown version of a post; a former address redirects, as the page's does. Served as `/blog/{slug}.md` by a
 * rewrite, since a folder cannot be named `[slug].md`.
 */
export async function GET(_request: Request, { params }: RouteContext<'/markdown/[slug]'>): Promise<Response> {
  const { slug } = await params
  return orOutage(
    'post',
    async () => {
      const post = await getPost(slug)
      if (post) {
        const headers = {
          'content-type': 'text/markdown; charset=utf-8',
          'cache-control': 'public, max-age=300, stale-while-revalidate=3600',
          // Search results show the page only: this is another form of it.
          link: `<${canonicalUrlOf(post)}>; rel="canonical"`,
          ...(post.noindex && { 'x-robots-tag': 'noindex' }),
        }
        return new Response(markdownVersion(await getSite(), post), { headers })
      }
      const current = await getCurrentSlug(slug)
      const target = current ? postMarkdownPath(current) : await getRedirect(postPath(slug))
      return target ? Response.redirect(new URL(target, siteUrl()), 308) : notFound()
    },
    { slug },
  )
}
