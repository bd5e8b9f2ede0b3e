import { createClient } from '@supabase/supabase-js'
import { SignJWT } from 'jose'
import { expect } from 'vitest'
import { playServer } from './play-server.ts'

export const SESSION_ID = '0fbeab1b-7a4c-4a44-8e9c-0b1a8bb57b3f'
export const USER = { id: '7a0c8c58-7c2b-4b1c-8a94-1f0a6a3c2f11', email: 'maja@admins.invalid', aud: 'authenticated' }

/** A session of the account, in the format of the sign-in service. */
export const sessionAt = async (aal: string, user: object = USER) => ({
  access_token: await new SignJWT({ aal, session_id: SESSION_ID, sub: USER.id })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1 hour')
    .sign(new TextEncoder().encode('a secret of at least thirty-two characters')),
  token_type: 'bearer',
  expires_in: 3600,
  refresh_token: 'refresh',
  user,
})

export type Answer = [status: number, body?: object]
type Sent = { code?: string; password?: string }

export const refusal = (code: string, status: number): Answer => [status, { code: status, error_code: code, msg: code }]

/** Plays the sign-in service of hosted Supabase, which also names errors in a header; resolves to its address. */
export const playSignInService = (answer: (line: string, sent: Sent) => Answer | Promise<Answer>): Promise<string> =>
  playServer(async (request, response) => {
    let sent = ''
    for await (const chunk of request) sent += String(chunk)
    const [status, body] = await answer(`${request.method} ${request.url}`, JSON.parse(sent || '{}') as Sent)
    const code = body && 'error_code' in body ? { 'x-sb-error-code': String(body.error_code) } : {}
    response.writeHead(status, { 'content-type': 'application/json', ...code })
    response.end(body && JSON.stringify(body))
  })

export const visitor = (url: string) => createClient(url, 'sb_publishable_test', { auth: { autoRefreshToken: false } })

export async function signedIn(url: string) {
  const client = visitor(url)
  const { error } = await client.auth.setSession(await sessionAt('aal1'))
  expect(error).toBeNull()
  return client
}

/** The result of a call; an outage is thrown. */
export const taken = <T>(call: Promise<T>) => call.catch(() => 'outage' as const)
