import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { listAccounts } from '../../lib/auth/accounts.ts'
import { invitationPath, makeInvitation } from '../../lib/auth/invitations.ts'
import { requireOfRole } from '../../lib/auth/own-factor.ts'
import { newPasswordSchema, passwordFault } from '../../lib/auth/password.ts'
import { listRoles, roleNameSchema } from '../../lib/auth/roles.ts'
import { usernameSchema } from '../../lib/auth/schema.ts'
import { serverEnv, siteUrl } from '../../lib/env.ts'
import { ensureReachableBackend } from '../local-server/reachable-backend.ts'
import { runCommand } from '../command.ts'
import { backendClient, serviceClient } from '../service-client.ts'
import { change, createAccount, deleteAccount, resetAccountFactor, setPassword } from './accounts.ts'

const USAGE = `Use: npm run admin -- list
     npm run admin -- create <username> [--role <role>] [--prompt]
     npm run admin -- invite [--role <role>]
     npm run admin -- set-password <username> [--prompt]
     npm run admin -- set-role <username> --role <role>
     npm run admin -- deactivate <username>
     npm run admin -- reactivate <username>
     npm run admin -- delete <username>
     npm run admin -- reset-factor <username>
     npm run admin -- waive-factor --role <role>
A role is admin, editor, author, intern or one that the team has made.
A password is generated and printed once; --prompt asks for one instead. \`invite\` prints a link that makes one account.`

const argumentsSchema = z.object({
  command: z.enum([
    ...(['list', 'create', 'invite', 'set-password', 'set-role', 'deactivate', 'reactivate', 'delete'] as const),
    ...(['reset-factor', 'waive-factor'] as const),
  ]),
  username: usernameSchema.optional(),
  role: roleNameSchema.optional(),
})

function readArguments() {
  const options = { role: { type: 'string' }, prompt: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const [command, username, ...more] = positionals
  const parsed = argumentsSchema.safeParse({ command, username, role: values.role })
  if (!parsed.success) throw new Error(`${z.prettifyError(parsed.error)}\n${USAGE}`)
  const isNamed = !['list', 'invite', 'waive-factor'].includes(parsed.data.command)
  const needsRole = ['set-role', 'waive-factor'].includes(parsed.data.command)
  if (more.length > 0 || isNamed !== (username !== undefined) || (needsRole && !values.role)) throw new Error(USAGE)
  return { ...parsed.data, prompt: values.prompt }
}

function visitorClient() {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = serverEnv()
  return backendClient(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY)
}

/** Reads a password without an echo: neither the screen nor the shell's history shows it. */
async function askPassword(username: string): Promise<string> {
  process.stdout.write('Password (at least 12 characters): ')
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY })
  const password = await terminal.question('')
  terminal.close()
  console.log('')
  const parsed = newPasswordSchema.safeParse(password)
  const fault = parsed.success ? passwordFault(password, username) : parsed.error.issues[0]?.message
  if (fault) throw new Error(`${fault}.`)
  return password
}

/** `npm run admin`: the accounts of the panel, of the backend in use. */
await runCommand(async () => {
  const { command, username = '', role, prompt } = readArguments()
  await ensureReachableBackend()
  const service = serviceClient()
  if (role !== undefined && !(await listRoles(service)).some(({ name }) => name === role))
    throw new Error(`No role is called ${role}.`)
  const password = async () => (prompt ? askPassword(username) : randomBytes(15).toString('base64url'))
  const tell = (text: string, secret?: string) => console.log(prompt || !secret ? text : `${text} Password: ${secret}`)
  switch (command) {
    case 'list':
      return console.table(await listAccounts(service))
    case 'create': {
      const secret = await password()
      await createAccount({ service, visitor: visitorClient() }, username, role ?? 'intern', secret)
      return tell(`${username} (${role ?? 'intern'}) can sign in.`, secret)
    }
    case 'invite':
      return tell(`${siteUrl()}${invitationPath(await makeInvitation(service, role ?? 'intern'))}`)
    case 'set-password': {
      const secret = await password()
      await setPassword({ service, visitor: visitorClient() }, username, secret)
      return tell(`${username} has a new password.`, secret)
    }
    case 'set-role':
      await change(service, username, { role: role ?? 'intern' })
      return tell(`${username} is ${role}.`)
    case 'deactivate':
      await change(service, username, { isActive: false })
      return tell(`${username} has no rights any more; posts keep their byline.`)
    case 'reactivate':
      await change(service, username, { isActive: true })
      return tell(`${username} can sign in again.`)
    case 'delete':
      await deleteAccount(service, username)
      return tell(`${username} is deleted; posts keep their byline.`)
    case 'reset-factor': {
      const isReset = await resetAccountFactor(service, username)
      return tell(isReset ? `The password alone signs ${username} in.` : `${username} has no two-step sign-in.`)
    }
    case 'waive-factor':
      await requireOfRole(service, role ?? '', false)
      return tell(`${role} no longer requires two-step sign-in.`)
  }
}, USAGE)
