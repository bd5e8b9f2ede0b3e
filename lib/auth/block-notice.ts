import 'server-only'
import { cookies } from 'next/headers'
import { connection } from 'next/server'
import { z } from 'zod'
import { BLOCK_COOKIE } from './cookies'
import { LOGIN_BLOCK_MINUTES, USERNAME_MAX } from './limits'
import type { Block } from './messages'
import { serverEnv } from '@/lib/env'
import { sessionCookieOptions } from '@/lib/supabase/cookies'

const noticeSchema = z.object({
  reason: z.enum(['name', 'network']),
  username: z.string().max(USERNAME_MAX),
  until: z.number(),
})

const MINUTE = 60_000

function blockOf(text: string | undefined, now: number): Block | null {
  if (text === undefined) return null
  try {
    const { data } = noticeSchema.safeParse(JSON.parse(text))
    return data && data.until > now && data.until <= now + LOGIN_BLOCK_MINUTES * MINUTE ? data : null
  } catch {
    return null
  }
}

/** What this browser was last told of a block that still lasts, and when that was read. It may be forged: nothing is decided by it. */
export async function readBlockNotice(): Promise<{ block: Block | null; shownAt: number }> {
  const text = (await cookies()).get(BLOCK_COOKIE)?.value
  // What is made ahead of a visit knows its cookies, and has no moment of its own: it ends here.
  await connection()
  const shownAt = Date.now()
  return { block: blockOf(text, shownAt), shownAt }
}

/** Notes a block for a reload, or takes the note away. Inside a server action. */
export async function writeBlockNotice(block: Block | null): Promise<void> {
  const store = await cookies()
  if (block) {
    const options = sessionCookieOptions(serverEnv().SITE_URL)
    const maxAge = Math.max(1, Math.ceil((block.until - Date.now()) / 1000))
    store.set(BLOCK_COOKIE, JSON.stringify(block), { ...options, maxAge })
  } else if (store.has(BLOCK_COOKIE)) store.delete(BLOCK_COOKIE)
}
