import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { listAuthors } from './queries'
import { type AuthorProfile, portraitPath, PUBLIC_PROFILE_COLUMNS, toProfile } from './profile'
import { imagesOf } from '@/lib/images/public'
import { mapSkippingFailures } from '@/lib/map-skipping-failures'
import { allPostsTag, authorProfilesTag, authorTag } from '@/lib/posts/cache-tags'
import { expireWithNextPublication } from '@/lib/posts/publication'
import { rowsOf } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'
import { authorPath, postPath } from '@/lib/urls'

/** More authors than a magazine has, and few enough for one response. */
const PROFILES_MAX = 500

/**
 * The profiles of all authors in their order, including the retired. A guest author has no profile, but only a name
 * (`post.author`). Throws a BackendError.
 */
export async function listAuthorProfiles(): Promise<AuthorProfile[]> {
  'use cache'
  cacheLife('posts')
  cacheTag(authorProfilesTag, allPostsTag)
  const rows = rowsOf(
    await publicClient()
      .from('author_profiles')
      .select(PUBLIC_PROFILE_COLUMNS)
      .order('position')
      .order('name')
      .limit(PROFILES_MAX),
  )
  const images = await imagesOf(rows.map(portraitPath))
  return mapSkippingFailures('author-profiles', rows, (row) => toProfile(row, images))
}

/** A chef of `/about`. `path`: their page, which exists from their first post on; `signaturePath`: their signature dish. */
export type Chef = AuthorProfile & { path: string | null; signaturePath: string | null }

export async function listChefs(): Promise<Chef[]> {
  const chefs = (await listAuthorProfiles()).filter(({ onAbout, retired }) => onAbout && !retired)
  // One list for all: the page of a single author who has no posts expires soon, and the about page would with it.
  const withPage = new Set((await listAuthors()).map(({ slug }) => slug))
  return Promise.all(
    chefs.map(async (chef) => ({
      ...chef,
      path: withPage.has(chef.slug) ? authorPath(chef.slug) : null,
      signaturePath: await findSignaturePost(chef),
    })),
  )
}

/** The profile of an author by slug (`post.authorSlug`); null for a guest. */
export const findAuthorProfile = async (slug: string | null): Promise<AuthorProfile | null> =>
  (slug !== null && (await listAuthorProfiles()).find((profile) => profile.slug === slug)) || null

/** The address of the author's own post with the title of their signature dish; null when there is none. */
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
      // Ignores capitals. Wildcards in the title become "_", which matches any single character: exact enough for a
      // title.
      .ilike('title', title.replace(/[%*\\_]/g, '_'))
      .order('published_at', { ascending: false })
      .limit(1),
  )
  return rows[0] ? postPath(rows[0].slug) : null
}

async function listAliases(): Promise<ReadonlyMap<string, string>> {
  'use cache'
  cacheLife('posts')
  cacheTag(authorProfilesTag, allPostsTag)
  const rows = rowsOf(
    await publicClient()
      .from('author_aliases')
      .select('slug, author_profiles(slug)')
      .limit(2 * PROFILES_MAX),
  )
  return new Map(rows.map(({ slug, author_profiles: { slug: now } }) => [slug, now]))
}

/** The new path of an author's former page; null without one. One cached read has all former slugs. */
export async function newPathOfAuthor(slug: string): Promise<string | null> {
  const now = (await listAliases()).get(slug)
  return now !== undefined && now !== slug ? authorPath(now) : null
}
