import type { PostgrestSingleResponse } from '@supabase/supabase-js'
import { missingRightMessage, type Right } from '../../auth/rights.ts'
import { readFields } from '../../settings/form.ts'
import { isRefused, rowsOf } from '../../supabase/backend-error.ts'
import type { Client } from '../../supabase/client.ts'
import type { SiteSettings } from './files.ts'

/** Sorts by code units, for the same order in every database. */
export const byName = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** The settings of the site in the form of an export. */
export async function readSettings(client: Client): Promise<SiteSettings> {
  const site = rowsOf(await client.from('site_settings').select('fields').maybeSingle())
  const contact = rowsOf(await client.from('contact_settings').select('retention_months').maybeSingle())
  const replies = rowsOf(await client.from('saved_replies').select('name, body'))
  const synonyms = rowsOf(await client.from('search_synonyms').select('words'))
  const topics = rowsOf(await client.from('topic_texts').select('slug, description').order('slug').limit(1000))
  return {
    site: readFields(site?.fields).fields,
    messages: { retentionMonths: contact?.retention_months ?? 12 },
    savedReplies: replies.sort((a, b) => byName(a.name, b.name)),
    synonyms: synonyms.map(({ words }) => words).sort((a, b) => byName(a.join(), b.join())),
    ...(topics.length > 0 && { topics: topics.sort((a, b) => byName(a.slug, b.slug)) }),
  }
}

type Step = {
  what: string
  right: Right
  /** Resolves to no row, or false, when a policy hides the row from the caller. */
  write: () => PromiseLike<PostgrestSingleResponse<unknown>>
}

const MERGE = { ignoreDuplicates: true } as const

/** The writes of an export's settings, each with the right that it needs. Existing replies and synonyms stay. */
function stepsOf(client: Client, settings: SiteSettings, now: SiteSettings): Step[] {
  const { savedReplies, synonyms, messages, topics = [], site } = settings
  const rows = synonyms.map((words) => ({ words }))
  const steps: (Step | false)[] = [
    savedReplies.length > 0 && {
      what: 'The saved replies',
      right: 'messages',
      write: () => client.from('saved_replies').upsert(savedReplies, { ...MERGE, onConflict: 'name' }),
    },
    rows.length > 0 && {
      what: 'The words that mean the same',
      right: 'edit_all',
      write: () => client.from('search_synonyms').upsert(rows, { ...MERGE, onConflict: 'words' }),
    },
    topics.length > 0 && {
      what: 'The descriptions of topics',
      right: 'publish_all',
      write: () => client.rpc('restore_topic_texts', { p_json: JSON.stringify(topics) }),
    },
    messages.retentionMonths !== now.messages.retentionMonths && {
      what: 'How long messages are kept',
      right: 'retention',
      write: () =>
        client
          .from('contact_settings')
          .update({ retention_months: messages.retentionMonths })
          .eq('id', true)
          .select('retention_months'),
    },
    site !== undefined && {
      what: 'What the site says about its owner',
      right: 'settings',
      write: () =>
        client
          .from('site_settings')
          .update({ fields: readFields(site).fields })
          .eq('id', true)
          .select('fields'),
    },
  ]
  return steps.filter((step) => step !== false)
}

/** Runs a write. False when the account lacks the right. */
async function isWritten(write: Step['write']): Promise<boolean> {
  try {
    const data = rowsOf(await write())
    return data !== false && !(Array.isArray(data) && data.length === 0)
  } catch (error) {
    if (isRefused(error)) return false
    throw error
  }
}

/** Writes the settings of an export. Resolves to a sentence for each part that the account may not change. */
export async function writeSettings(client: Client, settings: SiteSettings): Promise<string[]> {
  const refused: string[] = []
  for (const { what, right, write } of stepsOf(client, settings, await readSettings(client)))
    if (!(await isWritten(write))) refused.push(`${what}: ${missingRightMessage(right)}`)
  return refused
}
