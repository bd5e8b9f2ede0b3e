import 'server-only'
import { cacheLife } from 'next/cache'
import { render } from './pool'
import type { Post } from '../post'
import type { ImageMap } from '@/lib/images/image'
import { logError } from '@/lib/log'
import { plainTree } from '@/lib/markdown/budget'
import type { RenderedPost } from '@/lib/recipe/render'

const plainPost = (content: string): RenderedPost => ({ tree: plainTree(content), toc: [], recipe: null })

/** A text of before there was a limit, or one that was written elsewhere: its words are shown, and nothing is made of them. */
const logPlain = (slug: string, problem: string): void =>
  logError('rendering', new Error('A text is shown without its form'), { slug, problem })

/** The text is its own key: it is rendered once a version, whatever else of the post changes. */
async function renderedJson(slug: string, content: string): Promise<string> {
  'use cache'
  const result = await render('page', content)
  if (result.ok) {
    cacheLife('max')
    return result.value
  }
  cacheLife('posts')
  logPlain(slug, result.problem)
  return JSON.stringify(plainPost(content))
}

/** A post's text as its page shows it. */
export const getRenderedPost = async ({ slug, content }: Pick<Post, 'slug' | 'content'>): Promise<RenderedPost> =>
  JSON.parse(await renderedJson(slug, content)) as RenderedPost

/** A post's text as HTML for feeds; null for one that cannot be rendered. `page` is the post's own address. */
export async function getFeedHtml(
  slug: string,
  content: string,
  images: ImageMap,
  page: string,
): Promise<string | null> {
  'use cache'
  const result = await render('feed', { content, images, page })
  if (result.ok) {
    cacheLife('max')
    return result.value
  }
  cacheLife('posts')
  logPlain(slug, result.problem)
  return null
}
