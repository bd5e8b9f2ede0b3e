import { readFileSync } from 'node:fs'
import path from 'node:path'
import { environmentProblems } from '../../lib/env.ts'
import { ROOT } from '../local-server/local-env.ts'
import { isLocal } from '../local-server/examples.ts'
import { type Finding, findingsAbout, isHealthy } from './finding.ts'

const { good, note, wrong } = findingsAbout('Variables')

/** The payload of a legacy key, which is a signed token; null for current keys. */
function roleOf(key: string): string | null {
  const [, payload] = key.split('.')
  if (!key.startsWith('eyJ') || !payload) return null
  try {
    return String((JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { role?: unknown }).role)
  } catch {
    return null
  }
}

const isSecretKey = (key: string) => key.startsWith('sb_secret_') || roleOf(key) === 'service_role'
const isPublishableKey = (key: string) => key.startsWith('sb_publishable_') || roleOf(key) === 'anon'

function keyFindings(env: NodeJS.ProcessEnv): Finding[] {
  const found: Finding[] = []
  if (isSecretKey(env.SUPABASE_PUBLISHABLE_KEY ?? ''))
    found.push(
      wrong(
        'SUPABASE_PUBLISHABLE_KEY holds a secret key: public pages would read past every policy.',
        'Put the key that begins with sb_publishable_ there, and make a new secret key: this one has been in the wrong place.',
      ),
    )
  if (isPublishableKey(env.SUPABASE_SECRET_KEY ?? ''))
    found.push(
      wrong(
        'SUPABASE_SECRET_KEY holds a publishable key: no message could be stored and no editor could sign in.',
        'Put the key that begins with sb_secret_ there (Project Settings → API keys).',
      ),
    )
  for (const name of Object.keys(env).filter((each) => /^NEXT_PUBLIC_.*(?:SECRET|KEY|TOKEN|PASSWORD)/.test(each)))
    found.push(
      wrong(`${name} would be sent to every browser.`, 'Take it away: nothing here reads NEXT_PUBLIC_ variables.'),
    )
  return found
}

function addressFindings(env: NodeJS.ProcessEnv): Finding[] {
  const site = URL.parse(env.SITE_URL ?? '')
  if (!site) return []
  const found: Finding[] = []
  if (site.protocol !== 'https:' && !isLocal(site.href))
    found.push(wrong(`SITE_URL is ${site.href}: without https the session cookie travels in the open.`, 'Use https.'))
  if (site.pathname !== '/' || site.search || site.hash)
    found.push(
      wrong(`SITE_URL is ${site.href}: the site lives at the root of its address.`, `Set it to ${site.origin}`),
    )
  if (isLocal(site.href) && env.SUPABASE_URL && !isLocal(env.SUPABASE_URL))
    found.push(
      note(`SITE_URL is ${site.href}: right on this machine, wrong on a host.`, 'Links, feeds and cards name it.'),
    )
  return found
}

/** Checks the variables without any request. */
export function checkVariables(env: NodeJS.ProcessEnv): Finding[] {
  const problems = environmentProblems(env).map((line) => wrong(line, 'See .env.example.'))
  const found = [...problems, ...keyFindings(env), ...addressFindings(env)]
  if (!env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY)
    found.push(
      note(
        'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY is not set: forms that are open during a deployment, or answered by another instance, fail once.',
        'openssl rand -base64 32, the same on every instance and for every build.',
      ),
    )
  if (!env.CRON_SECRET)
    found.push(note('CRON_SECRET is not set: no cron of a host can call the site. Posts appear on time without one.'))
  return isHealthy(found) ? [good('Every variable is there and has its form.'), ...found] : found
}

/** Names in a file of variables that this release does not read: removed by an upgrade, or mistyped. */
export function checkNames(names: readonly string[]): Finding[] {
  const example = readFileSync(path.join(ROOT, '.env.example'), 'utf8')
  const known = [...example.matchAll(/^# ?([A-Z0-9_]+)=/gm)].map(([, name = '']) => name)
  return names
    .filter((name) => !known.includes(name) && !/^(?:OTEL|AWS)_|^NODE_ENV$/.test(name))
    .map((name) =>
      note(
        `${name} is not read by this release.`,
        'Correct its spelling, or remove it: CHANGELOG.md names variables that are gone.',
      ),
    )
}
