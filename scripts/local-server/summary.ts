import path from 'node:path'
import { ACCOUNTS_FILE } from '../backend/accounts.ts'
import type { RunningBackend } from './backend.ts'
import { ROOT } from './local-env.ts'

/** What a person needs to know after a start, in a few lines. */
export function printSummary({
  port,
  dataDir,
  backend,
}: {
  port: number
  dataDir: string
  backend: RunningBackend | null
}): void {
  const lines = [
    `FlavorCraft runs on  http://localhost:${port}`,
    `Admin panel          http://localhost:${port}/admin/blog`,
  ]
  if (backend) {
    lines.push(`Data                 ${path.relative(ROOT, dataDir) || dataDir}  (embedded backend, ${backend.url})`)
    const where = path.relative(ROOT, ACCOUNTS_FILE)
    if (backend.newAccounts.length > 0) {
      lines.push(`Accounts (kept in ${where})`)
      for (const { username, password, role } of backend.newAccounts) {
        lines.push(`  ${username.padEnd(10)} ${password}  ${role}`)
      }
    } else {
      lines.push(`Accounts             in ${where}`)
    }
  } else {
    lines.push(`Backend              ${process.env.SUPABASE_URL ?? ''}`)
  }
  console.log(`\n${lines.join('\n')}\nStop with Ctrl-C.\n`)
}
