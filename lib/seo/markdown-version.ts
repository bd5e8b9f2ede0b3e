import 'server-only'
import { absoluteUrl, postMarkdownPath, postPath } from '@/lib/urls'
import { descriptionOf, shownChangeOf } from './post-facts'
import { getCurrentSlug, getPost } from '@/lib/posts/public'
import type { Post } from '@/lib/posts/post'
import { logError } from '@/lib/log'

const quoted = (text: string): string => JSON.stringify(text)

/** A post as it was written, below a head that says what the page's metadata says. */
export function markdownVersion(post: Post): string {
  const head = [
    '---',
    `title: ${quoted(post.title)}`,
    `description: ${quoted(descriptionOf(post))}`,
    `author: ${quoted(post.author)}`,
    `type: ${post.type}`,
    `published: ${post.publishedAt}`,
    `modified: ${shownChangeOf(post)}`,
    `url: ${absoluteUrl(postPath(post.slug))}`,
    ...(post.image ? [`image: ${absoluteUrl(post.image.src)}`] : []),
    '---',
  ]
  const body = post.content.replaceAll(
    /(\]\()(\/(?!\/))/g,
    (_, start: string, slash: string) => `${start}${absoluteUrl('')}${slash}`,
  )
  return `${head.join('\n')}\n\n# ${post.title}\n\n${body.trim()}\n`
}

const failure = (status: number, text: string) =>
  new Response(text, { status, headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' } })

/** The Markdown version of a post; an earlier address leads to the present one, as it does for the page. */
export async function respondWithMarkdown(slug: string): Promise<Response> {
  try {
    const post = await getPost(slug)
    if (post) {
      const headers = {
        'content-type': 'text/markdown; charset=utf-8',
        'cache-control': 'public, max-age=300, stale-while-revalidate=3600',
        // One page in results: this is another form of it.
        link: `<${absoluteUrl(postPath(slug))}>; rel="canonical"`,
      }
      return new Response(markdownVersion(post), { headers })
    }
    const current = await getCurrentSlug(slug)
    return current
      ? Response.redirect(absoluteUrl(postMarkdownPath(current)), 308)
      : failure(404, 'Blog post not found')
  } catch (error) {
    logError('markdown', error, { slug })
    return failure(503, 'The post cannot be read at the moment')
  }
}
