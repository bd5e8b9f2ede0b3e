import { spawnSync } from 'node:child_process'

/** Variables of the system in a host's process. */
const HOST_VARIABLES = ['PATH', 'LD_LIBRARY_PATH', 'TZ']
const SITE_VARIABLES =
  /^(?:SUPABASE_(?:URL|PUBLISHABLE_KEY|SECRET_KEY)|SESSION_SECRET|SITE_URL|CRON_SECRET|REVALIDATE_SECRET|INDEXNOW_\w+|WEB(?:HOOK|SUB)_\w+|NEXT_SERVER_ACTIONS_ENCRYPTION_KEY|CLIENT_ADDRESS_HEADER|OTEL_\w+)$/

export const environmentOf = (env: NodeJS.ProcessEnv, more: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(env).filter(([name]) => HOST_VARIABLES.includes(name) || SITE_VARIABLES.test(name)),
  ),
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  ...more,
})

/** Another user for root's processes, because root may write everywhere; none if only root can read Node's folder. */
export function unprivilegedUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout)
  const user = { uid: idOf('-u'), gid: idOf('-g') }
  return spawnSync(process.execPath, ['--version'], { cwd: '/', ...user }).status === 0 ? user : {}
}
