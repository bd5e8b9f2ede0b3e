import 'server-only'
import { authorSocialImage } from './author-facts'
import { findPageSocialImage } from './metadata'
import { postSocialImage } from './post-facts'
import { filtersSocialImage, topicSocialImage } from './topic-facts'
import type { SocialImage } from './social-image'
import { findAuthor } from '@/lib/authors/queries'
import { findTopic } from '@/lib/posts/facets'
import { parseFilters } from '@/lib/posts/filters'
import { getPost } from '@/lib/posts/public'

const PAGED = /\/page\/[1-9]\d*$/

/** What is drawn for the page at a path, by the same facts as its metadata; null for what is no page. */
export async function findSocialImage(path: string): Promise<SocialImage | null> {
  const base = path.replace(PAGED, '')
  const page = findPageSocialImage(base)
  if (page) return page
  const [, section, slug, ...rest] = base.split('/')
  const filters = section === 'blog' && slug === 'filter' ? parseFilters(rest) : null
  if (filters) return filtersSocialImage(filters)
  if (!slug || rest.length > 0) return null
  if (section === 'authors') {
    const author = await findAuthor(slug)
    return author && authorSocialImage(author)
  }
  if (section === 'topics') {
    const topic = await findTopic(slug)
    return topic && topicSocialImage(topic)
  }
  const post = section === 'blog' ? await getPost(slug) : null
  return post && postSocialImage(post)
}
