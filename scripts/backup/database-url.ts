import { z } from 'zod'

/** The address of a hosted project's database, which the API does not show whole. Throws when it is not set. */
export function databaseUrl(): string {
  const { data, success } = z.url({ protocol: /^postgres(?:ql)?$/ }).safeParse(process.env.SUPABASE_DB_URL)
  if (success) return data
  throw new Error(
    'Set SUPABASE_DB_URL to the address of the database (Connect → Session pooler, postgresql://…): accounts and the moment ' +
      'that all rows are of cannot be had from the API.',
  )
}
