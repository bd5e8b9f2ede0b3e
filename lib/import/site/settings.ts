import { lacking, type Right } from '../../auth/rights.ts'
import { readFields } from '../../settings/form.ts'
import { type Client, fail } from '../store.ts'
import type { SiteSettings } from './files.ts'

const byName = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** The settings of the site as an export holds them. */
export async function readSettings(client: Client): Promise<SiteSettings> {
  const [contact, replies, topics, synonyms, site] = await Promise.all([
    client.from('contact_settings').select('retention_months').maybeSingle(),
    client.from('saved_replies').select('name, body'),
    client.from('topic_texts').select('slug, description').order('slug').limit(1000),
    client.from('search_synonyms').select('words'),
    client.from('site_settings').select('fields').maybeSingle(),
  ])
  for (const { error } of [contact, replies, topics, synonyms, site]) fail('The settings could not be read', error)
  const texts = (topics.data ?? []).sort((a, b) => byName(a.slug, b.slug))
  return {
    site: readFields(site.data?.fields).fields,
    messages: { retentionMonths: contact.data?.retention_months ?? 12 },
    savedReplies: (replies.data ?? []).sort((a, b) => byName(a.name, b.name)),
    synonyms: (synonyms.data ?? []).map(({ words }) => words).sort((a, b) => byName(a.join(), b.join())),
    ...(texts.length > 0 && { topics: texts }),
  }
}

type Step = {
  what: string
  right: Right
  /** What the database says; no row, or false, when a policy hid the row from the caller. */
  write: () => PromiseLike<{ data: unknown; error: { code: string; message: string } | null }>
}

const MERGE = { ignoreDuplicates: true } as const

/** The writes of an export's settings, each with the right that it needs. A site has some words of its own: they stay. */
function stepsOf(client: Client, settings: SiteSettings, now: SiteSettings): Step[] {
  const { savedReplies, synonyms, messages, topics = [], site } = settings
  const rows = synonyms.map((words) => ({ words }))
  const steps: (Step & { isNeeded: boolean })[] = [
    {
      what: 'The saved replies',
      right: 'messages',
      isNeeded: savedReplies.length > 0,
      write: () => client.from('saved_replies').upsert(savedReplies, { ...MERGE, onConflict: 'name' }),
    },
    {
      what: 'The words that mean the same',
      right: 'edit_all',
      isNeeded: rows.length > 0,
      write: () => client.from('search_synonyms').upsert(rows, { ...MERGE, onConflict: 'words' }),
    },
    {
      what: 'The descriptions of topics',
      right: 'publish_all',
      isNeeded: topics.length > 0,
      write: () => client.rpc('restore_topic_texts', { p_json: JSON.stringify(topics) }),
    },
    {
      what: 'How long messages are kept',
      right: 'retention',
      isNeeded: messages.retentionMonths !== now.messages.retentionMonths,
      write: () =>
        client
          .from('contact_settings')
          .update({ retention_months: messages.retentionMonths })
          .eq('id', true)
          .select('retention_months'),
    },
    {
      what: 'What the site says about its owner',
      right: 'settings',
      isNeeded: site !== undefined,
      write: () =>
        client
          .from('site_settings')
          .update({ fields: readFields(site).fields })
          .eq('id', true)
          .select('fields'),
    },
  ]
  return steps.filter(({ isNeeded }) => isNeeded)
}

/** Whether the database refused a write because the account lacks a right. */
export const lacksRight = (error: { code: string; message: string } | null): boolean =>
  error !== null && (error.code === '42501' || error.message.includes('row-level security'))

/** Takes the settings of an export over; resolves to what the account may not change, in sentences. */
export async function writeSettings(client: Client, settings: SiteSettings): Promise<string[]> {
  const refused: string[] = []
  for (const { what, right, write } of stepsOf(client, settings, await readSettings(client))) {
    const { data, error } = await write()
    const isHidden = data === false || (Array.isArray(data) && data.length === 0)
    if (lacksRight(error) || isHidden) refused.push(`${what}: ${lacking(right)}`)
    else fail(`${what} could not be stored`, error)
  }
  return refused
}
