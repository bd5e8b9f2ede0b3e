import 'server-only'
import { updateTag } from 'next/cache'
import { allPostsTag, authorProfilesTag } from '@/lib/posts/cache'
import { rowsOf } from '@/lib/supabase/backend-error'
import type { Client } from '@/lib/supabase/client'

/** Posts per statement, well within its time limit. */
const AT_ONCE = 200
/** The rest is done by the schedule, or with the next change of a profile. Milliseconds. */
const TIME_MS = 10_000

/** Updates the bylines of posts to the names of their authors; resolves to the number of posts. Throws a BackendError. */
export async function updateBylines(supabase: Client, until = Date.now() + TIME_MS): Promise<number> {
  let carried = 0
  for (;;) {
    const now = rowsOf(await supabase.rpc('carry_author_names', { p_limit: AT_ONCE }))
    carried += now
    if (now < AT_ONCE || Date.now() > until) return carried
  }
}

/** Brings the bylines up to date after a change of the authors, and what shows them; resolves to the number of posts. */
export async function revalidateAuthors(supabase: Client): Promise<number> {
  const carried = await updateBylines(supabase)
  for (const tag of carried > 0 ? [authorProfilesTag, allPostsTag] : [authorProfilesTag]) updateTag(tag)
  return carried
}
