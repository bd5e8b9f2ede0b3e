import 'server-only'
import { exampleSlugs } from './files'
import { type OnPostsRemoved, type RemovedExamples, removeExamples, untouchedExamples } from './remove'
import { missingRightForExamples } from './rights'
import { exampleImages, storeExampleAuthors, storeExamples } from './store'
import type { AdminContext } from '@/lib/auth/session'
import { binImages, eraseImages, forgetBinned } from '@/lib/images/bin'
import { rowsOf } from '@/lib/supabase/backend-error'
import type { Client } from '@/lib/supabase/client'

/** Posts per call, with their images: a request on a serverless host has seconds. */
const POSTS_A_CALL = 4

/** The number of example posts, and how many of them are stored unchanged. */
export type ExampleCounts = { all: number; untouched: number }

/** Null for an account without the rights to add and remove them, and when the owner has removed the files. */
export async function countExamples({ admin, supabase }: AdminContext): Promise<ExampleCounts | null> {
  const all = missingRightForExamples(admin) === null ? (await exampleSlugs()).length : 0
  return all === 0 ? null : { all, untouched: (await untouchedExamples(supabase)).length }
}

/** Stores the next examples from place `from` on; resolves to the place after them. */
export async function addNextExamples(
  { supabase }: AdminContext,
  from: number,
): Promise<{ next: number; all: number }> {
  const slugs = await exampleSlugs()
  if (from === 0) await storeExampleAuthors(supabase)
  const part = slugs.slice(from, from + POSTS_A_CALL)
  await storeExamples(supabase, part)
  forgetBinned(await exampleImages(supabase, true))
  return { next: Math.min(from + POSTS_A_CALL, slugs.length), all: slugs.length }
}

/** Deletes through the bin, which keeps images that a text, a profile or the logo shows. */
async function eraseImagesOfExamples(client: Client, names: string[]): Promise<number> {
  await binImages(client, names)
  const binned = rowsOf(await client.from('images').select('path').in('path', names).not('deleted_at', 'is', null))
  return (
    await eraseImages(
      client,
      binned.map(({ path }) => path),
    )
  ).length
}

export const removeStoredExamples = (
  { supabase }: AdminContext,
  onPostsRemoved: OnPostsRemoved,
): Promise<RemovedExamples> => removeExamples(supabase, eraseImagesOfExamples, onPostsRemoved)
