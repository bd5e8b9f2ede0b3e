'use server'

import { conflict, GONE } from './admin/conflict'
import { revalidatePosts } from './admin/revalidate-posts'
import { writePost } from './admin/save'
import { newPostSchema, type PostType } from './schema'
import { adminAction } from '@/lib/action'
import { done, fail, invalidFields } from '@/lib/action-result'
import { BackendError, databaseError } from '@/lib/supabase/backend-error'

export type PublishedPost = { slug: string; title: string; type: PostType }

/** Publishes a new post, at an address that the database chooses; what shows it shows it on the next request. */
export const publishPost = adminAction<typeof newPostSchema, PublishedPost>(
  newPostSchema,
  async (values) => {
    const outcome = await writePost({ ...values, intent: 'publish', slug: '', target: null })
    if (outcome.kind === 'content_too_short') return invalidFields({ content: outcome.message })
    if (outcome.kind === 'conflict') return conflict(outcome.theirs)
    if (outcome.kind === 'gone') return fail(GONE, 'conflict')
    revalidatePosts([outcome.change])
    const { slug, title, type } = outcome.post
    return done({ slug, title, type })
  },
  (error) => (error instanceof BackendError ? databaseError(error) : 'Failed to publish blog post. Please try again.'),
)
