'use server'

import { refresh, updateTag } from 'next/cache'
import { z } from 'zod'
import { redirectsSchema } from '@/lib/redirects/schema'
import { adminAction, type AdminContext } from '@/lib/action'
import { done } from '@/lib/action-result'
import { redirectsTag } from '@/lib/posts/cache'
import { findSitePage } from './site-pages'
import { getSite } from '@/lib/settings/get-site'
import { BackendError, isTaken, rowsOf } from '@/lib/supabase/backend-error'

/** Why the database refuses a redirect, in words for an editor; null for what is no refusal of its own. */
function refusalOf(error: unknown): string | null {
  if (isTaken(error)) return 'This old address is redirected already.'
  // The embedded backend answers 500 where hosted Supabase answers 400: the words decide.
  if (!(error instanceof BackendError)) return null
  if (error.words.includes('lead to itself')) return 'This redirect would lead back to itself.'
  return error.words.includes('violates check constraint')
    ? 'This address is one of the panel or cannot be redirected.'
    : null
}

/** Whether the site shows a page or a post at an address: it would go on to, and redirects that lead there would not. */
async function isShown({ supabase }: AdminContext, address: string): Promise<boolean> {
  if (findSitePage(await getSite(), address)) return true
  const slug = /^\/blog\/([^/?]+)$/.exec(address)?.[1]
  if (slug === undefined) return false
  return (
    rowsOf(await supabase.from('blog_posts').select('id').eq('slug', slug).eq('released', true).maybeSingle()) !== null
  )
}

async function add(context: AdminContext, redirect: { source: string; target: string }): Promise<string | null> {
  if (await isShown(context, redirect.source)) return 'A page of the site is at this address.'
  const { supabase } = context
  try {
    rowsOf(await supabase.from('redirects').insert(redirect).select('id'))
    return null
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === null) throw error
    return refusal
  }
}

export type Added = { added: number; refused: { source: string; reason: string }[] }

/** Adds redirects one by one; those that the database refuses are named and the rest goes on. */
export const addRedirects = adminAction<typeof redirectsSchema, Added>(
  redirectsSchema,
  async (redirects, context) => {
    const refused: Added['refused'] = []
    for (const redirect of redirects) {
      const reason = await add(context, redirect)
      if (reason !== null) refused.push({ source: redirect.source, reason })
    }
    updateTag(redirectsTag)
    refresh()
    return done({ added: redirects.length - refused.length, refused })
  },
  () => 'The redirects could not be saved. Please try again.',
  { right: 'redirects' },
)

/** Takes a redirect away. */
export const deleteRedirect = adminAction<z.ZodUUID, undefined>(
  z.uuid(),
  async (id, { supabase }) => {
    rowsOf(await supabase.from('redirects').delete().eq('id', id).select('id'))
    updateTag(redirectsTag)
    refresh()
    return done(undefined)
  },
  () => 'The redirect could not be deleted. Please try again.',
  { right: 'redirects' },
)

const addressSchema = z.string().min(1).max(300)

/** Takes an address off the list of those that were not found, until it is asked for again. */
export const dismissMissing = adminAction<typeof addressSchema, undefined>(
  addressSchema,
  async (address, { supabase }) => {
    rowsOf(await supabase.from('missing_addresses').delete().eq('address', address).select('address'))
    refresh()
    return done(undefined)
  },
  () => 'The address could not be removed. Please try again.',
  { right: 'redirects' },
)
