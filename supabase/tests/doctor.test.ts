import { beforeAll, describe, expect, inject, it } from 'vitest'
import { accessTo } from '../../scripts/doctor/backend-access.ts'
import { checkSchedule } from '../../scripts/doctor/backend.ts'
import { examineBackend, makeReference } from '../../scripts/doctor/examine.ts'
import type { Finding } from '../../scripts/doctor/finding.ts'
import { freePort } from '../../scripts/local-server/ports.ts'
import { openContract } from './harness/index.ts'
import { storedPost } from './harness/rows.ts'

const contract = await openContract()
const { service } = contract.clients

let reference: Awaited<ReturnType<typeof makeReference>>
// A server is compared with the doctor's own reference, as a hosted project is; on PGlite that would be the same dump.
beforeAll(async () => {
  reference = await makeReference(process.env.TEST_POSTGRES_URL ? undefined : inject('migrated'))
})

type Change = {
  publishableKey?: string
  secretKey?: string
  now?: () => number
  hasCron?: boolean
}

/** The doctor's access to this file's backend, over HTTP. */
function accessWith(keys: Pick<Change, 'publishableKey' | 'secretKey'> = {}) {
  const ask: typeof fetch = async (input, init) => {
    const answer = await contract.backend.fetch(new Request(input, init))
    const headers = new Headers(answer.headers)
    headers.set('date', new Date().toUTCString())
    return new Response(answer.status === 204 ? null : await answer.arrayBuffer(), { status: answer.status, headers })
  }
  const { publishableKey, secretKey } = contract.keys
  return accessTo({ url: 'http://backend.invalid', publishableKey, secretKey, fetch: ask, ...keys })
}

const examine = ({ now, hasCron, ...keys }: Change = {}): Promise<Finding[]> =>
  examineBackend(accessWith(keys), async () => reference, { now, hasCron })

const wrongOf = (findings: Finding[]) => findings.filter(({ state }) => state === 'wrong').map(({ says }) => says)
const allOf = (findings: Finding[]) => findings.map(({ says }) => says)

type Fault = [what: string, sql: string, mend: string, says: RegExp[]]

/** Faults, their repairs and the expected findings. One examination finds all faults of a round, which hide none of each other. */
const ROUNDS: Fault[][] = [
  [
    [
      'a migration is missing',
      `create temp table history as select * from supabase_migrations.schema_migrations where version = '20261122201300';
       delete from supabase_migrations.schema_migrations where version = '20261122201300'`,
      'insert into supabase_migrations.schema_migrations select * from history; drop table history',
      [/^1 missing: 20261122201300\.$/],
    ],
    [
      'an older migration was applied with another text',
      `create temp table former as select * from supabase_migrations.schema_migrations where version = '20261122200300';
       update supabase_migrations.schema_migrations set statements = array_append(statements, 'select 1') where version = '20261122200300'`,
      `update supabase_migrations.schema_migrations s set statements = former.statements from former
       where s.version = former.version; drop table former`,
      [/^1 applied with other statements than the files have: 20261122200300\.$/],
    ],
    [
      'a function was changed by hand',
      `alter function private.slugify(text) rename to slugify_before;
       create function private.slugify(p_text text) returns text language sql immutable as 'select p_text'`,
      'drop function private.slugify(text); alter function private.slugify_before(text) rename to slugify',
      [/^Missing or changed: function private\.slugify\(text\): text, [0-9a-f]{32}$/],
    ],
    [
      'messages are open to read',
      'grant select on public.contact_messages to anon; create policy open on public.contact_messages for select to anon using (true)',
      'revoke select on public.contact_messages from anon; drop policy open on public.contact_messages',
      [/^Strangers may read contact_messages\.$/, /Not in the migrations: anon may SELECT on contact_messages/],
    ],
    [
      'the log is open to read',
      'grant select on public.audit_log to anon',
      'revoke select on public.audit_log from anon',
      [/^Strangers may read audit_log\.$/],
    ],
    [
      'row-level security is off',
      'alter table public.admins disable row level security; grant select on public.admins to anon',
      'alter table public.admins enable row level security; revoke select on public.admins from anon',
      [/^Strangers may read admins\.$/, /row-level security is off on admins/],
    ],
    [
      'a private column of posts is open',
      'grant select (status) on public.blog_posts to anon',
      'revoke select (status) on public.blog_posts from anon',
      [/^Strangers may read status of blog_posts\.$/],
    ],
    [
      'drafts are shown',
      'create policy open on public.blog_posts for select to anon using (true)',
      'drop policy open on public.blog_posts',
      [/^Strangers see 1 posts that are drafts, not due, or in the bin\.$/, /Not in the migrations: policy "open"/],
    ],
    [
      'strangers may write',
      'grant delete on public.images to anon',
      'revoke delete on public.images from anon',
      [/Not in the migrations: anon may DELETE on images/],
    ],
    [
      'a function of the server is open',
      'grant execute on function public.export_messages(text[], text, integer, timestamptz, uuid) to anon',
      'revoke execute on function public.export_messages(text[], text, integer, timestamptz, uuid) from anon',
      [/Not in the migrations: anon may call the function (?:public\.)?export_messages/],
    ],
    [
      'the bucket is private',
      `update storage.buckets set public = false where id = 'blog-images'`,
      `update storage.buckets set public = true where id = 'blog-images'`,
      [/blog-images is private/],
    ],
    [
      'the bucket takes anything',
      `update storage.buckets set allowed_mime_types = null, file_size_limit = null where id = 'blog-images'`,
      `update storage.buckets set allowed_mime_types = array['image/jpeg', 'image/png', 'image/webp'], file_size_limit = 10485760 where id = 'blog-images'`,
      [/takes files of any bytes/, /takes other types of files/],
    ],
    [
      'pictures can be listed',
      `create policy open on storage.objects for select to anon using (bucket_id = 'blog-images')`,
      'drop policy open on storage.objects',
      [/Strangers can list every picture/, /Not in the migrations: policy "open" on storage.objects/],
    ],
  ],
  [
    [
      'a right of readers is gone',
      'revoke select (title) on public.blog_posts from anon',
      'grant select (title) on public.blog_posts to anon',
      [/^Missing: anon may SELECT\(.*title.*\) on blog_posts$/],
    ],
    [
      'there is no bucket',
      `create temp table bucket as select * from storage.buckets; delete from storage.objects; delete from storage.buckets`,
      'insert into storage.buckets select * from bucket; drop table bucket',
      [/The bucket blog-images is not there/],
    ],
  ],
]

describe.each(ROUNDS)('the doctor', (...faults) => {
  let wrong: string[] = []
  beforeAll(async () => {
    await storedPost(service, { status: 'draft' })
    await service.storage
      .from('blog-images')
      .upload('doctor.png', new Uint8Array([1]), { contentType: 'image/png', upsert: true })
    for (const [, sql] of faults) await contract.sql(sql)
    wrong = wrongOf(await examine())
    for (const [, , mend] of faults) await contract.sql(mend)
  })

  it.each(faults)('says that %s', (_what, _sql, _mend, says) => {
    for (const each of says) expect(wrong).toContainEqual(expect.stringMatching(each))
  })
})

describe('the doctor', () => {
  // After the faults, so that this also checks every repair.
  it('finds nothing wrong with a migrated backend', async () => {
    await storedPost(service, { status: 'draft' })
    const found = await examine()
    expect(found.filter(({ state }) => state === 'wrong' || state === 'unknown')).toEqual([])
    expect(allOf(found)).toContain('Drafts, scheduled posts and the bin are hidden.')
  })

  it('reports the last run of the schedule and a missing cron', async () => {
    const about = async (hasCron = false) =>
      (await checkSchedule(accessWith(), Date.now, hasCron)).map(({ state, says }) => [state, says])
    await contract.sql('delete from public.job_runs')
    expect(await about()).toEqual([['note', 'It has never run.']])
    expect(await about(true)).toEqual([['wrong', 'It has never run.']])
    await contract.sql(`insert into public.job_runs values ('publish', now() - interval '5 hours')`)
    expect(await about(true)).toEqual([['good', 'It ran 5 hours ago.']])
    await contract.sql(`update public.job_runs set ran_at = now() - interval '3 days'`)
    expect(await about()).toEqual([['good', 'It ran 72 hours ago.']])
    expect(await about(true)).toEqual([['wrong', 'It ran 72 hours ago.']])
    expect(wrongOf(await examine({ hasCron: true }))).toEqual(['It ran 72 hours ago.'])
    await contract.sql('delete from public.job_runs')
  })

  it('distinguishes a newer database from an older one', async () => {
    await contract.sql(
      `insert into supabase_migrations.schema_migrations (version, name) values ('20991231235959', 'later')`,
    )
    const found = await examine()
    await contract.sql(`delete from supabase_migrations.schema_migrations where version = '20991231235959'`)
    expect(found).toContainEqual(
      expect.objectContaining({ state: 'note', says: '1 that this version does not know: 20991231235959.' }),
    )
  })

  it.each<[string, Change, RegExp]>([
    [
      'the publishable key is of another project',
      { publishableKey: 'sb_publishable_other' },
      /refuses SUPABASE_PUBLISHABLE_KEY/,
    ],
    ['the secret key is of another project', { secretKey: 'sb_secret_other' }, /refuses SUPABASE_SECRET_KEY/],
    ['the clocks differ', { now: () => Date.now() + 3_600_000 }, /clocks? .*are 36\d\d seconds apart/],
  ])('says that %s', async (_what, change, says) => {
    expect(wrongOf(await examine(change))).toContainEqual(expect.stringMatching(says))
  })

  it('reports a secret key without its rights', async () => {
    const { publishableKey } = contract.keys
    expect(wrongOf(await examine({ secretKey: publishableKey }))).toEqual([
      'SUPABASE_SECRET_KEY opens no more than a stranger’s key.',
    ])
  })

  it('reports an unreachable backend', async () => {
    const url = `http://127.0.0.1:${await freePort(0)}`
    const access = accessTo({ url, publishableKey: 'a', secretKey: 'b' })
    expect(wrongOf(await examineBackend(access, async () => reference))).toEqual([
      `${url} cannot be reached: no server listens there.`,
    ])
  })
})
