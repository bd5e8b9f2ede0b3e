import { describe, expect, it } from 'vitest'
import { FUNCTIONS, PRIVILEGES } from './harness/access.ts'
import { openContract } from './harness/index.ts'

// New tables, functions and buckets are tested without being named here: the database lists its objects.

const contract = await openContract()
const { anon, service } = contract.clients

const REFUSED = [401, 403]

/** A request with the publishable key and no session. */
async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const { publishableKey } = contract.keys
  const headers = {
    apikey: publishableKey,
    authorization: `Bearer ${publishableKey}`,
    'content-type': 'application/json',
  }
  const text = body === undefined ? {} : { body: JSON.stringify(body) }
  return contract.backend.fetch(new Request(`http://backend.invalid${path}`, { method, headers, ...text }))
}

const statusOf = async (...request: Parameters<typeof ask>) => (await ask(...request)).status

describe('the publishable key', () => {
  it('reads whole rows of public tables only, and writes none', async () => {
    const tables = await contract.sql<{ name: string; column: string }>(`
      select c.relname as name, a.attname as column
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum = 1
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p', 'f') order by c.relname`)
    expect(tables.length).toBeGreaterThan(10)
    for (const { name, column } of tables) {
      const isPublic = PRIVILEGES[name]?.anon === 'SELECT'
      const read = await statusOf('GET', `/rest/v1/${name}?select=*&limit=1`)
      expect(isPublic ? [200] : REFUSED, `reading ${name}`).toContain(read)
      const row = { [column]: null }
      expect(REFUSED, `inserting into ${name}`).toContain(await statusOf('POST', `/rest/v1/${name}`, row))
      expect(REFUSED, `updating ${name}`).toContain(await statusOf('PATCH', `/rest/v1/${name}?${column}=is.null`, row))
      expect(REFUSED, `deleting from ${name}`).toContain(await statusOf('DELETE', `/rest/v1/${name}?${column}=is.null`))
    }
  })

  it('calls public functions only', async () => {
    const functions = await contract.sql<{ name: string; schema: string; arguments: string[] | null }>(`
      select p.proname as name, n.nspname as schema, p.proargnames[1:p.pronargs] as arguments
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'private') and p.prokind = 'f' order by p.proname`)
    expect(functions.length).toBeGreaterThan(30)
    for (const { name, schema, arguments: names } of functions) {
      if (schema === 'public' && FUNCTIONS.anon?.includes(`public.${name}`)) continue
      const status = await statusOf(
        'POST',
        `/rest/v1/rpc/${name}`,
        Object.fromEntries((names ?? []).map((key) => [key, null])),
      )
      // A function outside of the public schema has no address.
      expect([...REFUSED, 404], `calling ${schema}.${name}`).toContain(status)
    }
  })

  it('lists, stores and deletes no object of any bucket', async () => {
    const buckets = await contract.sql<{ id: string }>('select id from storage.buckets order by id')
    expect(buckets.length).toBeGreaterThan(0)
    for (const { id } of buckets) {
      const bucket = anon.storage.from(id)
      const image = { contentType: 'image/png' }
      await service.storage.from(id).upload('kept.png', new Uint8Array([1]), image)
      expect((await bucket.list()).data ?? [], `listing ${id}`).toEqual([])
      expect((await bucket.upload('new.png', new Uint8Array([1]), image)).error, `storing in ${id}`).not.toBeNull()
      await bucket.remove(['kept.png'])
      const left = await contract.sql<{ name: string }>(`select name from storage.objects where bucket_id = '${id}'`)
      expect(left, `deleting from ${id}`).toEqual([{ name: 'kept.png' }])
    }
  })
})
