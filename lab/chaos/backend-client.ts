import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../lib/supabase/database.types.ts'
import { type RunningBackend, startBackend } from '../../scripts/local-server/backend.ts'
import { makeSecrets } from '../../scripts/local-server/local-env.ts'

export type Client = SupabaseClient<Database>

/** A backend alone, without a site, that is killed and started again on one folder. */
export async function backendOn(folder: string) {
  const secrets = await makeSecrets()
  const env = { ...process.env, ...secrets }
  let backend: RunningBackend = await startBackend(folder, env, 0)
  return {
    client: (): Client =>
      createClient<Database>(backend.url, secrets.SUPABASE_SECRET_KEY, {
        auth: { persistSession: false },
        db: { retry: false },
      }),
    kill: () => backend.process.kill('SIGKILL'),
    stop: () => backend.stop(),
    async startAgain() {
      backend = await startBackend(folder, env, 0)
    },
  }
}

export const aPost = (id: string, content = 'Flour, water, salt and patience make bread. '.repeat(20)) => ({
  id,
  title: `Post ${id}`,
  author: 'Chaos',
  content,
  post_type: 'guide' as const,
  status: 'published' as const,
  published_at: new Date().toISOString(),
})
