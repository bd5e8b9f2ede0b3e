import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from './database.types.ts'

/** A client of the site's backend. Its key and session decide what it may do. */
export type Client = SupabaseClient<Database>
