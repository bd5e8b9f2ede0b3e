import type { NextRequest } from 'next/server'
import { getAdmin } from '@/lib/auth/session'
import { messagesCsv } from '@/lib/contact/inbox/export'
import { readInbox } from '@/lib/contact/inbox/params'
import { listAllMessages } from '@/lib/contact/inbox/queries'

/** The messages of a view of the inbox as a CSV file. */
export async function GET(request: NextRequest): Promise<Response> {
  if (!(await getAdmin())) return new Response('Sign in first', { status: 401, headers: { 'cache-control': 'no-store' } })
  const params = readInbox(Object.fromEntries(request.nextUrl.searchParams))
  const day = new Date().toISOString().slice(0, 10)
  return new Response(messagesCsv(await listAllMessages(params)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="messages-${day}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
