import type { NextRequest } from 'next/server'
import { getAdminContext } from '@/lib/auth/session'
import { serverEnv } from '@/lib/env'
import { readChoice } from '@/lib/export/choice'
import { exportResponse, mayExport } from '@/lib/export/panel/export'

/** The export as a download, streamed. Without JavaScript the form of `/admin/export` leads here. */
export async function GET(request: NextRequest): Promise<Response> {
  if (request.headers.get('sec-fetch-site') === 'cross-site') return new Response(null, { status: 403 })
  const context = await getAdminContext()
  if (!context) return new Response(null, { status: 303, headers: { location: '/admin/export' } })
  if (!mayExport(context)) return new Response('Your account may not export', { status: 403 })
  const choice = readChoice(request.nextUrl.searchParams)
  if (!choice.success) return new Response(choice.error.issues[0]?.message ?? 'Not an export', { status: 400 })
  return exportResponse(context, choice.data, serverEnv().SITE_URL)
}
