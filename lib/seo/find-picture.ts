import 'server-only'
import { authorPicture } from './author-facts'
import { findPagePicture } from './metadata'
import { postPicture } from './post-facts'
import type { SocialPicture } from './social-picture'
import { findAuthor } from '@/lib/authors/queries'
import { getPost } from '@/lib/posts/public'

const PAGED = /\/page\/[1-9]\d*$/

/** What is drawn for the page at a path, by the same facts as its metadata; null for what is no page. */
export async function findPicture(path: string): Promise<SocialPicture | null> {
  const base = path.replace(PAGED, '')
  const page = findPagePicture(base)
  if (page) return page
  const [, section, slug, ...rest] = base.split('/')
  if (!slug || rest.length > 0) return null
  if (section === 'authors') {
    const author = await findAuthor(slug)
    return author && authorPicture(author)
  }
  const post = section === 'blog' ? await getPost(slug) : null
  return post && postPicture(post)
}
