import { z } from 'zod'

/** The only reader of `process.env`. Each entry says what the variable is for: that is what a person is told when it is missing. */
const serverSchema = z.object({
  SUPABASE_URL: z.url().describe('the address of the Supabase project, such as https://abc.supabase.co'),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1).describe('the publishable key (sb_publishable_…) that public reads use'),
  SUPABASE_SECRET_KEY: z.string().min(1).describe('the secret key (sb_secret_…) for contact messages and sign-in attempts; server only'),
  SESSION_SECRET: z.string().min(32).describe('at least 32 random characters that sign the session cookie'),
  SITE_URL: z.url().describe('the public address of the site, such as https://flavorcraft.example'),
  CRON_SECRET: z.string().min(16).optional().describe('at least 16 characters that a cron of the host sends to /api/cron/publish; optional'),
})

const startSchema = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(3000).describe('the port that the site is served on'),
  DATA_DIR: z.string().min(1).default('.data').describe('the folder of the embedded backend’s data'),
  SUPABASE_URL: z.url().optional(),
  SITE_URL: z.url().optional(),
})

export type ServerEnv = z.infer<typeof serverSchema>
export type StartEnv = z.infer<typeof startSchema>

const present = (source: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))

/** Checks `source` against a schema; throws one Error that names each wrong variable and says what it is for. */
export function parseEnv<T extends z.ZodObject>(schema: T, source: NodeJS.ProcessEnv): z.infer<T> {
  const result = schema.safeParse(present(source))
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0])
    const purpose = schema.shape[name]?.description
    const state = source[name] ? 'is not valid' : 'is missing'
    return `  ${name} ${state}${purpose ? `: ${purpose}` : ''}`
  })
  throw new Error(`The environment is not complete (see .env.example):\n${[...new Set(lines)].join('\n')}`)
}

let cached: ServerEnv | undefined

/** The checked environment of the server. Throws on first use when a variable is missing or malformed. */
export function serverEnv(): ServerEnv {
  cached ??= parseEnv(serverSchema, process.env)
  return cached
}

/** What the start, dev and test commands need before the rest is known. */
export function startEnv(source: NodeJS.ProcessEnv = process.env): StartEnv {
  return parseEnv(startSchema, source)
}

/** `SITE_URL` without a trailing slash; all absolute addresses are built from it, never from a request header. */
export const siteUrl = (): string => serverEnv().SITE_URL.replace(/\/+$/, '')

/** Where the build goes; the end-to-end tests build beside the developer's own. */
export const distDir = (): string => process.env.NEXT_DIST_DIR || '.next'

export const isProduction = (): boolean => process.env.NODE_ENV === 'production'
export const isCi = (): boolean => Boolean(process.env.CI)
