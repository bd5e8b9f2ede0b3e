import 'server-only'
import { updateTag } from 'next/cache'
import { logError } from '@/lib/log'
import { allPostsTag, authorProfilesTag } from '@/lib/posts/cache-tags'
import { rowsOf } from '@/lib/supabase/backend-error'
import type { Client } from '@/lib/supabase/client'

/** Posts per statement, well within its time limit. */
const AT_ONCE = 200
/** The scheduled job or the next change of a profile updates the rest. */
const TIME_MS = 10_000

/** Updates bylines to the names of their authors; resolves to the number of posts. Throws a BackendError. */
export async function updateBylines(supabase: Client): Promise<number> {
  const until = Date.now() + TIME_MS
  let updated = 0
  for (;;) {
    const batch = rowsOf(await supabase.rpc('carry_author_names', { p_limit: AT_ONCE }))
    updated += batch
    if (batch < AT_ONCE || Date.now() > until) return updated
  }
}

/** Updates the bylines after a change of authors, and revalidates their pages; resolves to the number of posts. */
export async function revalidateAuthors(supabase: Client): Promise<number> {
  // Null after a failure: some posts may be updated already. The change is stored, and the schedule updates the rest.
  const updated = await updateBylines(supabase).catch((error: unknown) => {
    logError('bylines', error)
    return null
  })
  for (const tag of updated === 0 ? [authorProfilesTag] : [authorProfilesTag, allPostsTag]) updateTag(tag)
  return updated ?? 0
}
