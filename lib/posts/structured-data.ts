import type { Post } from './row'
import { descriptionOf } from './metadata'
import { site } from '@/lib/site'

/** The post as schema.org's Article. `origin` is SITE_URL. */
export function articleData(post: Post, origin: string): Record<string, unknown> {
  const url = `${origin}/blog/${post.slug}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: post.title,
    description: descriptionOf(post),
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    author: { '@type': 'Person', name: post.author },
    publisher: { '@type': 'Organization', name: site.name, url: origin },
    mainEntityOfPage: url,
    ...(post.image ? { image: [`${origin}${post.image.src}`] } : {}),
  }
}

/** JSON for a script element: `<` is written as an escape, so that no title can close the element. */
export const jsonForScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')
