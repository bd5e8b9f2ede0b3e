import 'server-only'
import type { StoredSettings } from './fields'
import { readFields } from './form'
import { rowsOf } from '@/lib/supabase/backend-error'
import type { RequestClient } from '@/lib/supabase/request'

export type Settings = { fields: StoredSettings; version: number; updatedAt: string; updatedBy: string | null }

export async function readSettings(supabase: RequestClient): Promise<Settings> {
  const row = rowsOf(await supabase.from('site_settings').select('fields, version, updated_at, updated_by').single())
  const { version, updated_at: updatedAt, updated_by: updatedBy } = row
  return { fields: readFields(row.fields).fields, version, updatedAt, updatedBy }
}

/** Stores settings over `version`; null when another save came first, or the right is missing. */
export async function writeSettings(
  supabase: RequestClient,
  fields: StoredSettings,
  version: number,
): Promise<number | null> {
  const rows = rowsOf(await supabase.from('site_settings').update({ fields }).eq('version', version).select('version'))
  return rows[0]?.version ?? null
}
