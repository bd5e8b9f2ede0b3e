import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { readFields } from './form'
import { logWarning } from '@/lib/log'
import { type Site, site as defaultSite, siteOf } from '@/lib/site'
import { rowsOf } from '@/lib/supabase/backend-error'
import { publicClient } from '@/lib/supabase/public'

export const siteSettingsTag = 'site-settings'

/** Pages made without the stored settings are renewed at the first request after a minute. */
const RETRY = { stale: 60, revalidate: 60, expire: 31_536_000 }

/** The stored values as JSON. */
async function readStored(): Promise<string> {
  'use cache'
  cacheTag(siteSettingsTag)
  try {
    const [row] = rowsOf(await publicClient().from('site_settings').select('fields').limit(1))
    const { fields, broken } = readFields(row?.fields)
    cacheLife('max')
    if (broken.length > 0) logWarning('settings', 'Stored settings are not valid: the defaults stand in', { broken })
    return JSON.stringify(fields)
  } catch (error) {
    // A database of an earlier release has no such table, and a build may have no database.
    cacheLife(RETRY)
    logWarning('settings', `The settings cannot be read: ${error instanceof Error ? error.message : 'unknown'}`)
    return '{}'
  }
}

let latest = { stored: '{}', site: defaultSite }

/**
 * The site with its owner's texts, for every page and output that shows them. It adds the tag of the settings to its
 * caller's page. It returns one object until the settings change, so that `perSite` calls its function once.
 */
export async function getSite(): Promise<Site> {
  const stored = await readStored()
  if (latest.stored !== stored) latest = { stored, site: siteOf(readFields(JSON.parse(stored)).fields) }
  return latest.site
}
