import type { NextRequest } from 'next/server'
import { missingRightMessage, may } from '@/lib/auth/rights'
import { getAdminContext } from '@/lib/auth/session'
import { serverEnv } from '@/lib/env'
import { readChoice } from '@/lib/export/choice'
import { exportResponse } from '@/lib/export/panel/export'
import { orOutage } from '@/lib/outage'
import { getSite } from '@/lib/settings/get-site'

async function answer(params: URLSearchParams): Promise<Response> {
  const context = await getAdminContext()
  if (!context) return new Response(null, { status: 303, headers: { location: '/admin/export' } })
  if (!may(context.admin, 'import_export')) return new Response(missingRightMessage('import_export'), { status: 403 })
  const choice = readChoice(params)
  if (!choice.success) return new Response(choice.error.issues[0]?.message ?? 'Not an export', { status: 400 })
  if (choice.data.parts.has('messages') && !may(context.admin, 'messages'))
    return new Response(missingRightMessage('messages'), { status: 403 })
  const { name } = await getSite()
  return exportResponse(context, choice.data, { url: serverEnv().SITE_URL, name })
}

/** Streams the export as a download. Without JavaScript, the form of `/admin/export` submits here. */
export async function GET(request: NextRequest): Promise<Response> {
  if (request.headers.get('sec-fetch-site') === 'cross-site') return new Response(null, { status: 403 })
  return orOutage('export', () => answer(request.nextUrl.searchParams))
}
