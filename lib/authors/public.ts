import 'server-only'
import type { Metadata } from 'next'
import { cacheLife, cacheTag } from 'next/cache'
import { permanentRedirect } from 'next/navigation'
import { type AuthorProfile, PUBLIC_PROFILE_COLUMNS, toProfile } from './profile'
import { imagesOf } from '@/lib/images/public'
import { mediaPath } from '@/lib/images/image'
import { mapSkippingFailures } from '@/lib/map-skipping-failures'
import { answerNotFound } from '@/lib/not-found'
import { allPostsTag, authorProfilesTag, authorTag } from '@/lib/posts/cache'
import { expireWithNextPublication, lifeUntil } from '@/lib/posts/publication'
import { rowsOf } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'
import { authorPath, postPath } from '@/lib/urls'

/** More than a magazine has; one answer holds them all. */
const PROFILES_MAX = 500

/**
 * The profiles of all authors, in their own order; those who have retired among them. Guests have none: who wrote a post
 * is `post.author`. Throws a BackendError.
 */
export async function listAuthorProfiles(): Promise<AuthorProfile[]> {
  'use cache'
  cacheLife(lifeUntil(null, Date.now()))
  cacheTag(authorProfilesTag, allPostsTag)
  const rows = rowsOf(
    await publicClient()
      .from('author_profiles')
      .select(PUBLIC_PROFILE_COLUMNS)
      .order('position')
      .order('name')
      .limit(PROFILES_MAX),
  )
  const images = await imagesOf(rows.map(({ portrait_image: name }) => (name === null ? null : mediaPath(name))))
  return mapSkippingFailures('author-profiles', rows, (row) => toProfile(row, images))
}

/** An author among the chefs of `/about`, with the address of the recipe that they are known for. */
export type Chef = AuthorProfile & { signaturePath: string | null }

/** The chefs of `/about`, in their order. */
export async function listChefs(): Promise<Chef[]> {
  const chefs = (await listAuthorProfiles()).filter(({ onAbout, retired }) => onAbout && !retired)
  return Promise.all(chefs.map(async (chef) => ({ ...chef, signaturePath: await findSignaturePost(chef) })))
}

/** The profile at an author's address (`post.authorSlug`); null for a guest. */
export const findAuthorProfile = async (slug: string | null): Promise<AuthorProfile | null> =>
  (slug !== null && (await listAuthorProfiles()).find((profile) => profile.slug === slug)) || null

/** The address of the author's own post about the dish that they are known for; null where there is none of that title. */
export const findSignaturePost = async ({ slug, signature }: AuthorProfile): Promise<string | null> =>
  signature === '' ? null : readSignaturePost(slug, signature)

async function readSignaturePost(authorSlug: string, title: string): Promise<string | null> {
  'use cache'
  await expireWithNextPublication([allPostsTag, authorTag(authorSlug)])
  const rows = rowsOf(
    await publicClient()
      .from('blog_posts')
      .select('slug')
      .eq('author_slug', authorSlug)
      // Whatever its capitals; what stands for any letters stands for one here, which is close enough for a title.
      .ilike('title', title.replace(/[%*\\_]/g, '_'))
      .order('published_at', { ascending: false })
      .limit(1),
  )
  return rows[0] ? postPath(rows[0].slug) : null
}

async function listAliases(): Promise<ReadonlyMap<string, string>> {
  'use cache'
  cacheLife(lifeUntil(null, Date.now()))
  cacheTag(authorProfilesTag, allPostsTag)
  const rows = rowsOf(
    await publicClient()
      .from('author_aliases')
      .select('slug, author_profiles(slug)')
      .limit(2 * PROFILES_MAX),
  )
  return new Map(rows.map(({ slug, author_profiles: { slug: now } }) => [slug, now]))
}

/** For the head of such a page: nothing when the page leads on, which a second redirect would do twice. */
export async function headOfMovedAuthor(slug: string): Promise<Metadata> {
  const now = (await listAliases()).get(slug)
  return now !== undefined && now !== slug ? {} : answerNotFound()
}

/** For the page of an author who is not found: to where they have moved, or nowhere. All slugs are one kept answer. */
export async function answerMovedAuthor(slug: string): Promise<never> {
  const now = (await listAliases()).get(slug)
  if (now !== undefined && now !== slug) permanentRedirect(authorPath(now) ?? '/authors')
  return answerNotFound()
}
