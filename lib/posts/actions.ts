'use server'

import { updateTag } from 'next/cache'
import { insertPost, type PublishedPost } from './publish'
import { publishSchema } from './schema'
import { listingTag, newestTag, postTag } from './tags'
import { adminAction } from '@/lib/action'
import { done } from '@/lib/action-result'
import { announce } from '@/lib/notices/announce'
import { BackendError } from '@/lib/supabase/backend-error'

/** Publishes a post; its listing, its page and the home page show it on the next request. */
export const publishPost = adminAction<typeof publishSchema, PublishedPost>(
  publishSchema,
  async (values) => {
    const post = await insertPost(values)
    for (const tag of [listingTag(post.type), newestTag, postTag(post.slug)]) updateTag(tag)
    announce({ event: 'publish', ...post })
    return done(post)
  },
  (error) =>
    error instanceof BackendError
      ? `Database error: ${error.message}. Please try again.`
      : 'Failed to publish blog post. Please try again.',
)
