import { rmSync } from 'node:fs'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../lib/supabase/database.types.ts'
import { startBackend } from '../../scripts/local-server/backend.ts'
import { makeSecrets } from '../../scripts/local-server/local-env.ts'

export type Client = SupabaseClient<Database>

/** A backend without a site, which a test can kill and start again; its folder is removed at the end. */
export async function openTestBackend(folder: string) {
  const secrets = await makeSecrets()
  const env = { ...process.env, ...secrets }
  let backend = await startBackend(folder, env, 0)
  return {
    folder,
    /** The environment of a command beside it. */
    commandEnv: (): NodeJS.ProcessEnv => ({ ...env, DATA_DIR: folder, SUPABASE_URL: backend.url }),
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
    async [Symbol.asyncDispose]() {
      await backend.stop()
      rmSync(folder, { recursive: true, force: true })
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

/** How many of these posts the database has. */
export async function countPosts(client: Client, ids: readonly string[]): Promise<number> {
  let found = 0
  for (let from = 0; from < ids.length; from += 50) {
    const { data } = await client
      .from('blog_posts')
      .select('id')
      .in('id', ids.slice(from, from + 50))
    found += data?.length ?? 0
  }
  return found
}
