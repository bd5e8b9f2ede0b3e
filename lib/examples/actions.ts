'use server'

import { refresh, updateTag } from 'next/cache'
import { z } from 'zod'
import { addNextExamples, eraseExampleImages, missingRight } from './panel'
import { removeExamples } from './remove'
import { adminAction, type AdminContext } from '@/lib/action'
import { type ActionResult, done, fail } from '@/lib/action-result'
import { missingRightMessage } from '@/lib/auth/rights'
import { allPostsTag, authorProfilesTag } from '@/lib/posts/cache-tags'
import { withdrawKeptPosts } from '@/lib/supabase/public'

const refusal = (context: AdminContext) => {
  const right = missingRight(context)
  return right && fail(missingRightMessage(right))
}

/** Refreshes the public pages and the panel's page. Only the last call may, since a refresh replaces the page. */
function refreshPages(): void {
  updateTag(allPostsTag)
  updateTag(authorProfilesTag)
  refresh()
}

/** Adds the example posts from place `from`; the caller repeats it with `next` until `all`. */
export const addExamples = adminAction(
  z.object({ from: z.number().int().min(0).max(10_000) }),
  async ({ from }, context): Promise<ActionResult<{ next: number; all: number }>> => {
    const refused = refusal(context)
    if (refused) return refused
    const added = await addNextExamples(context, from)
    if (added.next >= added.all) refreshPages()
    return done(added)
  },
  () => 'What is added stays. Press the button again to continue.',
)

/** Removes the unchanged example posts, with their pictures and authors. */
export const removeAllExamples = adminAction(
  z.object({}),
  async (_, context): Promise<ActionResult<{ posts: number }>> => {
    const refused = refusal(context)
    if (refused) return refused
    // Before the pictures: their removal may fail, and the next call finds no posts whose pages it could renew.
    const { slugs } = await removeExamples(context.supabase, eraseExampleImages, async (removed) => {
      await withdrawKeptPosts(removed)
      refreshPages()
    })
    return done({ posts: slugs.length })
  },
  () => 'What is removed is gone. Press the button again, or delete what is left in its list.',
)
