import { type BackendAccess, readAnswer } from './backend-access.ts'
import {
  checkAccess,
  checkBucket,
  checkClock,
  checkMigrations,
  checkReach,
  checkSchedule,
  checkSchema,
  checkSignIn,
  type Reference,
} from './backend.ts'
import { MIGRATIONS, newBackendKeys, openBackend } from '../backend/embedded.ts'
import { checksumsOf } from '../backend/migrate.ts'
import { type Finding, findingsAbout, isHealthy } from './finding.ts'
import { IMAGE_BUCKET } from '../../lib/images/image.ts'
import type { Database } from '../../lib/supabase/database.types.ts'

/** The state that supabase/migrations creates, as an empty database in memory reports it; `dump` has it already. */
export async function makeReference(dump?: string): Promise<Reference> {
  const backend = await openBackend({ memory: true, dump }, await newBackendKeys())
  try {
    const { rows } = await backend.connection.exec<{ rows: { access: string[]; schema: string[] }[] }>(
      'select public.access_report() as access, public.schema_report() as schema',
    )
    return { migrations: await checksumsOf(MIGRATIONS), access: rows[0]?.access ?? [], schema: rows[0]?.schema ?? [] }
  } finally {
    await backend.close()
  }
}

const { good, wrong, unknown } = findingsAbout('What strangers reach')

const CLOSED_FUNCTIONS: [name: keyof Database['public']['Functions'], body: object][] = [
  ['applied_migrations', {}],
  ['migration_checksums', {}],
  ['access_report', {}],
  ['schema_report', {}],
  ['count_posts', {}],
  ['count_messages', {}],
  ['export_messages', { p_words: [], p_box: 'inbox', p_limit: 1 }],
  ['find_posts', { p_words: [], p_limit: 1, p_offset: 0, p_sort: 'changed', p_descending: true }],
]
const CLOSED_SCHEMAS = ['private', 'auth', 'storage', 'supabase_migrations']
const JSON_HEADERS = { 'content-type': 'application/json' }

/** PostgreSQL: no privilege. PostgREST: no such table, column, function or schema for any role. */
const REFUSED = new Set(['42501', '42P01', '42703', 'PGRST106', 'PGRST202', 'PGRST204', 'PGRST205'])

type Probe = { what: string; path: string; init?: RequestInit }

/** Everything in `public` that the migrations do not let a stranger read: whole tables, and columns of the others. */
function closedReads({ access, schema }: Reference): { what: string; table: string; column: string }[] {
  const grants = access.flatMap((line) => [...line.matchAll(/^anon may SELECT(?:\((.*)\))? on (\w+)$/g)])
  const open = new Map(grants.map(([, columns, table]) => [table, columns?.split(',')]))
  const columns = schema.flatMap((line) => [...line.matchAll(/^column public\.(\w+)\.(\w+):/g)])
  const closed = [...new Set(columns.map(([, table = '']) => table))].filter((table) => !open.has(table))
  return [
    ...closed.map((table) => ({ what: table, table, column: '*' })),
    ...columns.flatMap(([, table = '', column = '']) =>
      open.get(table)?.includes(column) === false ? [{ what: `${column} of ${table}`, table, column }] : [],
    ),
  ]
}

const probes = (reference: Reference): Probe[] => [
  ...closedReads(reference).map(({ what, table, column }) => ({
    what: `read ${what}`,
    path: `/rest/v1/${table}?select=${column}&limit=1`,
  })),
  ...CLOSED_FUNCTIONS.map(([name, body]) => ({
    what: `call ${name}`,
    path: `/rest/v1/rpc/${name}`,
    init: { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(body) },
  })),
  ...CLOSED_SCHEMAS.map((name) => ({
    what: `ask the schema ${name}`,
    path: '/rest/v1/admins?select=*&limit=1',
    init: { headers: { 'accept-profile': name } },
  })),
]

async function checkDrafts({ asStranger, service }: BackendAccess): Promise<Finding[]> {
  const hidden = await service
    .from('blog_posts')
    .select('id')
    .or(`status.eq.draft,deleted_at.not.is.null,published_at.gt.${new Date().toISOString()}`)
    .limit(50)
  if (hidden.error) return [unknown('Whether drafts are hidden: the posts could not be read.')]
  if (hidden.data.length === 0) return [good('There is no draft to hide.')]
  const ids = hidden.data.map(({ id }) => id).join()
  const { status, body } = await readAnswer(await asStranger(`/rest/v1/blog_posts?select=id,title&id=in.(${ids})`))
  if (status !== 200 || !Array.isArray(body))
    return [unknown(`Whether drafts are hidden: the backend answers ${status}.`)]
  if (body.length === 0) return [good('Drafts, scheduled posts and the bin are hidden.')]
  return [
    wrong(
      `Strangers see ${body.length} posts that are drafts, not due, or in the bin.`,
      'A policy on blog_posts is too wide.',
    ),
  ]
}

async function checkStorage({ asStranger }: BackendAccess): Promise<Finding[]> {
  const { status, body } = await readAnswer(
    await asStranger(`/storage/v1/object/list/${IMAGE_BUCKET}`, {
      method: 'POST',
      headers: JSON_HEADERS,
      body: '{"prefix":"","limit":1}',
    }),
  )
  if (status === 200 && Array.isArray(body) && body.length > 0)
    return [wrong('Strangers can list every picture, those of drafts too.', 'A policy on storage.objects is too wide.')]
  return []
}

/** Requests everything that the publishable key must be refused. Changes nothing. */
async function checkStrangers(access: BackendAccess, reference: Reference): Promise<Finding[]> {
  const found: Finding[] = []
  const all = probes(reference)
  for (const { what, path, init } of all) {
    const { status, refusal } = await readAnswer(await access.asStranger(path, init))
    if (status < 400)
      found.push(wrong(`Strangers may ${what}.`, 'npm run doctor names the right above, if it can be read.'))
    else if (status >= 500 || !REFUSED.has(refusal.code ?? ''))
      found.push(unknown(`Whether strangers may ${what}: the backend answers ${status} ${refusal.code ?? ''}`.trim()))
  }
  found.push(...(await checkStorage(access)))
  if (found.length === 0) found.push(good(`${all.length + 1} doors that must be closed are closed.`))
  return [...found, ...(await checkDrafts(access))]
}

/** All checks of a backend; only the first when it does not answer or refuses the keys. */
export async function examineBackend(
  access: BackendAccess,
  reference: () => Promise<Reference>,
  { now = Date.now, hasCron = false }: { now?: () => number; hasCron?: boolean } = {},
): Promise<Finding[]> {
  const reach = await checkReach(access)
  if (!isHealthy(reach)) return reach
  const expected = await reference()
  return [
    ...reach,
    ...(await checkClock(access, now)),
    ...(await checkMigrations(access, expected)),
    ...(await checkSchema(access, expected)),
    ...(await checkAccess(access, expected)),
    ...(await checkBucket(access)),
    ...(await checkSignIn(access)),
    ...(await checkSchedule(access, now, hasCron)),
    ...(await checkStrangers(access, expected)),
  ]
}
