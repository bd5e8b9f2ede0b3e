import 'server-only'
import type { StoredSettings } from './fields'
import { readFields } from './form'
import { rowsOf } from '@/lib/supabase/backend-error'
import type { Client } from '@/lib/supabase/client'

export type Settings = { fields: StoredSettings; version: number; updatedAt: string; updatedBy: string | null }

export async function readSettings(supabase: Client): Promise<Settings> {
  const row = rowsOf(await supabase.from('site_settings').select('fields, version, updated_at, updated_by').single())
  const { version, updated_at: updatedAt, updated_by: updatedBy } = row
  return { fields: readFields(row.fields).fields, version, updatedAt, updatedBy }
}

/** Whether the picture of a logo is stored, perhaps in the bin: the save of the logo takes it out. */
export async function isLogoStored(supabase: Client, logo: string): Promise<boolean> {
  const path = logo.replace('/media/', '')
  return rowsOf(await supabase.from('images').select('path').eq('path', path).maybeSingle()) !== null
}

/** Stores settings over `version`; null when another save came first, or the right is missing. */
export async function writeSettings(supabase: Client, fields: StoredSettings, version: number): Promise<number | null> {
  const rows = rowsOf(await supabase.from('site_settings').update({ fields }).eq('version', version).select('version'))
  return rows[0]?.version ?? null
}
