'use server'

import { updateTag } from 'next/cache'
import { z } from 'zod'
import { canonicalAddress, isFollowed } from '@/lib/redirects/address'
import { redirectsSchema, storedTarget } from '@/lib/redirects/schema'
import { type AdminContext, writeAction } from '@/lib/action'
import { done } from '@/lib/action-result'
import { siteUrl } from '@/lib/env'
import { redirectsTag } from '@/lib/posts/cache-tags'
import { canonicalPath } from '@/lib/posts/canonical-path'
import { findSitePage } from './site-pages'
import { getSite } from '@/lib/settings/get-site'
import { BackendError, breaksCheck, isTaken, rowsOf } from '@/lib/supabase/backend-error'
import { postPath } from '@/lib/urls'

type Redirect = z.output<typeof redirectsSchema>[number]
type Refusal = { field: keyof Redirect; refused: string }

const NOT_POSSIBLE: Refusal = {
  field: 'source',
  refused: 'This address is one of the panel or cannot be redirected.',
}

/** The refusal of a redirect by the database; null for any other error. */
function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof BackendError)) return null
  if (error.words.includes('lead to itself'))
    return { field: 'target', refused: 'This redirect would lead back to itself.' }
  return breaksCheck(error) ? NOT_POSSIBLE : null
}

/** Whether a page or a post has this address: it would still show, but other redirects to it would skip it. */
async function isShown({ supabase }: AdminContext, address: string): Promise<boolean> {
  if (findSitePage(await getSite(), address)) return true
  const slug = /^\/blog\/([^/?]+)$/.exec(address)?.[1]
  if (slug === undefined) return false
  return (
    rowsOf(await supabase.from('blog_posts').select('id').eq('slug', slug).eq('released', true).maybeSingle()) !== null
  )
}

/** The outcome of adding a redirect. `same`: it exists already. */
type Outcome = 'added' | 'same' | Refusal

/** The outcome for an address that is redirected already: to the same target, or to another. */
async function takenOutcome({ supabase }: AdminContext, { source, target }: Redirect): Promise<Outcome> {
  const query = supabase.from('redirects').select('target, blog_posts(slug)')
  const here = rowsOf(await query.eq('source', canonicalAddress(source)).maybeSingle())
  const end = here?.blog_posts ? postPath(here.blog_posts.slug) : here?.target
  if (end === target || end === canonicalAddress(target)) return 'same'
  return { field: 'source', refused: `This old address is redirected already${end ? `, to ${end}` : ''}.` }
}

async function add(context: AdminContext, { source, target: typed }: Redirect): Promise<Outcome> {
  // The database follows a path to its end, and to a post whose address changes.
  const stored = storedTarget(typed, siteUrl())
  if ('refused' in stored) return { field: 'target', ...stored }
  const redirect = { source, ...stored }
  // The page shows for every spelling, and the database stores the canonical one.
  if (await isShown(context, canonicalPath(source)))
    return { field: 'source', refused: 'A page of the site is at this address.' }
  if (!isFollowed(source)) return NOT_POSSIBLE
  try {
    rowsOf(await context.supabase.from('redirects').insert(redirect).select('id'))
    return 'added'
  } catch (error) {
    if (isTaken(error)) return takenOutcome(context, redirect)
    const refusal = refusalOf(error)
    if (refusal === null) throw error
    return refusal
  }
}

/** Adds redirects one by one and returns the outcome of each; a refused one does not stop the others. */
export const addRedirects = writeAction<typeof redirectsSchema, Outcome[]>(
  redirectsSchema,
  async (redirects, context) => {
    const outcomes: Outcome[] = []
    for (const redirect of redirects) outcomes.push(await add(context, redirect))
    updateTag(redirectsTag)
    return done(outcomes)
  },
  () => 'The redirects could not be saved. Please try again.',
  { right: 'redirects' },
)

export const deleteRedirect = writeAction(
  z.uuid(),
  async (id, { supabase }) => {
    rowsOf(await supabase.from('redirects').delete().eq('id', id).select('id'))
    updateTag(redirectsTag)
  },
  () => 'The redirect could not be deleted. Please try again.',
  { right: 'redirects' },
)

/** Removes an address from the list of missing addresses until the next request for it. */
export const dismissMissing = writeAction(
  z.string().min(1).max(300),
  async (address, { supabase }) =>
    void rowsOf(await supabase.from('missing_addresses').delete().eq('address', address).select('address')),
  () => 'The address could not be removed. Please try again.',
  { right: 'redirects' },
)
