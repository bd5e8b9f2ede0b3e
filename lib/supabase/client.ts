import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from './database.types.ts'

/** A client of this site's backend, of any trust level: what it may do, its key and session decide. */
export type Client = SupabaseClient<Database>
