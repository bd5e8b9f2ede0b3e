import 'server-only'
import { exampleSlugs } from './files'
import { untouchedExamples } from './remove'
import { exampleImages, missingExamples, storeExampleAuthors, storeExamples } from './store'
import { may, type Right } from '@/lib/auth/rights'
import type { AdminContext } from '@/lib/auth/session'
import { binImages, eraseImages, forgetBinned } from '@/lib/images/bin'
import { rowsOf } from '@/lib/supabase/backend-error'
import type { Client } from '@/lib/supabase/client'

/** Adding and removing the examples changes public posts, authors and images, and deletes them for good. */
const EXAMPLE_RIGHTS: readonly Right[] = ['import_export', 'edit_all', 'publish_all', 'pictures', 'retention']

/** The first right that an account lacks to add and remove the examples; undefined when it has all. */
export const missingRight = ({ admin }: AdminContext): Right | undefined =>
  EXAMPLE_RIGHTS.find((right) => !may(admin, right))

/** Posts per call, with their images: a request on a serverless host has seconds. */
const POSTS_A_CALL = 4

/** The number of example posts, how many of them are stored unchanged, and how many are not stored. */
export type ExampleCounts = { all: number; untouched: number; missing: number }

/** Null for an account without the rights to add and remove them, and when the owner has removed the files. */
export async function countExamples(context: AdminContext): Promise<ExampleCounts | null> {
  const slugs = missingRight(context) ? [] : await exampleSlugs()
  if (slugs.length === 0) return null
  const { supabase } = context
  const [untouched, missing] = await Promise.all([untouchedExamples(supabase), missingExamples(supabase, slugs)])
  return { all: slugs.length, untouched: untouched.length, missing: missing.length }
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
export async function eraseExampleImages(client: Client, names: string[]): Promise<number> {
  await binImages(client, names)
  const binned = rowsOf(await client.from('images').select('path').in('path', names).not('deleted_at', 'is', null))
  const paths = binned.map(({ path }) => path)
  return (await eraseImages(client, paths)).length
}
