import { z } from 'zod'

/** Other files of `app`, `components` and `lib` read `process.env` only with a reason. The description of a variable is part of the message when it is missing. */
const serverSchema = z.object({
  SUPABASE_URL: z.url().describe('the address of the Supabase project, such as https://abc.supabase.co'),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1).describe('the publishable key (sb_publishable_…) that public reads use'),
  SUPABASE_SECRET_KEY: z
    .string()
    .min(1)
    .describe('the secret key (sb_secret_…) for contact messages and sign-in attempts; server only'),
  SESSION_SECRET: z.string().min(32).describe('at least 32 random characters that sign the session cookie'),
  SITE_URL: z.url().describe('the public address of the site, such as https://flavorcraft.example'),
  CRON_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe('at least 16 characters that a cron of the host sends to /api/cron/publish; optional'),
  TRUSTED_PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .max(9)
    .default(0)
    .describe('how many proxies of your own stand before the site, each adding to X-Forwarded-For; 0 unless set'),
  LOOPBACK_ONLY: z
    .enum(['0', '1'])
    .optional()
    .describe('1 when the proxy is on the same machine: only it reaches the port of `npm start` then; optional'),
  CLIENT_ADDRESS_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,80}$/)
    .optional()
    .describe('a header with the client’s address that only the host can set; optional'),
  CACHE_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('a Valkey or Redis in which several instances share revalidated tags; optional'),
  SITE_HSTS_SUBDOMAINS: z
    .enum(['0', '1'])
    .optional()
    .describe('1 when every subdomain of the site answers on https, too: browsers then refuse http there; optional'),
  VERCEL: z.string().optional(),
})

/** Whether Next uses this project's cache handlers: `npm start` and the container set it; a host brings its own. */
export const hasOwnCache = (): boolean => process.env.CACHE_HANDLERS === 'own'

const startSchema = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(3000).describe('the port that the site is served on'),
  DATA_DIR: z.string().min(1).default('.data').describe('the folder of the embedded backend’s data'),
  SUPABASE_URL: z.url().optional(),
  SITE_URL: z.url().optional(),
})

const notificationSchema = z
  .object({
    INDEXNOW_KEY: z
      .string()
      .regex(/^[A-Za-z0-9-]{8,128}$/)
      .optional()
      .describe('8 to 128 letters, digits or hyphens of your choice: turns on IndexNow'),
    INDEXNOW_ENDPOINT: z.url().default('https://api.indexnow.org/indexnow').describe('where IndexNow notices go'),
    WEBSUB_HUB_URL: z.url().optional().describe('a WebSub hub that is told when a feed changes'),
    WEBHOOK_URL: z.url().optional().describe('an address of yours that is told of every change of a post'),
    WEBHOOK_SECRET: z.string().min(24).optional().describe('at least 24 random characters that sign the webhook'),
    REVALIDATE_SECRET: z
      .string()
      .min(24)
      .optional()
      .describe('at least 24 random characters that open POST /api/revalidate'),
  })
  .refine((env) => !env.WEBHOOK_URL || env.WEBHOOK_SECRET, { path: ['WEBHOOK_SECRET'] })

const mailSchema = z
  .object({
    SMTP_URL: z
      .url({ protocol: /^smtps?$/ })
      .optional()
      .describe(
        'the mail server, such as smtps://user:password@mail.example:465; the panel then sends replies; optional',
      ),
    MAIL_FROM: z.string().optional().describe('who mail is from, such as FlavorCraft <hello@flavorcraft.example>'),
  })
  .refine((env) => !env.SMTP_URL || env.MAIL_FROM, { path: ['MAIL_FROM'] })

const telemetrySchema = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: z.string().optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.string().optional(),
  OTEL_SDK_DISABLED: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().default('flavorcraft'),
})

/** The service name of traces; null when the environment names no collector. */
export function otelServiceName(source: NodeJS.ProcessEnv = process.env): string | null {
  const env = parseEnv(telemetrySchema, source)
  const isWanted = Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT)
  return isWanted && env.OTEL_SDK_DISABLED?.toLowerCase() !== 'true' ? env.OTEL_SERVICE_NAME : null
}

type NotificationEnv = z.infer<typeof notificationSchema>
type ServerEnv = z.infer<typeof serverSchema>

const present = (source: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))

const problemsOf = (schema: z.ZodObject, source: NodeJS.ProcessEnv, { issues }: z.ZodError): string[] =>
  issues.map((issue) => {
    const name = String(issue.path[0])
    const purpose = schema.shape[name]?.description
    const state = source[name] ? 'is not valid' : 'is missing'
    return `${name} ${state}${purpose ? `: ${purpose}` : ''}`
  })

const incomplete = (problems: string[]): Error =>
  new Error(
    `The environment is not complete (see .env.example):\n${[...new Set(problems)].map((line) => `  ${line}`).join('\n')}`,
  )

/** Checks `source` against a schema; throws one Error that names each wrong variable and says what it is for. */
export function parseEnv<T extends z.ZodObject>(schema: T, source: NodeJS.ProcessEnv): z.infer<T> {
  const result = schema.safeParse(present(source))
  if (result.success) return result.data
  throw incomplete(problemsOf(schema, source, result.error))
}

/** The problems of a serving site's environment, a sentence each. */
export const environmentProblems = (source: NodeJS.ProcessEnv): string[] =>
  [serverSchema, notificationSchema, mailSchema].flatMap((schema) => {
    const { error } = schema.safeParse(present(source))
    return error ? problemsOf(schema, source, error) : []
  })

/** Throws one Error that names every problem. */
export function checkEnvironment(source: NodeJS.ProcessEnv = process.env): void {
  const problems = environmentProblems(source)
  if (problems.length > 0) throw incomplete(problems)
}

/** The mail server and the sender; null when none is configured. */
export function mailSettings(): { server: string; from: string } | null {
  const { SMTP_URL, MAIL_FROM } = parseEnv(mailSchema, process.env)
  return SMTP_URL && MAIL_FROM ? { server: SMTP_URL, from: MAIL_FROM } : null
}

let cached: ServerEnv | undefined

/** The checked environment of the server. Throws on first use when a variable is missing or malformed. */
export function serverEnv(): ServerEnv {
  cached ??= parseEnv(serverSchema, process.env)
  return cached
}

/** The settings behind the headers of a build. The environment may be incomplete, since linters read next.config.ts. */
export const transportSettings = () => ({
  siteUrl: process.env.SITE_URL ?? '',
  hasSecureSubdomains: process.env.SITE_HSTS_SUBDOMAINS === '1',
})

/** The address of the Valkey or Redis that instances share; null when there is one instance. */
export const cacheUrl = (): string | null =>
  parseEnv(serverSchema.pick({ CACHE_URL: true }), process.env).CACHE_URL ?? null

let cachedNotices: NotificationEnv | undefined

/** The receivers of change notifications; none unless the environment names them. */
export function notificationEnv(): NotificationEnv {
  cachedNotices ??= parseEnv(notificationSchema, process.env)
  return cachedNotices
}

/** The WebSub hub that the feeds name; null when there is none. */
export const websubHub = (): string | null => notificationEnv().WEBSUB_HUB_URL ?? null

/** The variables that the start, dev and test commands need first. */
export const startEnv = (source: NodeJS.ProcessEnv = process.env) => parseEnv(startSchema, source)

/** `SITE_URL` without a trailing slash; all absolute addresses are built from it, never from a request header. */
export const siteUrl = (): string => serverEnv().SITE_URL.replace(/(?<!\/)\/+$/, '')

/** The build folder; the end-to-end tests use their own. */
export const distDir = (): string => process.env.NEXT_DIST_DIR || '.next'

/** The checksums of the migrations that the code of this build expects (next.config.ts), as JSON. */
export const expectedMigrations = (): string => process.env.MIGRATION_CHECKSUMS ?? '{}'

/** Whether a build renders pages (next.config.ts). */
export const isBuilding = (): boolean => process.env.RENDERS_BUILD === '1'

export const isProduction = (): boolean => process.env.NODE_ENV === 'production'
