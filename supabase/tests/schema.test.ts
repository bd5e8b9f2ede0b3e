import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Constants } from '../../lib/supabase/database.types.ts'
import { POST_TYPES } from '../../lib/posts/schema.ts'
import { readCatalog } from '../../scripts/database-types/catalog.ts'
import { renderTypes } from '../../scripts/database-types/render.ts'
import { FUNCTIONS, PRIVILEGES } from './harness/access.ts'
import { openContract } from './harness/index.ts'

const contract = openContract()

const PRIVILEGE_QUERY = `
  select relation, grantee, string_agg(privilege, ' ' order by privilege) as privileges from (
    select c.relname as relation, a.grantee::regrole::text as grantee, a.privilege_type as privilege
    from pg_class c, aclexplode(c.relacl) a
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p')
    union all
    select c.relname, a.grantee::regrole::text,
      a.privilege_type || '(' || string_agg(t.attname, ',' order by t.attname) || ')'
    from pg_class c join pg_attribute t on t.attrelid = c.oid, aclexplode(t.attacl) a
    where c.relnamespace = 'public'::regnamespace
    group by c.relname, a.grantee, a.privilege_type
  ) found where grantee in ('anon', 'authenticated') group by relation, grantee
`

describe('the schema public', () => {
  it('has row-level security on every table', async () => {
    const tables = await contract.sql<{ name: string; secured: boolean }>(
      `select relname as name, relrowsecurity as secured from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`,
    )
    expect(tables.map(({ name }) => name)).toEqual(Object.keys(PRIVILEGES))
    expect(tables.filter(({ secured }) => !secured)).toEqual([])
  })

  it('has no view, which would read with the rights of its owner', async () => {
    expect(
      await contract.sql(
        `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')`,
      ),
    ).toEqual([])
  })

  it('grants the roles of the API exactly what they need', async () => {
    // The backend prepares itself on the first request; the privileges must outlast it.
    await contract.clients.anon.from('blog_posts').select('id').limit(1)
    const rows = await contract.sql<{ relation: string; grantee: string; privileges: string }>(PRIVILEGE_QUERY)
    const found = Object.fromEntries(
      Object.keys(PRIVILEGES).map((relation) => [relation, {} as Record<string, string>]),
    )
    for (const { relation, grantee, privileges } of rows)
      found[relation] = { ...found[relation], [grantee]: privileges }
    expect(found).toEqual(PRIVILEGES)
  })

  it.each(['anon', 'authenticated', 'service_role'] as const)(
    'lets %s call the functions of the list and no other',
    async (role) => {
      const open = await contract.sql<{ name: string }>(`
      select distinct proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and has_function_privilege('${role}', oid, 'execute') order by proname
    `)
      expect(open.map(({ name }) => name)).toEqual([...FUNCTIONS[role]].sort())
    },
  )

  it('pins the search path of every function, so that no other schema can slip a name in', async () => {
    const open = await contract.sql(`
      select p.oid::regprocedure::text from pg_proc p
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and not coalesce(p.proconfig && array['search_path=""', 'search_path='], false)
    `)
    expect(open).toEqual([])
  })

  it('knows the same enum values as the code', async () => {
    const enums = await contract.sql<{ name: string; values: string[] }>(`
      select t.typname as name, array_agg(e.enumlabel::text order by e.enumsortorder) as values
      from pg_type t join pg_enum e on e.enumtypid = t.oid where t.typnamespace = 'public'::regnamespace group by t.typname
    `)
    expect(Object.fromEntries(enums.map(({ name, values }) => [name, values]))).toMatchObject({
      admin_role: ['admin', 'intern'],
      post_status: ['draft', 'scheduled', 'published'],
      post_type: [...POST_TYPES],
    })
    expect(Constants.public.Enums).toEqual(Object.fromEntries(enums.map(({ name, values }) => [name, values])))
  })

  it('is what lib/supabase/database.types.ts says', async () => {
    const file = path.join(import.meta.dirname, '../../lib/supabase/database.types.ts')
    expect(renderTypes(await readCatalog(contract.backend.app))).toBe(readFileSync(file, 'utf8'))
  })
})

describe('the other schemas', () => {
  it.each(['auth', 'private', 'storage', 'supabase_migrations'])('%s is out of reach of the API', async (schema) => {
    const { anon, admin, service } = contract.clients
    for (const client of [anon, admin, service]) {
      // The types know `public` only, as the API does.
      const answer = await client
        .schema(schema as 'public')
        .from('admins')
        .select()
      expect(answer.error?.code).toBe('PGRST106')
    }
  })
})
