import type { PublishInput } from '@/lib/posts/schema'
import { site } from '@/lib/site'

/** What the publish form starts with, and goes back to after a success. */
export const emptyPost: PublishInput = {
  title: '',
  content: '',
  author: site.defaultAuthor,
  metaTitle: '',
  metaDescription: '',
  postType: 'recipe',
  images: [],
}
