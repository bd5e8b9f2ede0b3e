import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { newBackendKeys, openBackend } from '../backend/embedded.ts'
import { ROOT } from '../local-server/local-env.ts'
import { runCommand } from '../local-server/run.ts'
import { runContract, withPostgres } from './postgres.ts'

const TEMPLATE = 'hosted_project'
const COPY = 'hosted_project_linted'
/** The version that the documents name. */
const CLI = 'supabase@3'

/** What Supabase has made before the first migration: whose things are whose, and what the owner of a project may. */
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

/** A database as a new project has it: the platform's schemas, in the platform's hands, and nothing of ours. */
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

/** The command line that docs/deploy-serverless.md names, at an address of ours; answers what it prints when that is asked for. */
function supabase(project: URL, command: string[], stdout: 'inherit' | 'pipe' = 'inherit'): string {
  const args = ['--yes', CLI, ...command, `--remote=${project.href}`]
  const done = spawnSync('npx', args, { cwd: ROOT, encoding: 'utf8', stdio: ['inherit', stdout, 'inherit'] })
  if (done.status !== 0) throw new Error(`\`supabase ${command.slice(0, 2).join(' ')}\` has failed.`)
  return done.stdout ?? ''
}

type Linted = { results: { function: string; issues: { level: string; message: string; detail?: string }[] }[] }

/** What the linter says, without its guesses about queries that are put together while they run ("warning extra"). */
function lintFindings(project: URL): string[] {
  const said = supabase(project, ['db', 'lint', '--schema=public,private', '--output-format=json'], 'pipe')
  const { results } = JSON.parse(said) as Linted
  return results.flatMap(({ function: name, issues }) =>
    issues
      .filter(({ level }) => level !== 'warning extra')
      .map(({ level, message, detail = '' }) => `${name}: ${level}: ${message} ${detail}`.trim()),
  )
}

/** The functions, read by plpgsql_check: in a copy, since its extension belongs to no project of ours. */
async function lint(serverUrl: string, project: URL): Promise<void> {
  const server = postgres(serverUrl, { max: 1, onnotice: () => undefined })
  try {
    const found = await server`select 1 from pg_available_extensions where name = 'plpgsql_check'`
    if (found.length === 0)
      return console.log(
        'The functions were not linted: this server has no plpgsql_check. TEST_POSTGRES_URL names one that has.',
      )
    await server.unsafe(`create database ${COPY} template ${TEMPLATE} owner postgres`)
    const [own, url] = [new URL(serverUrl), new URL(project)]
    own.pathname = url.pathname = `/${COPY}`
    const copy = postgres(own.href, { max: 1, onnotice: () => undefined })
    await copy`create extension plpgsql_check`
    await copy.end()
    const findings = lintFindings(url)
    if (findings.length > 0) throw new Error(`\`supabase db lint\` finds:\n  ${findings.join('\n  ')}`)
    console.log('`supabase db lint` finds nothing.')
    await server.unsafe(`drop database ${COPY} with (force)`)
  } finally {
    await server.end()
  }
}

/**
 * `npm run test:hosted [-- <files>]`: the migrations through Supabase's own command line, on a PostgreSQL server, as a role that is
 * not a superuser, with `auth` and `storage` owned by others; its linter, where the server has what that needs; then the contract tests
 * on what it has made. The first time it fetches the command line.
 */
if (import.meta.main)
  await runCommand(async () => {
    const code = await withPostgres(async (url) => {
      const project = await makeProject(url, randomBytes(18).toString('hex'))
      supabase(project, ['db', 'push', '--yes'])
      await lint(url, project)
      process.env.TEST_POSTGRES_TEMPLATE = TEMPLATE
      return runContract(url)
    })
    process.exitCode = code ?? 0
  })
