import 'server-only'
import { cacheLife } from 'next/cache'
import type { JobInput } from './jobs'
import { renderText } from './render-text'
import type { Post } from '../post'
import type { ImageMap } from '@/lib/images/image'
import { logError } from '@/lib/log'
import { plainTree } from '@/lib/markdown/budget'
import type { RenderedPost } from '@/lib/recipe/render'

const plainPost = (content: string): RenderedPost => ({ tree: plainTree(content), toc: [], recipe: null })

/** Call it in a cached read. Null for a text that cannot be rendered, such as one older than the limits. */
async function renderForReaders<Name extends 'page' | 'feed'>(name: Name, slug: string, input: JobInput<Name>) {
  const result = await renderText(name, input)
  if (result.ok) {
    cacheLife('max')
    return result.value
  }
  cacheLife('posts')
  logError('rendering', new Error('A text is shown without its form'), { slug, problem: result.problem })
  return null
}

/** A post's text as its page shows it. The text is part of the cache key, so each version is rendered once. */
export const getRenderedPost = ({ slug, content }: Pick<Post, 'slug' | 'content'>): Promise<RenderedPost> =>
  renderOnce(slug, content)

async function renderOnce(slug: string, content: string): Promise<RenderedPost> {
  'use cache'
  return (await renderForReaders('page', slug, { content })) ?? plainPost(content)
}

/** A post's text as HTML for feeds; null for one that cannot be rendered. `page` is the post's own address. */
export async function getFeedHtml(slug: string, content: string, images: ImageMap, page: string) {
  'use cache'
  return renderForReaders('feed', slug, { content, images, page })
}
