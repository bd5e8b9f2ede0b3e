import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { newBackendKeys, openBackend } from '../../scripts/backend/embedded.ts'
import { ROOT } from '../../scripts/local-server/local-env.ts'
import { runCommand } from '../../scripts/command.ts'
import { runContract, withPostgres } from './postgres.ts'

const TEMPLATE = 'hosted_project'
/** The version named in the documents. */
const CLI = 'supabase@3'

/** The state of a new Supabase project: the owners of its schemas, and the rights of the project's owner. */
const hostedRules = (password: string) => `
  create role postgres login createrole createdb bypassrls password '${password}';
  create role supabase_auth_admin nologin noinherit createrole;
  create role supabase_storage_admin nologin noinherit createrole;
  alter database ${TEMPLATE} owner to postgres;
  grant anon, authenticated, service_role to postgres with admin option;
  drop schema supabase_migrations cascade;
  do $$
  declare
    v record;
  begin
    for v in
      select n.nspname as schema, c.relname as name, c.relkind as kind from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('auth', 'storage') and c.relkind in ('r', 'v')
    loop
      execute format('alter table %I.%I owner to supabase_%s_admin', v.schema, v.name, v.schema);
    end loop;
    for v in
      select n.nspname as schema, p.oid::regprocedure as name from pg_proc p
      join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('auth', 'storage')
    loop
      execute format('alter function %s owner to supabase_%s_admin', v.name, v.schema);
    end loop;
  end $$;
  alter schema auth owner to supabase_auth_admin;
  alter schema storage owner to supabase_storage_admin;
  grant usage on schema auth to postgres, anon, authenticated, service_role;
  grant usage on schema storage to postgres with grant option;
  grant all on all tables in schema auth to postgres;
  grant all on all tables in schema storage to postgres with grant option;
  -- There an extension lets the owner of a project write policies for the storage's tables, which plain PostgreSQL allows their owner alone.
  grant supabase_storage_admin to postgres with inherit true;
`

/** A database like a new project's: only the platform's schemas, with the platform's owners. */
async function makeProject(serverUrl: string, password: string): Promise<URL> {
  const server = postgres(serverUrl, { max: 1, onnotice: () => undefined })
  await server.unsafe(`create database ${TEMPLATE}`)
  await server.end()
  const url = new URL(serverUrl)
  url.pathname = `/${TEMPLATE}`
  const none = mkdtempSync(path.join(tmpdir(), 'flavorcraft-no-migrations-'))
  const backend = await openBackend({ postgresUrl: url.href }, await newBackendKeys(), none)
  await backend.close()
  rmSync(none, { recursive: true })
  const project = postgres(url.href, { max: 1, onnotice: () => undefined })
  await project.unsafe(hostedRules(password))
  await project.end()
  url.username = 'postgres'
  url.password = password
  return url
}

/** The command of docs/deploy-serverless.md, with the address of the test's database. */
function pushMigrations(project: URL): void {
  const args = ['--yes', CLI, 'db', 'push', '--yes', `--remote=${project.href}`]
  if (spawnSync('npx', args, { cwd: ROOT, stdio: 'inherit' }).status !== 0)
    throw new Error('`supabase db push` failed.')
}

/**
 * `npm run test:hosted [-- <files>]`: the migrations through Supabase's own command line, on a PostgreSQL server, as a role that is
 * not a superuser, with `auth` and `storage` owned by others; then the contract tests on the result. The first time it fetches the
 * command line.
 */
if (import.meta.main)
  await runCommand(async () => {
    const code = await withPostgres(async (url) => {
      const project = await makeProject(url, randomBytes(18).toString('hex'))
      pushMigrations(project)
      process.env.TEST_POSTGRES_TEMPLATE = TEMPLATE
      return runContract(url)
    })
    process.exitCode = code ?? 0
  })
