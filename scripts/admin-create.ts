import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { loginEmail, usernameSchema } from '../lib/auth/schema.ts'
import { serverEnv } from '../lib/env.ts'
import type { Database } from '../lib/supabase/database.types.ts'
import { ensureReachableBackend } from './local-server/reachable-backend.ts'
import { runCommand } from './local-server/run.ts'

const USAGE = 'Use: npm run admin:create -- <username> [--role admin|intern] [--password <at least 12 characters>]'

const argumentsSchema = z.object({
  username: usernameSchema,
  role: z.enum(['admin', 'intern']),
  password: z.string().min(12).max(100),
})

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string', default: 'intern' }, password: { type: 'string' } },
  })
  const parsed = argumentsSchema.safeParse({
    username: positionals[0],
    role: values.role,
    password: values.password ?? randomBytes(15).toString('base64url'),
  })
  if (!parsed.success) throw new Error(`${z.prettifyError(parsed.error)}\n${USAGE}`)
  return parsed.data
}

/** `npm run admin:create`: an account for the panel on a hosted project. The password is printed once. */
await runCommand(async () => {
  const { username, role, password } = readArguments()
  await ensureReachableBackend()
  const env = serverEnv()
  const service = createClient<Database>(env.SUPABASE_URL, env.SUPABASE_SECRET_KEY, { auth: { persistSession: false } })
  const created = await service.auth.admin.createUser({ email: loginEmail(username), password, email_confirm: true })
  if (created.error) {
    throw new Error(
      created.error.status === 404
        ? 'The embedded backend makes its four accounts itself; this command is for a hosted project.'
        : `The account could not be made: ${created.error.message}`,
    )
  }
  const { error } = await service.from('admins').insert({ user_id: created.data.user.id, username, role })
  if (error) {
    await service.auth.admin.deleteUser(created.data.user.id)
    throw new Error(`The account could not be made an admin: ${error.message}`)
  }
  console.log(`${username} (${role}) can sign in with the password ${password}`)
})
