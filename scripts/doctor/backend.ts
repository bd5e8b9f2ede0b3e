import { IMAGE_BUCKET, IMAGE_MAX_BYTES, IMAGE_TYPES } from '../../lib/images/image.ts'
import { compareMigrations, type MigrationChecksums } from '../../lib/migration-checksums.ts'
import { counted } from '../../lib/text.ts'
import { type BackendAccess, readAnswer, reasonOf } from './backend-access.ts'
import { type Finding, findingsAbout, isHealthy } from './finding.ts'

/** The state that supabase/migrations creates, for comparison. */
export type Reference = { migrations: MigrationChecksums; access: readonly string[]; schema: readonly string[] }

const backend = findingsAbout('Backend')
const history = findingsAbout('Migrations')
const schema = findingsAbout('Schema')
const access = findingsAbout('Rights and policies')
const bucket = findingsAbout('Bucket')
const signIn = findingsAbout('Sign-in')
const schedule = findingsAbout('Schedule')

const PUSH = 'npx supabase db push --remote'
const CLOCK_LIMIT_SECONDS = 30
/** Free plans call a cron once a day. */
const CRON_LIMIT_HOURS = 26

/** The faults that were found, or the good news without any. */
function faultsOr(good: Finding, faults: (Finding | false | undefined)[]): Finding[] {
  const found = faults.filter((fault) => typeof fault === 'object')
  return found.length > 0 ? found : [good]
}

/** Whether the backend answers and accepts the keys. The other checks need both. */
export async function checkReach(access: BackendAccess): Promise<Finding[]> {
  try {
    const stranger = await readAnswer(await access.asStranger('/rest/v1/blog_posts?select=id&limit=1'))
    if (stranger.status === 401 && stranger.refusal.code !== '42501')
      return [backend.wrong('The backend refuses SUPABASE_PUBLISHABLE_KEY.', 'It may be the key of another project.')]
    if (stranger.status >= 500)
      return [backend.wrong(`${access.url} answers ${stranger.status}.`, 'Is the project paused?')]
    const { error, status } = await access.service.from('admins').select('user_id').limit(1)
    if (error?.code === '42501')
      return [backend.wrong('SUPABASE_SECRET_KEY opens no more than a stranger’s key.', 'Use the key sb_secret_….')]
    if (status === 401)
      return [backend.wrong('The backend refuses SUPABASE_SECRET_KEY.', 'It may be the key of another project.')]
    return [backend.good(`${access.url} answers and takes both keys.`)]
  } catch (error) {
    return [backend.wrong(`${access.url} cannot be reached: ${reasonOf(error)}.`, 'Check SUPABASE_URL.')]
  }
}

/** The difference between this clock and the backend's: tokens and schedules depend on it. */
export async function checkClock(access: BackendAccess, now: () => number): Promise<Finding[]> {
  const date = Date.parse((await access.asStranger('/auth/v1/health')).headers.get('date') ?? '')
  if (Number.isNaN(date)) return [backend.unknown('The backend does not say what time it is.')]
  const seconds = Math.round(Math.abs(now() - date) / 1000)
  if (seconds > CLOCK_LIMIT_SECONDS)
    return [backend.wrong(`This machine’s clock and the backend’s are ${seconds} seconds apart.`, 'Turn on NTP.')]
  return [backend.good('The clocks agree.')]
}

export async function checkMigrations({ service }: BackendAccess, { migrations }: Reference): Promise<Finding[]> {
  const { data, error } = await service.rpc('migration_checksums')
  if (error) {
    // PostgREST's code for a missing function.
    if (error.code !== 'PGRST202') return [history.unknown(`The migrations could not be read (${error.code}).`)]
    return [history.wrong('Migrations are missing.', PUSH)]
  }
  const applied = data as MigrationChecksums | null
  if (applied === null)
    return [history.wrong('The schema has no history: it was made by hand.', `${PUSH} (supabase migration repair)`)]
  const { missing, changed, unknown } = compareMigrations(migrations, applied)
  return faultsOr(history.good(`All ${Object.keys(migrations).length} are applied.`), [
    missing.length > 0 && history.wrong(`${missing.length} missing: ${missing.join(', ')}.`, PUSH),
    changed.length > 0 &&
      history.wrong(
        `${changed.length} applied with other statements than the files have: ${changed.join(', ')}.`,
        'Take the edit of the file back, and write a new migration.',
      ),
    unknown.length > 0 &&
      history.note(
        `${unknown.length} that this version does not know: ${unknown.join(', ')}.`,
        'Deploy the newer code.',
      ),
  ])
}

/** The lines that a database lacks, and the lines that it has in addition. */
const differences = (found: readonly string[], expected: readonly string[]) => ({
  less: expected.filter((line) => !found.includes(line)),
  more: found.filter((line) => !expected.includes(line)),
})

/** Compares functions, columns, constraints, indexes and triggers: the history does not show a manual change. */
export async function checkSchema({ service }: BackendAccess, reference: Reference): Promise<Finding[]> {
  const { data, error } = await service.rpc('schema_report')
  if (error) return [schema.unknown('It could not be read.', 'Apply the migrations first.')]
  const { less, more } = differences(data, reference.schema)
  return [
    ...less.map((line) => schema.wrong(`Missing or changed: ${line}`, 'Restore it as the migrations make it.')),
    ...more.map((line) => schema.note(`Not in the migrations: ${line}`)),
    ...(less.length === 0
      ? [schema.good(`All ${reference.schema.length} objects are as the migrations make them.`)]
      : []),
  ]
}

/** Every grant, policy and table without row-level security, compared with the migrations. */
export async function checkAccess({ service }: BackendAccess, reference: Reference): Promise<Finding[]> {
  const { data, error } = await service.rpc('access_report')
  if (error) return [access.unknown('They could not be read.', 'Apply the migrations first.')]
  const { less, more } = differences(data, reference.access)
  // A project may have other buckets.
  const isForeign = (line: string) => / on storage\./.test(line) && !line.includes(IMAGE_BUCKET)
  const findings = [
    ...more.map((line) =>
      isForeign(line)
        ? access.note(`Not of this project: ${line}`)
        : access.wrong(`Not in the migrations: ${line}`, 'Take it back, or write a migration for it.'),
    ),
    ...less.map((line) => access.wrong(`Missing: ${line}`, 'It was removed by hand.')),
  ]
  const good = access.good(`All ${reference.access.length} are as the migrations make them.`)
  return isHealthy(findings) ? [good, ...findings] : findings
}

export async function checkBucket({ service }: BackendAccess): Promise<Finding[]> {
  const { data, error } = await service.storage.getBucket(IMAGE_BUCKET)
  if (error) {
    const isMissing = 'statusCode' in error && String(error.statusCode) === '404'
    if (!isMissing) return [bucket.unknown('The storage does not answer.')]
    return [bucket.wrong(`The bucket ${IMAGE_BUCKET} is not there: no picture can be stored.`, PUSH)]
  }
  const { public: isPublic, file_size_limit: limit, allowed_mime_types: types } = data
  return faultsOr(bucket.good(`${IMAGE_BUCKET} is there, public, and takes pictures only.`), [
    !isPublic && bucket.wrong(`${IMAGE_BUCKET} is private: no picture is shown.`, 'Make it public.'),
    limit !== IMAGE_MAX_BYTES &&
      bucket.wrong(`${IMAGE_BUCKET} takes files of ${limit ?? 'any'} bytes, not ${IMAGE_MAX_BYTES}.`),
    [...(types ?? [])].sort().join() !== IMAGE_TYPES.join() &&
      bucket.wrong(`${IMAGE_BUCKET} takes other types of files than ${IMAGE_TYPES.join(', ')}.`),
  ])
}

type AuthSettings = { disable_signup?: boolean; mailer_autoconfirm?: boolean; external?: Record<string, boolean> }

/** Whether the e-mail provider is off. The embedded backend accepts passwords although its sign-up is closed. */
async function refusesPasswords(access: BackendAccess): Promise<boolean> {
  const body = JSON.stringify({ email: 'doctor@flavorcraft.invalid', password: 'a wrong one' })
  const headers = { 'content-type': 'application/json' }
  const answer = await access.asStranger('/auth/v1/token?grant_type=password', { method: 'POST', headers, body })
  return (await answer.text()).includes('email_provider_disabled')
}

export async function checkSignIn(access: BackendAccess): Promise<Finding[]> {
  const { status, body } = await readAnswer(await access.asStranger('/auth/v1/settings'))
  if (status !== 200) return [signIn.unknown(`The sign-in’s settings could not be read (${status}).`)]
  const { disable_signup: closed, mailer_autoconfirm: confirmed, external = {} } = body as AuthSettings
  const { count } = await access.service.from('admins').select('user_id', { count: 'exact', head: true })
  return faultsOr(signIn.good(`An account needs an invitation; the panel has ${count} accounts.`), [
    closed &&
      signIn.note(
        'Invitations make no account: the backend takes no sign-ups.',
        'Authentication → Sign In / Providers: allow new users to sign up. The database refuses accounts without an invitation.',
      ),
    !closed &&
      confirmed === false &&
      signIn.wrong(
        'An invited account waits for a mail that is never sent.',
        'Authentication → Sign In / Providers → Email: switch off “Confirm email”.',
      ),
    external.email === false &&
      (await refusesPasswords(access)) &&
      signIn.wrong(
        'No editor can sign in: the e-mail provider is off.',
        'Authentication → Sign In / Providers → Email: switch it on.',
      ),
    external.anonymous_users &&
      signIn.wrong('Strangers are given anonymous accounts.', 'Switch off anonymous sign-ins.'),
    count === 0 &&
      signIn.note('No account can sign in to the panel yet.', 'npm run admin -- create <username> --role admin'),
  ])
}

/** The last run of the schedule. A configured cron must have called it; `npm start` runs it on requests. */
export async function checkSchedule(
  { service }: BackendAccess,
  now: () => number,
  hasCron: boolean,
): Promise<Finding[]> {
  const { data, error } = await service.from('job_runs').select('ran_at').eq('name', 'publish').maybeSingle()
  if (error) return [schedule.unknown('It could not be read when it ran last.')]
  const remedy =
    'Does the host call /api/cron/publish, with CRON_SECRET as the bearer? Posts appear on time all the same.'
  if (!data) {
    const says = 'It has never run.'
    return [hasCron ? schedule.wrong(says, remedy) : schedule.note(says, 'It runs with visits, or by a cron.')]
  }
  const hours = (now() - Date.parse(data.ran_at)) / 3_600_000
  const says = `It ran ${hours < 1 ? 'within the last hour' : `${counted(Math.floor(hours), 'hour')} ago`}.`
  const isLate = hasCron && hours > CRON_LIMIT_HOURS
  return [isLate ? schedule.wrong(says, remedy) : schedule.good(says)]
}
